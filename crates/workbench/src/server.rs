//! A server of our own as a child process, which ends with us or is killed.

use cowcatcher::stop::Stop;
use rand::RngExt;
use std::io::{BufRead, BufReader};
use std::net::{Ipv4Addr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// Ports that no system hands out by itself. A client that knocks at the port of a server which is down could otherwise
/// be given that very port to knock from, and would be connected with itself.
const PORTS: std::ops::Range<u16> = 20_000..30_000;

/// Milliseconds that a bot waits before each click: nobody follows it here.
const PACE: &str = "5";

/// Where a server runs. It can be started on the same port and database again and again.
#[derive(Clone, Debug)]
pub struct Place {
    /// The file that holds the tables, or the address of the database.
    pub database: PathBuf,
    /// The port.
    pub port: u16,
}

impl Place {
    /// Free ports for so many servers on one database: this one, or a file in a folder.
    pub fn some(servers: usize, database: Option<&Path>, folder: &Path) -> Result<Vec<Place>, Stop> {
        let mut places = Vec::new();
        while places.len() < servers.max(1) {
            let mut place = Place::new(folder)?;
            if let Some(database) = database {
                place.database = database.to_owned();
            }
            if places.iter().all(|other: &Place| other.port != place.port) {
                places.push(place);
            }
        }
        Ok(places)
    }

    /// A free port, and a database in a folder.
    pub fn new(folder: &Path) -> Result<Place, Stop> {
        let mut rng = rand::rng();
        let free = |port: &u16| TcpListener::bind((Ipv4Addr::LOCALHOST, *port)).is_ok();
        let port = (0..1000).map(|_| rng.random_range(PORTS)).find(free);
        let port = port.ok_or_else(|| Stop::No("no port is free".to_owned()))?;
        Ok(Place { database: folder.join("tables.db"), port })
    }

    /// The address of the server there.
    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// Begins to start a server and does not wait until it is ready.
    pub fn begin(&self) -> Result<Server, Stop> {
        let child = Command::new(std::env::current_exe()?)
            .args(["serve", "--rate", "0"])
            // All of them come from one address.
            .args([
                "--set",
                "quotas=false",
                "--set",
                "connections.an-address=0",
                "--set",
                "connections.streams-an-address=0",
            ])
            .args(["--listen", &format!("127.0.0.1:{}", self.port)])
            .args(["--pace", PACE])
            .arg("--database")
            .arg(&self.database)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()?;
        Ok(Server { child })
    }

    /// Starts a server and waits until it is ready.
    pub fn start(&self) -> Result<Server, Stop> {
        let mut server = self.begin()?;
        let mut line = String::new();
        if let Some(said) = server.child.stdout.take() {
            BufReader::new(said).read_line(&mut line)?;
        }
        if line.contains(&self.address()) { Ok(server) } else { Err(Stop::No("the server did not start".to_owned())) }
    }
}

/// A running server.
#[derive(Debug)]
pub struct Server {
    child: Child,
}

impl Server {
    /// The memory that it used at most, where the system tells.
    pub fn memory_mb(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find(|line| line.starts_with("VmHWM"))?;
        let kilobytes: u64 = line.split_whitespace().nth(1)?.parse().ok()?;
        Some(kilobytes / 1024)
    }

    /// The seconds that the processor has worked for it, where the system tells.
    pub fn cpu_seconds(&self) -> Option<f64> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id())).ok()?;
        // The name stands in brackets and may hold anything; the 14th and 15th fields are ticks, of which Linux has 100 a second.
        let fields = stat.rsplit_once(')')?.1;
        let ticks: u64 = fields.split_whitespace().skip(11).take(2).filter_map(|field| field.parse::<u64>().ok()).sum();
        Some(ticks as f64 / 100.0)
    }

    /// The bytes that it had written to the disk, where the system tells.
    pub fn written_bytes(&self) -> Option<u64> {
        let io = std::fs::read_to_string(format!("/proc/{}/io", self.child.id())).ok()?;
        io.lines().find_map(|line| line.strip_prefix("write_bytes: ")?.parse().ok())
    }

    /// Kills it (`kill -9`): it gets no chance to finish anything.
    pub fn kill(mut self) -> Result<(), Stop> {
        // One that has ended by itself did so against our will.
        if let Some(status) = self.child.try_wait()? {
            return Err(Stop::No(format!("the server ended by itself: {status}")));
        }
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already; then there is nothing to do.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
