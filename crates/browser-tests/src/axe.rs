//! axe-core, which knows what makes a page hard for whom. It comes from the npm registry when a test wants it.

use crate::browser::Browser;
use crate::laws::Fault;
use serde_json::json;
use std::path::Path;
use std::process::Command;

/// Always the same version: what a new one finds is for whoever raises this.
const PACKAGE: &str = "axe-core@4.14.0";

/// The source of axe-core; `None`, and why on a printed line, where there is no npm or no network.
pub fn fetch() -> Option<String> {
    let folder = tempfile::tempdir().unwrap();
    let run = |program: &str, args: &[&str]| -> Result<(), String> {
        let output = Command::new(program).args(args).current_dir(folder.path()).output();
        let output = output.map_err(|error| format!("{program}: {error}"))?;
        let said = String::from_utf8_lossy(&output.stderr).trim().to_owned();
        if output.status.success() { Ok(()) } else { Err(format!("{program} fails: {said}")) }
    };
    let packed = |folder: &Path| {
        let mut entries =
            std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
        entries.find(|name| name.ends_with(".tgz"))
    };
    let unpacked = run("npm", &["pack", "--silent", "--fetch-retries=1", PACKAGE])
        .and_then(|()| packed(folder.path()).ok_or_else(|| "npm packs nothing".to_owned()))
        .and_then(|name| run("tar", &["xzf", &name]));
    match unpacked {
        Ok(()) => Some(std::fs::read_to_string(folder.path().join("package/axe.min.js")).unwrap()),
        Err(trouble) => {
            eprintln!("SKIPPED, no page was judged by axe-core: {trouble}");
            None
        }
    }
}

impl Browser {
    /// What axe-core finds wrong with a page, by its rules.
    pub async fn judged_by(&self, axe: &str) -> Vec<Fault> {
        let script = format!(
            "{axe}
            return axe.run(document, {{ resultTypes: ['violations'] }}).then(({{ violations }}) => violations.flatMap(
                ({{ id, help, nodes }}) => nodes.map((node) => ({{ law: 'axe', what: id + ' (' + help + ')',
                    detail: node.target.join(' ') + ': ' + ((node.any[0] ?? node.all[0] ?? node.none[0])?.message ?? '') }}))));"
        );
        serde_json::from_value(self.script(&script, &[]).await).unwrap()
    }

    /// Shows pages in light or dark colours.
    pub async fn colour(&self, colours: &str) {
        let scheme = json!({ "features": [{ "name": "prefers-color-scheme", "value": colours }, { "name": "prefers-reduced-motion", "value": "reduce" }] });
        self.tool("Emulation.setEmulatedMedia", scheme).await;
    }
}
