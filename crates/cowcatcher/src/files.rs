//! Files and folders named on the command line.

use crate::stop::Stop;
use std::fs;
use std::path::{Path, PathBuf};

/// The files themselves, and all files below the folders that have one of these endings, in order.
pub fn collect(paths: &[PathBuf], endings: &[&str]) -> Result<Vec<PathBuf>, Stop> {
    let mut files = Vec::new();
    for path in paths {
        if path.is_dir() {
            let before = files.len();
            walk(path, endings, &mut files)?;
            if files.len() == before {
                let endings = endings.join(" or *.");
                return Err(Stop::Usage(format!("{}: there is no *.{endings} in this folder", path.display())));
            }
        } else {
            files.push(path.clone());
        }
    }
    Ok(files)
}

/// All files below a folder that have one of these endings, sorted by path.
pub fn walk(folder: &Path, endings: &[&str], into: &mut Vec<PathBuf>) -> Result<(), Stop> {
    let unreadable = |error: std::io::Error| Stop::Usage(format!("{}: {error}", folder.display()));
    let mut entries: Vec<PathBuf> = Vec::new();
    for entry in fs::read_dir(folder).map_err(unreadable)? {
        entries.push(entry.map_err(unreadable)?.path());
    }
    entries.sort();
    for path in entries {
        if path.is_dir() {
            walk(&path, endings, into)?;
        } else if path.extension().is_some_and(|found| endings.iter().any(|ending| found == *ending)) {
            into.push(path);
        }
    }
    Ok(())
}

/// The bytes of a file.
pub fn read(path: &Path) -> Result<Vec<u8>, Stop> {
    fs::read(path).map_err(|error| Stop::Usage(format!("{}: {error}", path.display())))
}

/// The text of a file.
pub fn text(path: &Path) -> Result<String, Stop> {
    String::from_utf8(read(path)?).map_err(|_| Stop::No(format!("{}: not a text file", path.display())))
}

/// Writes a file.
pub fn write(path: &Path, text: &str) -> Result<(), Stop> {
    fs::write(path, text).map_err(|error| Stop::Usage(format!("{}: {error}", path.display())))
}
