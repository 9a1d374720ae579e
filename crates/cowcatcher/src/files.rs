//! Files and folders named on the command line.

use crate::stop::Stop;
use std::fs;
use std::path::{Path, PathBuf};

/// The files themselves, and all files below the folders that end in `.ext`, in order.
pub fn collect(paths: &[PathBuf], ext: &str) -> Result<Vec<PathBuf>, Stop> {
    let mut files = Vec::new();
    for path in paths {
        if path.is_dir() {
            let before = files.len();
            walk(path, ext, &mut files)?;
            if files.len() == before {
                return Err(Stop::Usage(format!("{}: there is no *.{ext} in this folder", path.display())));
            }
        } else {
            files.push(path.clone());
        }
    }
    Ok(files)
}

/// All files below a folder that end in `.ext`, sorted by path.
pub fn walk(folder: &Path, ext: &str, into: &mut Vec<PathBuf>) -> Result<(), Stop> {
    let unreadable = |error: std::io::Error| Stop::Usage(format!("{}: {error}", folder.display()));
    let mut entries: Vec<PathBuf> = Vec::new();
    for entry in fs::read_dir(folder).map_err(unreadable)? {
        entries.push(entry.map_err(unreadable)?.path());
    }
    entries.sort();
    for path in entries {
        if path.is_dir() {
            walk(&path, ext, into)?;
        } else if path.extension().is_some_and(|found| found == ext) {
            into.push(path);
        }
    }
    Ok(())
}

/// The bytes of a file.
pub fn read(path: &Path) -> Result<Vec<u8>, Stop> {
    fs::read(path).map_err(|error| Stop::Usage(format!("{}: {error}", path.display())))
}

/// Writes a file.
pub fn write(path: &Path, text: &str) -> Result<(), Stop> {
    fs::write(path, text).map_err(|error| Stop::Usage(format!("{}: {error}", path.display())))
}
