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

/** The first screen of the public form: a name, and an address for the copy. */
export function Who({ opened, onBegin }: { opened: Opened; onBegin: (who: WhoFills) => void }) {
  const [who, setWho] = useState(remembered);
  const [tried, setTried] = useState(false);
  const wrong = {
    name: check(asked("fullName"), who.name),
    email: check(asked("email"), who.email),
  };
  const shown = (name: keyof typeof wrong) => (tried ? wrong[name] : null);

  function begin() {
    setTried(true);
    const first = (["name", "email"] as const).find((name) => wrong[name]);
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

  return (
    <section class="card landing">
      <p class="asks">{t("fill-about", { workspace: opened.workspace.name })}</p>
      <ScreenTitle>{opened.template.name}</ScreenTitle>
      <form noValidate onSubmit={(event) => event.preventDefault()}>
        {line("name", "text", null)}
        {line("email", "email", t("fill-email-help"))}
        <p class="actions">
          <button type="submit" class="button primary large" onClick={deliberate(begin)}>
            {t("fill-begin")}
          </button>
        </p>
      </form>
    </section>
  );
}
