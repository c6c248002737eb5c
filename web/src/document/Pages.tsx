import "../style/pages.css";
import type { CSSProperties } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Backend } from "../form/backend";
import { useForm } from "../form/context";
import { FieldControl } from "../form/controls/FieldControl";
import { SignatureView } from "../form/controls/SignaturePlace";
import { fieldOrder, goTo } from "../form/focus";
import { Dialog } from "../frame/Dialog";
import type { FieldType, Form, FormField, Placement, PrintField } from "../net/session";
import { t } from "../text/text";
import { PageCut } from "./PageCut";
import { type Room, rooms } from "./room";
import { signaturesIn, signer } from "./SignedBy";
import { shownAnswer } from "./shownAnswer";

/** Kinds whose control fits into a box on the page; the others open in a sheet. */
const IN_PLACE: ReadonlySet<FieldType> = new Set([
  "text",
  "number",
  "money",
  "date",
  "email",
  "phone",
  "fullName",
  "checkbox",
  "select",
  "signature",
  "initials",
]);
/** Smaller boxes, in CSS pixels, open in a sheet: WCAG asks for targets of 24. */
const LEAST = 24;
/** What a finger hits well, in CSS pixels. */
const FINGER = 44;

/** An uploaded PDF: pictures of its pages with the fields over them, or the fields as a list. */
export function Pages({ form, backend }: { form: Form; backend: Backend }) {
  const [list, setList] = useState(false);
  const [sheet, setSheet] = useState<string | null>(null);
  const images = useRef(new Map<number, string>());
  const { filling } = useForm();
  const pages = form.pages ?? [];
  const placed = form.fields.filter((field) => field.placement);
  const others = form.print.body.kind === "pages" ? form.print.body.fields : [];
  const own = new Set(form.fields.map((field) => field.id));
  const open = sheet === null ? undefined : filling.field(sheet);
  return (
    <div class="pages">
      {backend.document && <p class="pages-hint">{t("pages-hint")}</p>}
      {/* biome-ignore lint/a11y/useSemanticElements: two buttons that switch a view are no fieldset. */}
      <div class="switch" role="group" aria-label={t("view")}>
        <button type="button" aria-pressed={!list} onClick={() => setList(false)}>
          {t("view-pages")}
        </button>
        <button type="button" aria-pressed={list} onClick={() => setList(true)}>
          {t("view-list")}
        </button>
      </div>
      {list && (
        <section class="card rest" aria-label={t("view-list")}>
          {placed.map((field) => (
            <div key={field.id} class="field-line">
              <FieldControl id={field.id} layout="block" />
            </div>
          ))}
        </section>
      )}
      {pages.map((page, at) => (
        <PageView
          key={at}
          number={at + 1}
          count={pages.length}
          ratio={page.width / page.height}
          backend={backend}
          fields={list ? [] : placed.filter((field) => field.placement?.page === at + 1)}
          answers={others.filter(({ field, placement }) => placement.page === at + 1 && !own.has(field.id))}
          onSheet={setSheet}
          onImage={(image) => images.current.set(at + 1, image)}
        />
      ))}
      {open && (
        <Sheet
          key={open.id}
          field={open}
          page={pages[(open.placement?.page ?? 0) - 1]}
          image={images.current.get(open.placement?.page ?? 0)}
          onClose={() => setSheet(null)}
        />
      )}
    </div>
  );
}

/** One field by itself, large, with the way to the next: on a phone nobody has to aim at boxes on a small page. */
function Sheet(props: {
  field: FormField;
  page: { width: number; height: number } | undefined;
  image: string | undefined;
  onClose: () => void;
}) {
  const { field, page, image, onClose } = props;
  const { filling } = useForm();
  const next = filling.next(fieldOrder(), field.id);
  const more = next !== undefined && next.id !== field.id;
  const { done, all } = filling.progress;
  function goOn() {
    filling.visit(field);
    onClose();
    // The dialog gives the focus back first.
    if (next) requestAnimationFrame(() => goTo(next.id));
  }
  return (
    <Dialog title={field.label} sheet onClose={onClose}>
      {image && page && field.placement && (
        <PageCut image={image} ratio={page.width / page.height} placement={field.placement} />
      )}
      <FieldControl id={field.id} layout="block" />
      {all > 0 && <p class="sheet-count">{t("progress-count", { done, all })}</p>}
      <p class="actions">
        <button type="button" class={`button sheet-done ${more ? "quiet" : "primary"}`} onClick={onClose}>
          {t("sheet-done")}
        </button>
        {more && (
          <button type="button" class="button primary" onClick={goOn}>
            {t("next")}
          </button>
        )}
      </p>
    </Dialog>
  );
}

function place({ x, y, width, height }: Placement): CSSProperties {
  const part = (value: number) => `${value * 100}%`;
  // Paper has its left on the left in every language.
  return { left: part(x), top: part(y), width: part(width), height: part(height) };
}

function PageView(props: {
  number: number;
  count: number;
  ratio: number;
  backend: Backend;
  fields: FormField[];
  answers: { field: PrintField; placement: Placement }[];
  onSheet: (id: string) => void;
  onImage: (image: string) => void;
}) {
  const { number, backend } = props;
  const box = useRef<HTMLElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [near, setNear] = useState(false);
  const [tries, setTries] = useState(0);
  const [image, setImage] = useState<string | "failed" | null>(null);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    measure.observe(element);
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: "800px",
    });
    watch.observe(element);
    return () => {
      measure.disconnect();
      watch.disconnect();
    };
  }, []);

  useEffect(() => {
    if (!near) return;
    let made: string | null = null;
    let gone = false;
    setImage(null);
    backend.page(number).then(
      (blob) => {
        if (gone) return;
        made = URL.createObjectURL(blob);
        setImage(made);
        props.onImage(made);
      },
      () => !gone && setImage("failed"),
    );
    return () => {
      gone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [near, number, backend, tries]);

  const free = useMemo(() => {
    const placed = props.fields.map(({ placement }) => placement).filter((found) => found !== null);
    return rooms(placed, size);
  }, [props.fields, size]);
  const label = t("page-of", { number, count: props.count });
  // The words on it are not here; whoever can't see it is told where they are.
  const alt = backend.document ? t("page-picture", { number, count: props.count }) : label;
  return (
    <figure ref={box} class="page" style={{ aspectRatio: String(props.ratio) }} aria-label={label} dir="ltr">
      {image && image !== "failed" && <img class="page-image" src={image} alt={alt} />}
      {image === null && <span class="spinner" />}
      {image === "failed" && (
        <div class="page-failed">
          <p>{t("page-failed")}</p>
          <button type="button" class="button quiet" onClick={() => setTries(tries + 1)}>
            {t("try-again")}
          </button>
        </div>
      )}
      {props.answers.map(({ field, placement }) => (
        // The picture shows it already; who can't see it reads it here.
        <span key={field.id} class="over answer" style={place(placement)}>
          <span class="hidden-visually">{told(field)}</span>
        </span>
      ))}
      {size.width > 0 &&
        props.fields.map((field, at) => (
          <span key={field.id} class="over" style={field.placement ? place(field.placement) : undefined}>
            <OverPage field={field} size={size} room={free[at]} onSheet={props.onSheet} />
          </span>
        ))}
    </figure>
  );
}

/** What somebody else put into a field, in words. */
function told({ label, answer }: PrintField): string {
  if (!answer) return t("blank", { label });
  switch (answer.kind) {
    case "text":
      return `${label}: ${answer.text}`;
    case "tick":
      return `${label}: ${t(answer.on ? "ticked" : "not-ticked")}`;
    case "picture":
      return label;
    default:
      return `${label}: ${signaturesIn(answer).map(signer).join("; ")}`;
  }
}

/** A field over a page: its control where there is room for it, else a button that opens it. */
function OverPage(props: {
  field: FormField;
  size: { width: number; height: number };
  room: Room | undefined;
  onSheet: (id: string) => void;
}) {
  const { filling, makeSignature } = useForm();
  const { field, size } = props;
  const height = (field.placement?.height ?? 0) * size.height;
  const width = (field.placement?.width ?? 0) * size.width;
  if (field.readOnly) return <span class="over-shown">{shownAnswer(field, filling.value(field.id))}</span>;
  const { width: across, height: down } = props.room ?? { width: LEAST, height: LEAST };
  // A box to tick is as wide as it is high, and leaves the words beside it in sight.
  const wide = field.type === "checkbox" ? Math.min(across, down) : across;
  const grows = {
    "--least-width": `${Math.min(LEAST, wide)}px`,
    "--least-height": `${Math.min(LEAST, down)}px`,
    "--finger-width": `${Math.min(FINGER, across)}px`,
    "--finger-height": `${Math.min(FINGER, down)}px`,
  };
  const roomy = height >= LEAST && width >= (field.type === "checkbox" ? LEAST : 60) && size.width >= 600;
  if (roomy && IN_PLACE.has(field.type))
    return (
      <span class="in-place" style={grows}>
        <FieldControl id={field.id} layout="compact" />
      </span>
    );
  const signature = filling.signature(field.id);
  const answer = shownAnswer(field, filling.value(field.id));
  const state = filling.complaints.has(field.id) ? "wrong" : filling.isAnswered(field) ? "answered" : "";
  const signed = signature && (signature.typed ?? t(`${field.type}-yours`));
  const spoken = signed || answer || t("unanswered");
  function press() {
    const kind = field.type;
    if (signature || (kind !== "signature" && kind !== "initials")) props.onSheet(field.id);
    else if (filling.adopted[kind]) filling.sign(field, filling.adopted[kind]);
    else makeSignature(field);
  }
  return (
    <span class="marker-place" data-field={field.id} style={grows}>
      <button
        type="button"
        class={`marker ${state}`}
        data-sheet
        aria-haspopup="dialog"
        aria-label={`${field.label}: ${spoken}`}
        onClick={press}
      >
        {signature ? (
          <SignatureView signature={signature} alt="" />
        ) : (
          // A box to tick has no room for words.
          (field.type === "checkbox" && (filling.value(field.id) === true ? "✓" : "")) ||
          (field.type !== "checkbox" && (answer || <span class="marker-label">{field.label}</span>))
        )}
      </button>
    </span>
  );
}
