// `<countersign-form src="https://sign.example/s/…">`: a signing page or a public form in somebody else's page. It is a frame
// that is as high as what it shows, and that passes on what happens in it as events.

import { isMessage } from "./message";

/** What screen readers call the frame where the page around it says nothing else. */
const TITLES: Record<string, string> = {
  en: "Document to fill in and sign",
  de: "Dokument zum Ausfüllen und Unterschreiben",
  fr: "Document à remplir et à signer",
  es: "Documento para rellenar y firmar",
  ar: "مستند للتعبئة والتوقيع",
};

// It never gets higher than the window, since dialogs stand in the middle of the frame and the bar with the next step at its
// end: in a frame of several screens' height neither would be seen. The page around it may decide otherwise by its own style.
const STYLE =
  ":host{display:block;height:30rem;max-height:90vh}:host([hidden]){display:none}" +
  "iframe{display:block;width:100%;height:100%;border:0;color-scheme:normal}";

class CountersignForm extends HTMLElement {
  static observedAttributes = ["src", "lang", "title", "height"];

  readonly #root = this.attachShadow({ mode: "open" });
  #frame: HTMLIFrameElement | null = null;
  #origin = "";

  constructor() {
    super();
    // A sheet made by a script needs no leave from the policy of the page around it, as a style element would.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    this.#root.adoptedStyleSheets = [sheet];
  }

  connectedCallback(): void {
    addEventListener("message", this.#hear);
    this.#load();
  }

  disconnectedCallback(): void {
    removeEventListener("message", this.#hear);
    this.#unload();
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (before === now || !this.isConnected) return;
    if (name === "title") this.#name();
    else if (name === "height") this.#measure();
    else this.#load();
  }

  focus(options?: FocusOptions): void {
    this.#frame?.focus(options);
  }

  /** Puts a new frame in the place of the last one: another address in the same frame would be a step in the history. */
  #load(): void {
    this.#unload();
    const address = this.#address();
    if (!address) return;
    this.#origin = address.origin;
    const frame = document.createElement("iframe");
    // By it the page knows whom it may speak to, whatever the page around keeps to itself.
    frame.referrerPolicy = "origin";
    frame.src = address.href;
    this.#frame = frame;
    this.#name();
    this.#measure();
    this.#root.append(frame);
  }

  #unload(): void {
    this.#frame?.remove();
    this.#frame = null;
  }

  /** The address to show; none but of the web, so that no script can be put into the page around by it. */
  #address(): URL | null {
    const source = this.getAttribute("src");
    if (!source) return null;
    const address = URL.canParse(source, document.baseURI) ? new URL(source, document.baseURI) : null;
    if (!address || !/^https?:$/.test(address.protocol)) {
      console.error("countersign-form: src must be the address of a signing page or a public form");
      return null;
    }
    const language = this.getAttribute("lang");
    if (language) address.searchParams.set("lang", language);
    return address;
  }

  #name(): void {
    const near = this.closest<HTMLElement>("[lang]")?.lang || navigator.language;
    const words = TITLES[near.toLowerCase().split("-")[0] ?? ""] ?? TITLES.en ?? "";
    if (this.#frame) this.#frame.title = this.getAttribute("title") || words;
  }

  /** A height that the page around gives holds; a bare number is pixels. Without one the frame says how high it is. */
  #measure(told?: number): void {
    const fixed = this.getAttribute("height");
    if (fixed !== null) this.style.height = /^\d+$/.test(fixed) ? `${fixed}px` : fixed;
    else this.style.height = told === undefined ? "" : `${told}px`;
  }

  readonly #hear = ({ source, origin, data }: MessageEvent): void => {
    if (!this.#frame || source !== this.#frame.contentWindow || origin !== this.#origin) return;
    if (!isMessage(data)) return;
    if (data.type === "height") this.#measure(data.height);
    else {
      const { type, detail } = data;
      this.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail }));
    }
  };
}

// A page may hold the script twice.
if (!customElements.get("countersign-form")) customElements.define("countersign-form", CountersignForm);
