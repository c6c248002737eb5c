import type { Answer, Signed } from "../net/session";
import { StoredPicture } from "./StoredPicture";

/** The signatures in an answer: several where several share a role. */
export function signaturesIn(answer: Answer | null): Signed[] {
  switch (answer?.kind) {
    case "drawn":
    case "typed":
      return [answer];
    case "several":
      return answer.signatures.flatMap(signaturesIn);
    default:
      return [];
  }
}

/** Whose a signature is, and when it was given. */
export function signer({ name, at }: Signed): string {
  return [name, at].filter(Boolean).join(" · ");
}

/** What others signed, each with their name. */
export function SignedBy({ signatures, label }: { signatures: Signed[]; label: string }) {
  return (
    <>
      {signatures.map((signed) => (
        <span class="by" key={signer(signed)}>
          {signed.kind === "drawn" ? (
            <StoredPicture picture={{ file: signed.file, alt: label, width: null, align: null }} inline ink />
          ) : (
            <span class="ink hand" data-hand={signed.hand}>
              {signed.text}
            </span>
          )}
          <span class="by-line">{signer(signed)}</span>
        </span>
      ))}
    </>
  );
}
