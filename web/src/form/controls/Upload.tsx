import { useState } from "preact/hooks";
import { StoredPicture } from "../../document/StoredPicture";
import { explain } from "../../frame/failure";
import { Failure } from "../../net/request";
import { t } from "../../text/text";
import type { Complaint } from "../check";
import { useForm } from "../context";
import { refusedFile } from "../refused";
import { fitting } from "./fitting";
import type { ControlProps } from "./parts";

/** What the service takes, by what a field asks for. */
const KINDS = {
  image: ["image/png", "image/jpeg", "image/webp"],
  file: ["application/pdf", "image/png", "image/jpeg", "image/webp"],
};

/** Why a file was not taken: something about the file, or about the document that it was for. */
function refusal(failure: Failure): Complaint {
  const about = failure.details[0];
  return about ? refusedFile(about) : { text: explain(failure) };
}

/** A file or a picture: it is sent as soon as it is chosen, and the answer is its id. */
export function UploadInput({ field, aria }: ControlProps) {
  const { filling, backend } = useForm();
  const [busy, setBusy] = useState<File | null>(null);
  const [shown, setShown] = useState<{ id: string; blob: Blob } | null>(null);
  const value = filling.value(field.id);
  const id = typeof value === "string" && value !== "" ? value : null;

  const kind = field.type === "image" ? "image" : "file";

  async function send(file: File) {
    // A browser that does not know the type leaves it to the service, which looks inside.
    if (file.type && !KINDS[kind].includes(file.type)) return filling.complain(field, { id: `${kind}-kind` });
    setBusy(file);
    filling.complain(field, null);
    try {
      const { stored, sent } = await fitting(file, (one) => backend.upload(one));
      filling.nameFile(stored.id, stored.name || file.name);
      setShown({ id: stored.id, blob: sent });
      filling.set(field, stored.id);
    } catch (error) {
      const failure = error instanceof Failure ? error : null;
      if (failure?.status === 413) filling.complain(field, { id: "file-too-large" });
      else if (failure && !failure.passes) filling.complain(field, refusal(failure));
      else filling.complain(field, { id: "file-failed" });
    } finally {
      setBusy(null);
    }
  }

  const own = shown?.id === id ? shown?.blob : undefined;
  // What a file of any kind is, only who has just chosen it knows.
  const isPicture = kind === "image" || own?.type.startsWith("image/");
  return (
    <span class="upload">
      {(busy || id) && (
        <span class="upload-name" role="status">
          {busy ? t("uploading", { name: busy.name }) : (filling.names[id ?? ""] ?? t("file-attached"))}
        </span>
      )}
      {id && !busy && isPicture && (
        <StoredPicture
          key={id}
          picture={{ file: id, alt: t("upload-preview", { label: field.label }), width: null, align: null }}
          inline
          quiet
          blob={own}
        />
      )}
      <span class="row">
        <label class={`button quiet${busy ? " busy" : ""}`}>
          {t(id ? "file-replace" : `${kind}-choose`)}
          <span class="hidden-visually"> – {field.label}</span>
          <input
            {...aria}
            class="hidden-visually"
            type="file"
            accept={KINDS[kind].join(",")}
            disabled={busy !== null}
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              // The same file may be chosen again after a failure.
              event.currentTarget.value = "";
              if (file) void send(file);
            }}
          />
        </label>
        {id && !busy && (
          <button type="button" class="button link" onClick={() => filling.set(field, null)}>
            {t("remove")}
            <span class="hidden-visually"> – {field.label}</span>
          </button>
        )}
      </span>
    </span>
  );
}
