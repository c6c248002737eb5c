import { Button, Loader, Menu, Text } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import {
  AlarmClock,
  Archive,
  Ban,
  Bell,
  ChevronDown,
  CopyPlus,
  Download,
  FileCheck2,
  Link2,
  ListChecks,
  Pencil,
  Send,
  Trash2,
  UserPen,
  UserPlus,
} from "lucide-react";
import { type ReactNode, useState } from "react";
import { api } from "../../api/client";
import { queryClient } from "../../api/queries";
import { useMember } from "../../api/session";
import { confirm } from "../../frame/confirm";
import { toast } from "../../frame/toast";
import { useMoments } from "../../text/moments";
import { useT } from "../../text/words";
import { type Detail, documentsChanged, isOut, isOver, type Particulars } from "../documents";
import { download, fileName } from "../download";
import { mayRemind, remind, SOON } from "../remind";
import { fieldsOf, variablesOf } from "../template";
import { CorrectDialog } from "./CorrectDialog";
import { changeable, isSettled } from "./changeable";
import { ExpiryDialog } from "./ExpiryDialog";
import { LinksDialog } from "./LinksDialog";
import { isOutOfReach, lostOf } from "./lost";
import { ReminderDialog } from "./ReminderDialog";
import { RenameDialog } from "./RenameDialog";
import { ValuesDialog } from "./ValuesDialog";
import { VoidDialog } from "./VoidDialog";

type Open = "rename" | "values" | "expiry" | "reminder" | "void" | "links" | "correct" | null;

interface Props {
  document: Detail;
  particulars: Particulars | undefined;
  /** When somebody was last reminded. */
  reminded: string | undefined;
  /** Opens the send dialog. */
  onSend: () => void;
}

/** What can be done with a document in its present state. */
export function DocumentActions({ document, particulars, reminded, onSend }: Props) {
  const t = useT();
  const moments = useMoments();
  const { sendsMail } = useMember().workspace;
  const navigate = useNavigate();
  const [open, setOpen] = useState<Open>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const out = isOut(document);
  const draft = document.status === "draft";
  const { id } = document;
  const values =
    particulars &&
    changeable(variablesOf(particulars.symbolTable), fieldsOf(particulars.formSchema), document.respondents);
  const waiting = document.respondents.filter((one) => !one.submitted && one.status !== "declined");

  /** Does something that takes a moment, and says so where it fails. */
  const during = async (what: string, act: () => Promise<unknown>) => {
    setBusy(what);
    try {
      await act();
    } catch (thrown) {
      toast.failed(thrown);
    } finally {
      setBusy(null);
    }
  };
  const remindAll = async () => {
    try {
      if (!(await mayRemind(document))) return;
    } catch (thrown) {
      toast.failed(thrown);
      return;
    }
    await during("remind", () => remind(document, sendsMail));
  };
  // While mail reaches nobody, a reminder would be lost as well.
  const lost = isOutOfReach(document, particulars) ? lostOf(document, particulars)[0] : undefined;
  const soon = reminded !== undefined && Date.now() - Date.parse(reminded) < SOON;
  const pdf = () => during("pdf", () => download(`/documents/${id}/pdf`, fileName(document.name, "pdf")));
  const trail = () =>
    during("trail", () =>
      download(`/documents/${id}/audit-trail`, fileName(document.name, "pdf", t("documents-trail"))),
    );
  const bundle = () =>
    during("bundle", () =>
      download(`/documents/${id}/download-bundle`, fileName(document.name, "zip"), "POST"),
    );
  const again = () =>
    void navigate({ to: "/documents/new", search: { templateId: document.templateId, from: id } });
  const remove = async () => {
    const sure = await confirm({
      title: t("documents-delete-title"),
      body: t(out ? "documents-delete-out" : "documents-delete", { name: document.name }),
      action: t("documents-delete-action"),
      danger: true,
    });
    if (!sure) return;
    await during("delete", async () => {
      await api.DELETE("/documents/{id}", { params: { path: { id } } });
      await navigate({ to: "/documents" });
      queryClient.removeQueries({ queryKey: ["documents", id] });
      await documentsChanged();
      toast.done(t("documents-deleted"));
    });
  };

  const working = busy !== null && busy !== "remind" && busy !== "pdf";
  const main: Record<string, ReactNode> = {
    send: (
      <Button leftSection={<Send aria-hidden size={16} className="flips" />} onClick={onSend}>
        {t("documents-send")}
      </Button>
    ),
    remind: (
      <Button
        variant={soon ? "default" : undefined}
        leftSection={<Bell aria-hidden size={16} />}
        loading={busy === "remind"}
        onClick={remindAll}
      >
        {t(soon ? "documents-remind-again" : "documents-remind")}
        {soon && (
          <Text span size="xs" c="dimmed" ms={6}>
            {t("documents-remind-last", { when: moments.relative(reminded) })}
          </Text>
        )}
      </Button>
    ),
    correct: (
      <Button leftSection={<UserPen aria-hidden size={16} />} onClick={() => setOpen("correct")}>
        {t("documents-undelivered-correct")}
      </Button>
    ),
    again: (
      <Button leftSection={<CopyPlus aria-hidden size={16} />} onClick={again}>
        {t("documents-again")}
      </Button>
    ),
    pdf: (
      <Button leftSection={<Download aria-hidden size={16} />} loading={busy === "pdf"} onClick={pdf}>
        {t("documents-pdf")}
      </Button>
    ),
  };
  return (
    <>
      <Menu position="bottom-end" width={270}>
        <Menu.Target>
          <Button
            variant="default"
            // The menu gives the focus back to it, and could not if it were disabled.
            aria-busy={working}
            leftSection={working && <Loader aria-hidden size={16} />}
            rightSection={<ChevronDown aria-hidden size={16} />}
          >
            {t("frame-actions")}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<Pencil aria-hidden size={16} />} onClick={() => setOpen("rename")}>
            {t("documents-rename")}
          </Menu.Item>
          {values && !isOver(document) && (!isSettled(document.respondents) || values.length > 0) && (
            <Menu.Item leftSection={<ListChecks aria-hidden size={16} />} onClick={() => setOpen("values")}>
              {t("documents-edit-values")}
            </Menu.Item>
          )}
          {out && (
            <>
              <Menu.Item leftSection={<UserPlus aria-hidden size={16} />} onClick={onSend}>
                {t("documents-invite-more")}
              </Menu.Item>
              {waiting.length > 0 && (
                <Menu.Item leftSection={<Link2 aria-hidden size={16} />} onClick={() => setOpen("links")}>
                  {t("documents-links")}
                </Menu.Item>
              )}
              {lost && (
                <Menu.Item leftSection={<Bell aria-hidden size={16} />} onClick={remindAll}>
                  {t("documents-remind")}
                </Menu.Item>
              )}
              <Menu.Item leftSection={<Bell aria-hidden size={16} />} onClick={() => setOpen("reminder")}>
                {t("documents-reminders")}
              </Menu.Item>
              <Menu.Item leftSection={<AlarmClock aria-hidden size={16} />} onClick={() => setOpen("expiry")}>
                {t("documents-expiry")}
              </Menu.Item>
            </>
          )}
          <Menu.Item leftSection={<CopyPlus aria-hidden size={16} />} onClick={again}>
            {t("documents-again")}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item leftSection={<Download aria-hidden size={16} />} onClick={pdf}>
            {t("documents-pdf")}
          </Menu.Item>
          <Menu.Item leftSection={<FileCheck2 aria-hidden size={16} />} onClick={trail}>
            {t("documents-trail-pdf")}
          </Menu.Item>
          <Menu.Item leftSection={<Archive aria-hidden size={16} />} onClick={bundle}>
            {t("documents-bundle")}
          </Menu.Item>
          <Menu.Divider />
          {!isOver(document) && (
            <Menu.Item
              color="var(--bad)"
              leftSection={<Ban aria-hidden size={16} />}
              onClick={() => setOpen("void")}
            >
              {t("documents-void")}
            </Menu.Item>
          )}
          <Menu.Item color="var(--bad)" leftSection={<Trash2 aria-hidden size={16} />} onClick={remove}>
            {t("frame-delete")}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {draft
        ? main.send
        : out
          ? lost
            ? main.correct
            : main.remind
          : document.completed
            ? main.pdf
            : main.again}
      {open === "rename" && <RenameDialog document={document} onClose={() => setOpen(null)} />}
      {open === "values" && particulars && (
        <ValuesDialog document={document} particulars={particulars} onClose={() => setOpen(null)} />
      )}
      {open === "correct" && lost && (
        <CorrectDialog
          document={document}
          one={lost}
          hasCode={particulars?.respondents.find((one) => one.id === lost.id)?.hasAccessCode ?? false}
          onClose={() => setOpen(null)}
        />
      )}
      {open === "expiry" && <ExpiryDialog document={document} onClose={() => setOpen(null)} />}
      {open === "reminder" && (
        <ReminderDialog documentId={id} reminder={particulars?.autoReminder} onClose={() => setOpen(null)} />
      )}
      {open === "void" && <VoidDialog document={document} onClose={() => setOpen(null)} />}
      {open === "links" && <LinksDialog documentId={id} people={waiting} onClose={() => setOpen(null)} />}
    </>
  );
}
