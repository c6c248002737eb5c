//! What others use to print the same contract. `scripts/need bench` installs them; one that is not there is not measured, and
//! the table says so.

use std::{
    ffi::OsStr,
    fs,
    path::{Path, PathBuf},
};

use tokio::process::Command;

use crate::{
    failure::{Doing, Result},
    instance::Workshop,
    printer::Printer,
};

/// The Python for which Debian makes LibreOffice's bindings, and which needs nothing else for Chromium.
const SYSTEM_PYTHON: &str = "/usr/bin/python3";

/// Where the others are found.
#[derive(Debug, clap::Args)]
pub struct Options {
    /// The scripts that drive them.
    #[arg(long, value_name = "FOLDER", default_value = "bench/competitors")]
    competitors: PathBuf,
    /// What scripts/need and scripts/bench-fonts have installed for them.
    #[arg(long, value_name = "FOLDER", default_value = ".cache")]
    installed: PathBuf,
}

/// What a competitor takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// A page.
    Html,
    /// A flat ODF text.
    Fodt,
}

/// One of them.
#[derive(Clone, Copy, Debug)]
pub struct Competitor {
    /// What it is called, whatever its version.
    pub name: &'static str,
    /// What it takes.
    pub format: Format,
    script: &'static str,
    /// Whether it needs the Python that has WeasyPrint.
    installed_python: bool,
}

/// All of them.
pub const ALL: [Competitor; 3] = [
    Competitor {
        name: "WeasyPrint",
        format: Format::Html,
        script: "weasyprint_printer.py",
        installed_python: true,
    },
    Competitor { name: "Chromium", format: Format::Html, script: "chromium_printer.py", installed_python: false },
    Competitor {
        name: "LibreOffice",
        format: Format::Fodt,
        script: "libreoffice_printer.py",
        installed_python: false,
    },
];

impl Options {
    /// Starts one, with the contract's font and no other where that has been fetched.
    pub async fn start(&self, competitor: Competitor, workshop: &Workshop, scratch: &Path) -> Result<Printer> {
        let python = if competitor.installed_python {
            self.installed.join("bench-venv/bin/python")
        } else {
            SYSTEM_PYTHON.into()
        };
        let mut program = Command::new(python);
        program.arg(self.competitors.join(competitor.script));
        if let Some(fonts) = self.fonts(scratch)? {
            program.env("FONTCONFIG_FILE", fonts);
        }
        Printer::start(program, &workshop.log(competitor.script.trim_end_matches("_printer.py"))).await
    }

    /// Whether they print in the contract's font.
    pub fn has_fonts(&self) -> bool {
        let files = fs::read_dir(self.font_folder()).into_iter().flatten().flatten();
        files.filter(|file| file.path().extension() == Some(OsStr::new("ttf"))).count() > 0
    }

    fn font_folder(&self) -> PathBuf {
        self.installed.join("bench-fonts")
    }

    /// Writes what fontconfig reads, which all three ask for fonts.
    fn fonts(&self, scratch: &Path) -> Result<Option<PathBuf>> {
        if !self.has_fonts() {
            return Ok(None);
        }
        let folder = self.font_folder().canonicalize().doing("looking for the contract's font")?;
        let file = scratch.join("fonts.conf");
        let text = format!(
            "<?xml version=\"1.0\"?>\n<!DOCTYPE fontconfig SYSTEM \"fonts.dtd\">\n\
             <fontconfig><dir>{}</dir><cachedir>{}</cachedir></fontconfig>\n",
            folder.display(),
            scratch.join("fontconfig").display()
        );
        fs::write(&file, text).doing(format!("writing {}", file.display()))?;
        Ok(Some(file))
    }
}
