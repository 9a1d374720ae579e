//! axe-core, which knows what makes a page hard for whom. It comes from the npm registry when a test wants it.

use crate::browser::Browser;
use crate::laws::Fault;
use serde_json::json;
use std::process::Command;

/// Always the same version: what a new one finds is for whoever raises this.
const PACKAGE: &str = "axe-core@4.14.0";

/// The source of axe-core, fetched once and kept beside the tests; `None`, and why on a printed line, where there is no npm or no network.
pub fn fetch() -> Option<String> {
    let kept = std::env::current_exe().unwrap().with_file_name(format!("{PACKAGE}.js"));
    if let Ok(source) = std::fs::read_to_string(&kept) {
        return Some(source);
    }
    let folder = tempfile::tempdir_in(kept.parent().unwrap()).unwrap();
    let run = |program: &str, args: &[&str]| -> Result<String, String> {
        let output = Command::new(program).args(args).current_dir(folder.path()).output();
        let output = output.map_err(|error| format!("{program}: {error}"))?;
        let said = |bytes: &[u8]| String::from_utf8_lossy(bytes).trim().to_owned();
        if output.status.success() {
            Ok(said(&output.stdout))
        } else {
            Err(format!("{program} fails: {}", said(&output.stderr)))
        }
    };
    let unpacked = run("npm", &["pack", "--silent", "--fetch-retries=1", PACKAGE])
        .and_then(|name| run("tar", &["xzf", name.lines().last().unwrap_or_default(), "package/axe.min.js"]));
    match unpacked {
        Ok(_) => {
            let source = folder.path().join("package/axe.min.js");
            let text = std::fs::read_to_string(&source).unwrap();
            // Tests that run at once may all have fetched it: it is there whole or not at all.
            std::fs::rename(source, kept).unwrap();
            Some(text)
        }
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
