//! The one list of all settings.

use std::net::SocketAddr;
use std::path::PathBuf;

use super::Secret;
use super::declare::Fallback::{Absent, InDataDir, Text};
use super::declare::{choice, declare};
use super::parse::{
    address, base_url, blobs_url, database_url, date, list, network, one, optional, own_url, path, proxy,
    retired_path, secret, secret_key, smtp_from, smtp_url, some, text, whole,
};

declare! {
    {
        /// Folder for everything the service keeps: database, files, generated keys. Relative to the current folder.
        data_dir: PathBuf = Text("./data"), one(path);

        /// Keys that encrypt secrets at rest, at least 32 characters each. The first is used
        /// for what is new, the others still open what they made.
        secret_key: Vec<Secret> = Absent("generated in the data folder"), some(secret_key);
    }

    /// How the service is reached.
    http: Http {
        /// Address and port to listen on.
        listen: SocketAddr = Text("127.0.0.1:8080"), one(address);

        /// Address under which people and programs reach the service, as it appears in links.
        base_url: Option<String> = Absent("made from `http.listen`"), optional(own_url);

        /// Addresses and networks of reverse proxies whose `X-Forwarded-For` is believed.
        trusted_proxies: Vec<ipnet::IpNet> = Absent("none"), list(network);

        /// Address and port of its own for `/metrics`, which is then gone from `http.listen`.
        metrics_listen: Option<SocketAddr> = Absent("`/metrics` on `http.listen`, for private networks"), optional(address);
    }

    /// Where records are kept.
    database: Database {
        /// `sqlite:` and a path, or `postgres://user:password@host/database`.
        url: Secret = InDataDir { scheme: "sqlite:", name: "countersign.db" }, one(database_url);
    }

    /// Where PDFs and uploads are kept.
    blobs: Blobs {
        /// `file:` and a folder, or `s3://bucket/prefix` with the usual `AWS_*` variables.
        url: String = InDataDir { scheme: "file:", name: "blobs" }, one(blobs_url);

        /// Address under which those who download reach the bucket, where it differs from `AWS_ENDPOINT_URL`.
        public_endpoint: Option<String> = Absent("as the service reaches it"), optional(base_url);
    }

    /// What becomes of older programming interfaces.
    api: Api {
        /// `serve`: version 1 is answered; `redirect`: every version 1 path answers 308 to version 2.
        v1: VersionOne = Text("serve"), one(VersionOne::parse);

        /// Day on which version 1 ends, such as `2027-06-30`; told to clients in the `Sunset` header.
        v1_sunset: Option<jiff::civil::Date> = Absent("none"), optional(date);

        /// Paths that answer 410, each with what lies below it; `{id}` stands for any one segment.
        retired_paths: Vec<String> = Text(
            "/api/external/integration, /api/external/integrations, /api/external/template-webhooks, \
             /api/external/templates/{id}/webhooks"
        ), list(retired_path);
    }

    /// How mail leaves. Without a mail server it is kept in the local outbox: `countersign outbox` shows it.
    smtp: Smtp {
        /// `smtps://user:password@host`, or `smtp://host` with `?tls=required`, `opportunistic` or `none`.
        url: Option<Secret> = Absent("none: mail is kept in the local outbox"), optional(smtp_url);

        /// Address that mail comes from; the workspace's name stands in front of it.
        from: String = Text("Countersign <no-reply@localhost>"), one(smtp_from);
    }

    /// Where events are told.
    webhooks: Webhooks {
        /// Networks that webhooks may reach although they are not public; to these, and only to these, also by http.
        allow_cidrs: Vec<ipnet::IpNet> = Absent("none"), list(network);
    }

    /// The way to the outside, where there is no direct one.
    outgoing: Outgoing {
        /// Proxy by which the time-stamp authority and the `OpenID` issuer are asked, such as `http://proxy:3128`. Webhooks never go by it.
        proxy: Option<Secret> = Absent("none: they are asked directly"), optional(proxy);

        /// Hosts and networks that are asked directly all the same, such as `id.example.com` or `10.0.0.0/8`.
        no_proxy: Vec<String> = Absent("none"), list(text);
    }

    /// How people sign.
    signing: Signing {
        /// Days that a signing link opens its document, counted from the last invitation or reminder.
        link_days: i64 = Text("30"), one(whole(1..=3_650));

        /// What people agree to before they sign or approve, in place of the text that is built in.
        consent_text: Option<String> = Absent("built in, in the language of who signs"), optional(text);
    }

    /// How long people stay signed in to the console.
    sessions: Sessions {
        /// Hours after which a session ends that nobody used. However much it is used, it ends after 14 days.
        idle_hours: i64 = Text("24"), one(whole(1..=336));
    }

    /// Another house that signs people in (`OpenID` Connect). It signs in those who are members here already.
    oidc: Oidc {
        /// Its address, as it calls itself, such as `https://id.example.com`.
        issuer: Option<String> = Absent("none"), optional(base_url);

        /// What it calls this service. It sends people back to `/signin/oidc/return`.
        client_id: Option<String> = Absent("none"), optional(text);

        /// What proves to it that it is this service.
        client_secret: Option<Secret> = Absent("none"), optional(secret);

        /// What the button on the sign-in page says.
        name: Option<String> = Absent("the issuer's host"), optional(text);
    }

    /// What completed documents are sealed with.
    seal: Seal {
        /// File with the private key in PEM, with `seal.certificate` beside it.
        key: Option<PathBuf> = Absent("generated in the data folder, or in PostgreSQL"), optional(path);

        /// File with the certificate in PEM, and those above it.
        certificate: Option<PathBuf> = Absent("generated in the data folder, or in PostgreSQL"), optional(path);

        /// File with key and certificates as PKCS #12, in place of the two.
        pkcs12: Option<PathBuf> = Absent("none"), optional(path);

        /// Password of the PKCS #12 file.
        pkcs12_password: Option<Secret> = Absent("none"), optional(secret);

        /// Address of a time-stamp authority (RFC 3161). With one, seals prove when they were made and last (PAdES B-LTA).
        tsa_url: Option<String> = Absent("none"), optional(base_url);
    }

    /// How documents become PDFs.
    render: Render {
        /// Processes that handle documents at the same time, started when first needed.
        workers: Option<usize> = Absent("one for each processor core, 8 at most"), optional(whole(1..=64));

        /// Folder with fonts (`.ttf`, `.otf`) for documents, beside those that are built in.
        fonts_dir: PathBuf = InDataDir { scheme: "", name: "fonts" }, one(path);
    }

    /// Upper bounds on what a caller may send.
    limits: Limits {
        /// Bytes of a JSON body.
        body_bytes: usize = Text("2097152"), one(whole(1..=GIBIBYTE));

        /// Bytes of an uploaded file.
        upload_bytes: usize = Text("26214400"), one(whole(1..=GIBIBYTE));

        /// Depth of nested arrays and objects in a JSON body.
        body_nesting: usize = Text("64"), one(whole(1..=127));

        /// Characters of a name.
        name_length: usize = Text("255"), one(whole(1..=10_000));

        /// Recipients of one send.
        recipients: usize = Text("100"), one(whole(1..=10_000));

        /// Characters of the message in an invitation.
        message_length: usize = Text("2000"), one(whole(1..=1_000_000));

        /// Values of one document.
        values: usize = Text("1000"), one(whole(1..=1_000_000));

        /// Characters of one value.
        value_length: usize = Text("100000"), one(whole(1..=100_000_000));
    }

    /// What the service writes about itself.
    log: Log {
        /// `text` for people, `json` for programs. `RUST_LOG` says how much.
        format: LogFormat = Text("text"), one(LogFormat::parse);
    }
}

const GIBIBYTE: usize = 1024 * 1024 * 1024;

choice! {
    /// What happens on the paths of version 1.
    VersionOne {
        /// They are answered.
        Serve = "serve",
        /// They redirect to version 2.
        Redirect = "redirect",
    }
}

choice! {
    /// The form of a line in the log.
    LogFormat {
        /// One readable line per event.
        Text = "text",
        /// One JSON object per event.
        Json = "json",
    }
}
