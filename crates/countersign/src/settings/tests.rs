use super::*;

fn load(file: &str, variables: &[(&str, &str)]) -> Result<Settings, Error> {
    let variables = variables.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
    Settings::load(Some(file), variables)
}

fn settings(file: &str, variables: &[(&str, &str)]) -> Settings {
    load(file, variables).expect("good settings")
}

fn problem(file: &str, variables: &[(&str, &str)]) -> String {
    let message = load(file, variables).expect_err("bad settings").to_string();
    assert!(!message.contains('\n'), "more than one line: {message}");
    message
}

#[test]
fn everything_works_with_nothing_set() {
    let settings = Settings::load(None, std::iter::empty()).expect("good settings");
    assert_eq!(settings.data_dir, Path::new("./data"));
    assert!(settings.secret_key.is_empty());
    assert_eq!(settings.http.listen.to_string(), "127.0.0.1:8080");
    assert_eq!(settings.http.base_url, None);
    assert!(settings.http.trusted_proxies.is_empty());
    assert_eq!(settings.http.metrics_listen, None);
    assert_eq!(settings.database.url.expose(), "sqlite:./data/countersign.db");
    assert_eq!(settings.blobs.url, "file:./data/blobs");
    assert_eq!(settings.api.v1, VersionOne::Serve);
    assert_eq!(settings.api.v1_sunset, None);
    assert_eq!(
        settings.api.retired_paths,
        [
            "/api/external/integration", "/api/external/integrations", "/api/external/template-webhooks",
            "/api/external/templates/{id}/webhooks"
        ]
    );
    assert_eq!(settings.smtp.url, None);
    assert_eq!(settings.smtp.from, "Countersign <no-reply@localhost>");
    assert_eq!(settings.render.workers, None);
    assert_eq!(settings.render.fonts_dir, Path::new("./data/fonts"));
    assert_eq!(settings.limits.body_bytes, 2 * 1024 * 1024);
    assert_eq!(settings.limits.upload_bytes, 25 * 1024 * 1024);
    assert_eq!(settings.limits.body_nesting, 64);
    assert_eq!(settings.limits.name_length, 255);
    assert_eq!(settings.limits.recipients, 100);
    assert_eq!(settings.limits.message_length, 2000);
    assert_eq!(settings.limits.values, 1000);
    assert_eq!(settings.limits.value_length, 100_000);
    assert_eq!(settings.log.format, LogFormat::Text);
}

#[test]
fn the_variable_wins_over_the_file_and_the_file_over_the_default() {
    let file = "data_dir = '/srv/file'\n[http]\nlisten = '127.0.0.1:1'\n[limits]\nrecipients = 7\n";
    let settings = settings(file, &[("COUNTERSIGN_HTTP_LISTEN", "127.0.0.1:2"), ("PATH", "/bin")]);
    assert_eq!(settings.http.listen.port(), 2);
    assert_eq!(settings.limits.recipients, 7);
    assert_eq!(settings.limits.values, 1000);
}

#[test]
fn database_and_files_follow_the_data_folder_until_they_are_set() {
    let followed = settings("data_dir = '/srv/file'", &[("COUNTERSIGN_DATA_DIR", "/srv/variable/")]);
    assert_eq!(followed.database.url.expose(), "sqlite:/srv/variable/countersign.db");
    assert_eq!(followed.blobs.url, "file:/srv/variable/blobs");
    assert_eq!(followed.render.fonts_dir, Path::new("/srv/variable/fonts"));

    let set = settings("data_dir = '/srv/file'\n[blobs]\nurl = 's3://bucket/here/'", &[]);
    assert_eq!(set.database.url.expose(), "sqlite:/srv/file/countersign.db");
    assert_eq!(set.blobs.url, "s3://bucket/here");
}

#[test]
fn the_base_address_follows_what_is_listened_on_until_it_is_set() {
    let at = |listen: &str| {
        let http = settings("", &[("COUNTERSIGN_HTTP_LISTEN", listen)]).http;
        http.base_url_at(http.listen)
    };
    assert_eq!(at("127.0.0.1:8080"), "http://127.0.0.1:8080");
    assert_eq!(at("0.0.0.0:8080"), "http://127.0.0.1:8080");
    assert_eq!(at("[::]:8080"), "http://[::1]:8080");
    assert_eq!(at("192.0.2.7:80"), "http://192.0.2.7");

    let http = settings("", &[("COUNTERSIGN_HTTP_LISTEN", "127.0.0.1:0")]).http;
    assert_eq!(http.base_url_at("127.0.0.1:4711".parse().expect("an address")), "http://127.0.0.1:4711");

    let http = settings("[http]\nbase_url = 'https://Sign.Example.com:8443/'", &[]).http;
    assert_eq!(http.base_url_at(http.listen), "https://sign.example.com:8443");
}

#[test]
fn an_unknown_name_in_the_file_is_refused_with_the_nearest_one() {
    let nearest = [
        ("[http]\nlisten_on = 1", "http.listen_on", "http.listen"),
        ("[htp]\nlisten = 1", "htp.listen", "http.listen"),
        ("listen = 1", "listen", "http.listen"),
        ("datadir = 1", "datadir", "data_dir"),
        ("[http]\ndata_dir = 1", "http.data_dir", "data_dir"),
        ("[limits]\nbody_size = 1", "limits.body_size", "limits.body_bytes"),
        ("[api]\nv2 = 1", "api.v2", "api.v1"),
        ("[log]\n[log.level]\nx = 1", "log.level", "log.format"),
        ("[retired_paths]", "retired_paths", "api.retired_paths"),
    ];
    for (file, unknown, known) in nearest {
        let expected =
            format!("{unknown} in countersign.toml: there is no such setting; the nearest one is {known}");
        assert_eq!(problem(file, &[]), expected);
    }
}

#[test]
fn an_unknown_variable_is_refused_with_the_nearest_one() {
    let nearest = [
        ("COUNTERSIGN_HTTP_LISTN", "COUNTERSIGN_HTTP_LISTEN"),
        ("COUNTERSIGN_LISTEN", "COUNTERSIGN_HTTP_LISTEN"),
        ("COUNTERSIGN_DATABASE", "COUNTERSIGN_DATABASE_URL"),
        ("COUNTERSIGN_BASE_URL", "COUNTERSIGN_HTTP_BASE_URL"),
        ("COUNTERSIGN_http_listen", "COUNTERSIGN_HTTP_LISTEN"),
        ("COUNTERSIGN_SECRET", "COUNTERSIGN_SECRET_KEY"),
    ];
    for (unknown, known) in nearest {
        let expected = format!("{unknown}: there is no such setting; the nearest one is {known}");
        assert_eq!(problem("", &[(unknown, "1")]), expected);
    }
}

#[test]
fn variables_that_are_not_ours_are_passed_over() {
    settings(
        "",
        &[
            ("COUNTERSIGN_TEST_POSTGRES_URL", "postgres://…"),
            ("COUNTERSIGN_BENCH_SECONDS", "5"),
            ("COUNTERSIGNED", "yes"),
            // What Kubernetes tells every container about the services `countersign` and `countersign-web`.
            ("COUNTERSIGN_SERVICE_HOST", "10.96.0.7"),
            ("COUNTERSIGN_SERVICE_PORT", "8080"),
            ("COUNTERSIGN_SERVICE_PORT_HTTP", "8080"),
            ("COUNTERSIGN_PORT", "tcp://10.96.0.7:8080"),
            ("COUNTERSIGN_PORT_8080_TCP", "tcp://10.96.0.7:8080"),
            ("COUNTERSIGN_PORT_8080_TCP_ADDR", "10.96.0.7"),
            ("COUNTERSIGN_WEB_SERVICE_HOST", "10.96.0.8"),
            ("COUNTERSIGN_WEB_PORT_80_UDP_PROTO", "udp"),
        ],
    );
    // A number is not what Kubernetes writes; somebody wants a port.
    assert!(
        problem("", &[("COUNTERSIGN_PORT", "8080")]).starts_with("COUNTERSIGN_PORT: there is no such setting")
    );
}

#[test]
fn a_wrong_value_is_named_with_its_place_and_what_would_be_right() {
    let in_file = problem("[http]\nlisten = 8080", &[]);
    assert_eq!(
        in_file,
        "http.listen in countersign.toml: \"8080\" is not an IP address with a port; \
         write it like 127.0.0.1:8080, 0.0.0.0:8080 or [::1]:8080"
    );
    let wrong = [
        ("COUNTERSIGN_HTTP_LISTEN", "localhost:8080", "127.0.0.1:8080"),
        ("COUNTERSIGN_HTTP_BASE_URL", "sign.example.com", "https://sign.example.com"),
        ("COUNTERSIGN_HTTP_BASE_URL", "ftp://sign.example.com", "https://sign.example.com"),
        ("COUNTERSIGN_HTTP_BASE_URL", "https://sign.example.com/?a=b", "https://sign.example.com"),
        ("COUNTERSIGN_HTTP_TRUSTED_PROXIES", "10.0.0.0/8, proxy", "\"proxy\" is not an address or a network"),
        ("COUNTERSIGN_HTTP_TRUSTED_PROXIES", "10.0.0.0/33", "10.0.0.0/8"),
        ("COUNTERSIGN_HTTP_TRUSTED_PROXIES", "10.1.2.3/8", "write 10.0.0.0/8 or 10.1.2.3"),
        ("COUNTERSIGN_DATA_DIR", "~/data", "write the whole path"),
        ("COUNTERSIGN_DATABASE_URL", "mysql://host/db", "postgres://user:password@host/database"),
        ("COUNTERSIGN_DATABASE_URL", "sqlite://data/x.db", "sqlite:relative/path"),
        ("COUNTERSIGN_DATABASE_URL", "sqlite:", "sqlite:relative/path"),
        ("COUNTERSIGN_DATABASE_URL", "sqlite::memory:", "sqlite:/path/to/file"),
        ("COUNTERSIGN_DATABASE_URL", "sqlite:/x.db?mode=ro", "sqlite:/path/to/file"),
        ("COUNTERSIGN_DATABASE_URL", "postgres://", "names no database"),
        ("COUNTERSIGN_BLOBS_URL", "/srv/blobs", "file:/path/to/folder"),
        ("COUNTERSIGN_BLOBS_URL", "s3:///prefix", "s3://bucket/prefix"),
        ("COUNTERSIGN_API_V1", "off", "serve, redirect"),
        ("COUNTERSIGN_API_V1_SUNSET", "2027-02-30", "2027-06-30"),
        ("COUNTERSIGN_API_V1_SUNSET", "2027-02-20T10:00:00", "2027-06-30"),
        ("COUNTERSIGN_API_RETIRED_PATHS", "/", "/api/old"),
        ("COUNTERSIGN_API_RETIRED_PATHS", "api/old", "/api/old"),
        ("COUNTERSIGN_API_RETIRED_PATHS", "/api/old/*", "/api/old"),
        ("COUNTERSIGN_SMTP_URL", "mail.example.com", "smtps://user:password@mail.example.com"),
        ("COUNTERSIGN_SMTP_URL", "smtp://localhost?tls=maybe", "tls=required"),
        ("COUNTERSIGN_SMTP_FROM", "nobody", "no-reply@example.com"),
        ("COUNTERSIGN_RENDER_WORKERS", "0", "from 1 to 64"),
        ("COUNTERSIGN_RENDER_FONTS_DIR", "~/fonts", "write the whole path"),
        ("COUNTERSIGN_LIMITS_RECIPIENTS", "0", "from 1 to 10000"),
        ("COUNTERSIGN_LIMITS_RECIPIENTS", "-5", "from 1 to 10000"),
        ("COUNTERSIGN_LIMITS_BODY_BYTES", "2MiB", "is not a whole number from 1 to 1073741824"),
        ("COUNTERSIGN_LIMITS_BODY_BYTES", "99999999999999999999", "is not a whole number"),
        ("COUNTERSIGN_LIMITS_VALUES", "1.5", "from 1 to 1000000"),
        ("COUNTERSIGN_LOG_FORMAT", "JSON", "text, json"),
    ];
    for (variable, value, right) in wrong {
        let message = problem("", &[(variable, value)]);
        assert!(message.starts_with(&format!("{variable}: ")), "{message}");
        assert!(message.contains(right), "{message}");
    }
}

#[test]
fn a_value_of_the_wrong_form_in_the_file_is_refused() {
    let wrong = [
        ("http = 1", "http in countersign.toml: is a section; write [http]"),
        ("[http]\nlisten = ['127.0.0.1:1']", "http.listen in countersign.toml: is a list; it takes one value"),
        ("[http.listen]\nport = 1", "http.listen in countersign.toml: is a section; it takes a value"),
        (
            "[http]\ntrusted_proxies = [['10.0.0.1']]",
            "http.trusted_proxies in countersign.toml: is a list of lists",
        ),
        ("[limits]\nvalues = 1.5", "\"1.5\" is not a whole number"),
        ("[log]\n\nformat = ", "countersign.toml line 3: "),
        ("[log]\nformat = 'text'\nformat = 'json'", "countersign.toml line 3: "),
    ];
    for (file, expected) in wrong {
        let message = problem(file, &[]);
        assert!(message.contains(expected), "{message}");
    }
}

#[test]
fn an_empty_value_does_not_pass_for_the_default() {
    for row in Settings::rows() {
        let lists = ["http.trusted_proxies", "api.retired_paths", "webhooks.allow_cidrs", "outgoing.no_proxy"];
        let is_plain_list = lists.contains(&row.name().as_str());
        for empty in ["", "  "] {
            let loaded = load("", &[(&row.variable(), empty)]);
            assert_eq!(loaded.is_ok(), is_plain_list, "{}", row.name());
        }
    }
    let message = problem("", &[("COUNTERSIGN_DATABASE_URL", "")]);
    assert_eq!(message, "COUNTERSIGN_DATABASE_URL: is empty; give it a value, or leave it out to get the default");
    assert!(problem("[log]\nformat = ''", &[]).starts_with("log.format in countersign.toml: is empty"));
    assert!(problem("secret_key = []", &[]).starts_with("secret_key in countersign.toml: is empty"));
}

#[test]
fn a_list_is_an_array_or_text_with_commas() {
    for file in [
        "[http]\ntrusted_proxies = ['10.0.0.0/8', '::1']",
        "[http]\ntrusted_proxies = '10.0.0.0/8,::1'",
        "[http]\ntrusted_proxies = [\n  '10.0.0.0/8',\n  '::1', # the proxy on this machine\n]",
    ] {
        let proxies = settings(file, &[]).http.trusted_proxies;
        assert_eq!(proxies.iter().map(ToString::to_string).collect::<Vec<_>>(), ["10.0.0.0/8", "::1/128"]);
    }
    let variable = "COUNTERSIGN_HTTP_TRUSTED_PROXIES";
    assert_eq!(settings("", &[(variable, " 10.0.0.0/8 , ::1 ")]).http.trusted_proxies.len(), 2);
    assert!(settings("[http]\ntrusted_proxies = ['::1']", &[(variable, "")]).http.trusted_proxies.is_empty());
    assert!(problem("", &[(variable, "10.0.0.0/8,")]).contains("extra comma"));
    assert!(settings("[api]\nretired_paths = []", &[]).api.retired_paths.is_empty());
}

#[test]
fn the_file_may_use_its_own_types() {
    let settings =
        settings("[api]\nv1_sunset = 2027-06-30\n[limits]\nbody_bytes = 4_000_000\nvalues = '1_500'", &[]);
    assert_eq!(settings.api.v1_sunset, Some(jiff::civil::date(2027, 6, 30)));
    assert_eq!(settings.limits.body_bytes, 4_000_000);
    assert_eq!(settings.limits.values, 1500);
}

#[test]
fn the_first_secret_key_is_the_one_in_use() {
    let (new, old) = ("n".repeat(32), "o".repeat(40));
    let settings = settings("", &[("COUNTERSIGN_SECRET_KEY", &format!("{new}, {old}"))]);
    let keys: Vec<&str> = settings.secret_key.iter().map(Secret::expose).collect();
    assert_eq!(keys, [&new, &old]);
}

#[test]
fn secrets_show_up_neither_in_debug_output_nor_in_an_error() {
    let (key, url) = ("hunter2-".repeat(4), "postgres://app:hunter2@db/sign");
    let settings = settings("", &[("COUNTERSIGN_SECRET_KEY", &key), ("COUNTERSIGN_DATABASE_URL", url)]);
    assert!(!format!("{settings:?}").contains("hunter2"));
    assert_eq!(settings.database.url.expose(), url);

    for (variable, value) in [
        ("COUNTERSIGN_SECRET_KEY", "hunter2"),
        ("COUNTERSIGN_DATABASE_URL", "mysql://app:hunter2@db/sign"),
        ("COUNTERSIGN_BLOBS_URL", "s3://id:hunter2@bucket"),
        ("COUNTERSIGN_SMTP_URL", "imap://id:hunter2@mail.example.com"),
    ] {
        let message = problem("", &[(variable, value)]);
        assert!(!message.contains("hunter2"), "{message}");
    }
}

#[test]
fn databases_in_all_their_forms() {
    for url in [
        "sqlite:/var/lib/countersign/x.db",
        "sqlite:///var/lib/x.db",
        "sqlite:x.db",
        "postgres://app:secret@a:5432,b:5433/sign?target_session_attrs=read-write",
        "postgresql:///sign?host=/run/postgresql&user=app",
    ] {
        assert_eq!(settings("", &[("COUNTERSIGN_DATABASE_URL", url)]).database.url.expose(), url);
    }
}

#[test]
fn a_long_value_is_cut_and_stays_on_one_line() {
    let message = problem("", &[("COUNTERSIGN_LOG_FORMAT", &"x\n".repeat(500))]);
    assert!(message.len() < 400, "{message}");
}

#[test]
fn a_named_file_must_exist() {
    let missing = Settings::from_environment(Some(Path::new("/nowhere/at/all.toml"))).expect_err("there is none");
    assert!(missing.to_string().starts_with("can't read the settings file /nowhere/at/all.toml: "), "{missing}");
}

#[test]
fn every_setting_has_a_variable_of_its_own() {
    // `a.b_c` and `a_b.c` would hide each other.
    let variables: std::collections::BTreeSet<String> = Settings::rows().map(declare::Row::variable).collect();
    assert_eq!(variables.len(), Settings::rows().count());
}

#[test]
fn the_example_file_says_what_the_defaults_are() {
    let example = reference::example_file();
    let enabled: String = example
        .lines()
        .map(|line| match line.strip_prefix("# ") {
            Some(setting) if setting.contains(" = ") && !setting.contains('…') => format!("{setting}\n"),
            _ => format!("{line}\n"),
        })
        .collect();
    assert_eq!(enabled.lines().filter(|line| line.contains(" = ") && !line.starts_with('#')).count(), 19);
    assert_eq!(format!("{:?}", settings(&enabled, &[])), format!("{:?}", settings("", &[])));
}

#[test]
fn the_readme_lists_every_setting() {
    let readme = include_str!("../../../../README.md");
    let table = reference::markdown();
    assert!(readme.contains(&table), "put this table into README.md:\n{table}");
}

#[test]
fn the_packaged_example_lists_every_setting() {
    let packaged = include_str!("../../../../packaging/countersign.toml");
    let example = reference::example_file();
    assert!(packaged == example, "put this into packaging/countersign.toml:\n{example}");
    assert_eq!(format!("{:?}", settings(packaged, &[])), format!("{:?}", settings("", &[])));
}

#[test]
fn the_packaged_files_can_be_read() {
    let installed = settings(include_str!("../../../../packaging/debian/countersign.toml"), &[]);
    assert_eq!(installed.database.url.expose(), "sqlite:/var/lib/countersign/countersign.db");
    assert_eq!(installed.render.fonts_dir, Path::new("/var/lib/countersign/fonts"));
}
