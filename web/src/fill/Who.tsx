import { useState } from "preact/hooks";
import { check } from "../form/check";
import { typed } from "../form/clean";
import { words } from "../form/controls/parts";
import { deliberate } from "../frame/deliberate";
import { ScreenTitle } from "../frame/Frame";
import type { Opened } from "../net/publicForm";
import type { FormField } from "../net/session";
import { t } from "../text/text";
import { remember, remembered, type WhoFills } from "./kept";

function asked(type: "fullName" | "email"): FormField {
  const none = { label: "", help: null, options: [], validation: null, placement: null, currency: null };
  return { ...none, id: type, type, required: true, readOnly: false };
}

/** The first screen of the public form: a name, an address for the copy, and the consent. */
export function Who({ opened, onBegin }: { opened: Opened; onBegin: (who: WhoFills) => void }) {
  const [who, setWho] = useState(remembered);
  const [agreed, setAgreed] = useState(false);
  const [tried, setTried] = useState(false);
  const wrong = {
    name: check(asked("fullName"), who.name),
    email: check(asked("email"), who.email),
    agree: agreed ? null : { id: "consent-required" },
  };
  const shown = (name: keyof typeof wrong) => (tried ? wrong[name] : null);

  function begin() {
    setTried(true);
    const first = (["name", "email", "agree"] as const).find((name) => wrong[name]);
    if (first) {
      document.getElementById(first)?.focus();
      return;
    }
    const clean = { name: who.name.trim(), email: who.email.trim() };
    remember(clean);
    onBegin(clean);
  }

  function line(name: "name" | "email", type: "text" | "email", help: string | null) {
    const complaint = shown(name);
    return (
      <div class={complaint ? "field block wrong" : "field block"}>
        <label class="label" for={name}>
          {t(`fill-${name}`)}
        </label>
        {help && (
          <span class="help" id={`${name}-help`}>
            {help}
          </span>
        )}
        <input
          id={name}
          class="input"
          type={type}
          list={undefined}
          autocomplete={name}
          dir={type === "email" ? "ltr" : "auto"}
          required
          aria-describedby={`${name}-help ${name}-error`}
          aria-invalid={complaint ? "true" : undefined}
          value={who[name]}
          onInput={(event) => setWho({ ...who, [name]: typed(event.currentTarget) })}
        />
        <span class="error" id={`${name}-error`}>
          {complaint && words(complaint)}
        </span>
      </div>
    );
  }

  const missing = shown("agree");
  return (
    <section class="card landing">
      <p class="asks">{t("fill-about", { workspace: opened.workspace.name })}</p>
      <ScreenTitle>{opened.template.name}</ScreenTitle>
      <form noValidate onSubmit={(event) => event.preventDefault()}>
        {line("name", "text", null)}
        {line("email", "email", t("fill-email-help"))}
        <h2 class="consent-title">{t("consent-title")}</h2>
        <div class="consent-text" dir="auto">
          {opened.consent.text.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <label class="check agree">
          <input
            id="agree"
            type="checkbox"
            checked={agreed}
            aria-describedby="agree-error"
            aria-invalid={missing ? "true" : undefined}
            onChange={(event) => setAgreed(event.currentTarget.checked)}
          />
          <span>{t("consent-agree")}</span>
        </label>
        <span class="error" id="agree-error">
          {missing && words(missing)}
        </span>
        <p class="actions">
          <button type="submit" class="button primary large" onClick={deliberate(begin)}>
            {t("fill-begin")}
          </button>
        </p>
      </form>
    </section>
  );
}
