import type { Signer } from "../net/signer";
import { t } from "../text/text";
import { Download } from "./Download";

/** The way to the finished PDF. */
export function CopyButton({ signer, name }: { signer: Pick<Signer, "copy">; name: string }) {
  return <Download get={() => signer.copy()} name={name} label={t("download")} look="primary large" />;
}
