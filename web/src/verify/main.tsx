import "../style/page.css";
import "../style/verify.css";
import { render } from "preact";
import { source } from "../text/text";
import { VerifyApp } from "./VerifyApp";

source(import.meta.glob("@locales/*/verify.ftl", { query: "?raw" }));

const root = document.getElementById("app");
if (root) render(<VerifyApp />, root);
