import "../style/page.css";
import "../style/hands.css";
import "../style/paper.css";
import "../style/form.css";
import { render } from "preact";
import { fitIntoFrame, wantedLanguage } from "../frame/host";
import { chosenLanguage } from "../text/chosen";
import { expect, source } from "../text/text";
import { FillApp } from "./FillApp";

source(import.meta.glob("@locales/*/sign.ftl", { query: "?raw" }));
// What the person chose themselves counts more than what the site around the page asks for.
const wanted = chosenLanguage() ?? wantedLanguage();
expect(wanted ? [wanted, ...navigator.languages] : navigator.languages);

const root = document.getElementById("app");
const id = /^\/f\/([^/]+)/.exec(location.pathname)?.[1] ?? "";
if (root) {
  fitIntoFrame(root);
  render(<FillApp id={id} wanted={wanted} />, root);
}
