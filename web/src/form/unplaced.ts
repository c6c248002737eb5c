import { t } from "../text/text";
import type { Unplaced } from "./complaints";
import { words } from "./controls/parts";

/** What the service calls those things that the public form asks for before its first field. */
const ASKED: Record<string, string> = { name: "fill-name", email: "fill-email" };

/** Says what is wrong with something that is no field on the page, and with what where it has a name. */
export function unplaced({ place, complaint }: Unplaced): string {
  const id = ASKED[place];
  return id ? t("of", { name: t(id), said: words(complaint) }) : words(complaint);
}
