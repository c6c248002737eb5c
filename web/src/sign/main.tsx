import "../style/page.css";
import "../style/paper.css";
import "../style/form.css";
import { render } from "preact";
import { nearest, preload, source } from "../text/text";
import { takeLink } from "./link";
import { SignApp } from "./SignApp";

source(import.meta.glob("@locales/*/sign.ftl", { query: "?raw" }));
// Most people read in the language that the service will choose too, so it need not wait for the service's word.
preload(nearest(navigator.languages)).catch(() => undefined);

const root = document.getElementById("app");
if (root) render(<SignApp link={takeLink()} />, root);
