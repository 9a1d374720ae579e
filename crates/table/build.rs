//! Tells cargo to build again when a migration changes: they are inside the program.

fn main() {
    println!("cargo:rerun-if-changed=migrations");
}
