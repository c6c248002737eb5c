import { useState } from "preact/hooks";
import { PersonLine, wrongIn } from "../form/PersonLine";
import { deliberate } from "../frame/deliberate";
import { ScreenTitle } from "../frame/Frame";
import type { Opened } from "../net/publicForm";
import { t } from "../text/text";
import { remember, remembered } from "./kept";
import type { WhoFills } from "./person";

/** The first screen of the public form: a name, and an address for the copy. */
export function Who({ opened, onBegin }: { opened: Opened; onBegin: (who: WhoFills) => void }) {
  const [who, setWho] = useState(remembered);
  const [tried, setTried] = useState(false);
  const wrong = { name: wrongIn("fullName", who.name), email: wrongIn("email", who.email) };

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

  return (
    <section class="card landing">
      <p class="asks">{t("fill-about", { workspace: opened.workspace.name })}</p>
      <ScreenTitle>{opened.template.name}</ScreenTitle>
      <form noValidate onSubmit={(event) => event.preventDefault()}>
        <PersonLine
          id="name"
          own
          label={t("fill-name")}
          value={who.name}
          complaint={tried ? wrong.name : null}
          onInput={(name) => setWho({ ...who, name })}
        />
        <PersonLine
          id="email"
          own
          email
          label={t("fill-email")}
          help={t("fill-email-help")}
          value={who.email}
          complaint={tried ? wrong.email : null}
          onInput={(email) => setWho({ ...who, email })}
        />
        <p class="actions">
          <button type="submit" class="button primary large" onClick={deliberate(begin)}>
            {t("fill-begin")}
          </button>
        </p>
      </form>
    </section>
  );
}
