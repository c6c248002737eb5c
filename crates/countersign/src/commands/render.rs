//! `countersign render`: a PDF without a server.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use jiff::tz::TimeZone;
use model::Clock;
use model::body::{Body, JsonObject};
use model::clock::SystemClock;
use model::values::Values;
use render::{FontSources, ImageFormat, Press, PreviewOptions, Request};
use serde::Deserialize;
use template::Template;
use template::print::Print;
use template::resolve::Facts;

use super::say;
use crate::Failure;

/// What `render` takes.
#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// The template: name, content, symbolTable, expressionTable, formSchema, as the API takes them; or a Markdown file.
    template: PathBuf,
    /// Values by name; without, the PDF shows blanks.
    #[arg(long, value_name = "FILE")]
    data: Option<PathBuf>,
    /// Where to write: a name that ends with .pdf, .png or .svg; pictures show one page.
    #[arg(short, long, value_name = "FILE", default_value = "out.pdf")]
    output: PathBuf,
    /// Which page a picture shows.
    #[arg(long, value_name = "N", default_value_t = 1)]
    page: usize,
    /// Make up values that are missing, to see what the template looks like.
    #[arg(long)]
    sample: bool,
    /// A file that the template refers to by an id; files beside the template are found by their names.
    #[arg(long = "file", value_name = "ID=PATH", value_parser = id_and_path)]
    files: Vec<(String, PathBuf)>,
    /// A folder with fonts beyond those of the program.
    #[arg(long, value_name = "DIR")]
    fonts: Option<PathBuf>,
}

fn id_and_path(text: &str) -> Result<(String, PathBuf), String> {
    let (id, path) = text.split_once('=').ok_or("give an id, an equals sign and a path")?;
    Ok((id.to_owned(), path.into()))
}

/// A template as a file holds it.
#[derive(Debug, Default, Deserialize)]
#[serde(default, rename_all = "camelCase")]
struct TemplateFile {
    name: Option<String>,
    content: JsonObject,
    symbol_table: JsonObject,
    expression_table: JsonObject,
    form_schema: JsonObject,
}

/// Renders a template with values.
pub(super) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let (name, template) = read_template(&arguments.template)?;
    let values = arguments.data.as_deref().map(read_values).transpose()?.unwrap_or_default();
    let mut problems = model::error::Problems::new();
    template.check_values("data", &values, &mut problems);
    problems.done()?;
    let facts = Facts {
        name: &name,
        ident: &name,
        language: None,
        values: &values,
        signatures: &BTreeMap::new(),
        at: SystemClock.now(),
        time_zone: TimeZone::UTC,
        sample: arguments.sample,
    };
    let resolved = template.resolve(&facts)?;
    let files = find_files(&resolved.print, arguments)?;
    let folders = arguments.fonts.iter().cloned().collect();
    let press = Press::new(FontSources::new(folders, true));
    let request = Request { print: resolved.print, files };
    let warnings = write(&press, &request, arguments)?;
    for warning in resolved.warnings.iter().chain(&warnings) {
        say(format_args!("warning: {warning}"));
    }
    say(format_args!("{}", arguments.output.display()));
    Ok(())
}

fn write(press: &Press, request: &Request, arguments: &Arguments) -> Result<Vec<String>, Failure> {
    let ending = arguments.output.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
    let format = match ending.to_ascii_lowercase().as_str() {
        "png" => ImageFormat::Png,
        "svg" => ImageFormat::Svg,
        "pdf" => {
            let rendered = press.print(request)?;
            std::fs::write(&arguments.output, &rendered.pdf)?;
            return Ok(rendered.warnings.iter().map(ToString::to_string).collect());
        }
        _ => return Err("the output's name must end with .pdf, .png or .svg".into()),
    };
    let index = arguments.page.checked_sub(1).ok_or("pages are counted from 1")?;
    let options = PreviewOptions { format, pages: index..index + 1, ..PreviewOptions::default() };
    let preview = press.preview(request, &options)?;
    let page = preview.pages.first().ok_or_else(|| format!("there is no page {}", arguments.page))?;
    std::fs::write(&arguments.output, &page.data)?;
    Ok(preview.warnings.iter().map(ToString::to_string).collect())
}

fn read_template(path: &Path) -> Result<(String, Template), Failure> {
    let text = read(path)?;
    let stem = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
    let is_markdown = path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("md"));
    let file = if is_markdown {
        let content = serde_json::json!({ "markdown": text }).to_string();
        TemplateFile { content: JsonObject::stored(content)?, ..TemplateFile::default() }
    } else {
        serde_json::from_str(&text).map_err(|error| format!("{} is not a template: {error}", path.display()))?
    };
    let body = Body {
        content: file.content,
        symbol_table: file.symbol_table,
        expression_table: file.expression_table,
        form_schema: file.form_schema,
    };
    Ok((file.name.unwrap_or(stem), Template::read(&template::markdown::expanded(body)?)?))
}

fn read_values(path: &Path) -> Result<Values, Failure> {
    let values = Values::stored(&read(path)?);
    Ok(values.map_err(|error| format!("{} does not hold values by name: {error}", path.display()))?)
}

fn read(path: &Path) -> Result<String, Failure> {
    Ok(std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?)
}

/// The files that are to be printed: those named on the command line, else those beside the template.
fn find_files(print: &Print, arguments: &Arguments) -> Result<BTreeMap<String, bytes::Bytes>, Failure> {
    let beside = arguments.template.parent().unwrap_or(Path::new("."));
    let mut files = BTreeMap::new();
    for id in print.files() {
        let named = arguments.files.iter().find(|(known, _)| known == id).map(|(_, path)| path.clone());
        let path = named.unwrap_or_else(|| beside.join(id));
        let content = std::fs::read(&path).map_err(|error| {
            format!("{id}: {} can't be read: {error}; name the file with --file {id}=PATH", path.display())
        })?;
        files.insert(id.to_owned(), content.into());
    }
    Ok(files)
}
