import { useEffect, useRef } from "preact/hooks";
import { t } from "../text/text";
import { words } from "./controls/parts";
import type { Filling } from "./filling";
import { fieldOrder, goTo, goToConsent } from "./focus";

/** The label before what is wrong with it: a question needs no colon behind its mark. */
function named(label = ""): string {
  return /[\p{L}\p{N})\]”»"']$/u.test(label) ? `${label}:` : label;
}

/** What stands in the way of finishing, each with a way to its place. It takes the focus whenever `shown` counts on. */
export function ErrorSummary(props: {
  filling: Filling;
  /** What the consent is called that was not given. */
  disagreed: string | null;
  messages: string[];
  unsure: boolean;
  shown: number;
}) {
  const { filling, disagreed, messages, shown } = props;
  const box = useRef<HTMLDivElement>(null);
  const open = useRef(0);
  const missing = filling.complaints.size + Number(disagreed !== null);
  const count = missing + messages.length;
  useEffect(() => {
    if (shown === open.current) return;
    open.current = shown;
    if (count === 0) return;
    box.current?.scrollIntoView({ block: "start" });
    box.current?.focus({ preventScroll: true });
  }, [shown, count]);
  if (shown === 0 || count === 0) return null;
  // What is there and wrong is not missing.
  const [only] = count === 1 ? filling.complaints.values() : [];
  const wrong = only && !("id" in only && only.id.startsWith("missing"));
  const order = fieldOrder();
  const complaints = [...filling.complaints].sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  return (
    <div ref={box} class="summary" role="alert" tabIndex={-1} aria-labelledby="summary-title">
      {/* A lost connection is nothing that is missing. */}
      <h2 id="summary-title">
        {missing > 0
          ? t(wrong ? "summary-wrong" : "summary-title", { count })
          : t(props.unsure ? "summary-unsure" : "summary-not-sent")}
      </h2>
      <ul>
        {messages.map((message) => (
          <li key={message}>{message}</li>
        ))}
        {complaints.map(([id, complaint]) => (
          <li key={id}>
            <button type="button" class="link-button" onClick={() => goTo(id)}>
              <strong>{named(filling.field(id)?.label)}</strong> {words(complaint)}
            </button>
          </li>
        ))}
        {disagreed && (
          <li>
            <button type="button" class="link-button" onClick={goToConsent}>
              <strong>{named(disagreed)}</strong> {t("consent-required")}
            </button>
          </li>
        )}
      </ul>
    </div>
  );
}
