// A reminder can't be called back, so nobody sends a second one by a slip: whoever was reminded within a day is not mailed again unasked.

import { api, dataOf } from "../api/client";
import { confirm } from "../frame/confirm";
import { toast } from "../frame/toast";
import { listed } from "../text/listed";
import { relative } from "../text/moments";
import { loadWords, t } from "../text/words";
import { documentsChanged } from "./documents";

/** A second reminder within this time is asked about, in milliseconds. */
export const SOON = 24 * 3_600_000;

interface Reminded {
  id: string;
  respondents?: readonly { name?: string | null; email: string; status: string }[] | null;
}

/** Whether everybody whose turn it is may be reminded: where somebody was lately, it is asked first. */
export async function mayRemind(document: Reminded): Promise<boolean> {
  await loadWords("documents");
  const last = await lastReminder(document.id);
  return !last || isWanted(document, last);
}

/** Reminds everybody whose turn it is. */
export async function remind({ id }: Reminded, sendsMail: boolean): Promise<void> {
  const { remindersSent } = await dataOf(api.POST("/documents/{id}/remind", { params: { path: { id } } }));
  await documentsChanged();
  toast.done(sendsMail ? t("documents-reminded", { count: remindersSent }) : t("documents-reminded-kept"));
}

/** When somebody was last reminded of a document, by whomever, within a day. */
async function lastReminder(documentId: string): Promise<string | undefined> {
  const query = {
    events: "respondent.reminded",
    from: new Date(Date.now() - SOON).toISOString(),
    limit: 200,
  };
  const entries = await dataOf(api.GET("/activity", { params: { query } }));
  return entries.find((entry) => entry.documentId === documentId)?.createdAt;
}

function isWanted({ respondents }: Reminded, last: string): Promise<boolean> {
  const { lang } = window.document.documentElement;
  const people = (respondents ?? []).filter(({ status }) => status === "invited" || status === "opened");
  const now = Date.now();
  return confirm({
    title: t("documents-remind-sure"),
    body: t("documents-remind-sure-what", {
      when: relative(lang, Math.min(Date.parse(last), now), now),
      names: listed(
        people.map(({ name, email }) => name || email),
        lang,
      ),
    }),
    action: t("documents-remind-again"),
  });
}
