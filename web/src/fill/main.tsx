import "../style/page.css";
import "../style/paper.css";
import "../style/form.css";
import { render } from "preact";
import { nearest, preload, source } from "../text/text";
import { FillApp } from "./FillApp";

source(import.meta.glob("@locales/*/sign.ftl", { query: "?raw" }));
preload(nearest(navigator.languages)).catch(() => undefined);

const root = document.getElementById("app");
const id = /^\/f\/([^/]+)/.exec(location.pathname)?.[1] ?? "";
if (root) render(<FillApp id={id} />, root);
