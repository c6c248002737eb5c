import { Alert, Button, Group, Modal, Stack, Text, Textarea, Title } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { Send, UserPlus } from "lucide-react";
import { type RefObject, useEffect, useRef } from "react";
import { api } from "../../api/client";
import { Failure } from "../../api/failure";
import { useMember } from "../../api/session";
import { confirm } from "../../frame/confirm";
import { DialogButtons } from "../../frame/DialogButtons";
import { FailureNotice } from "../../frame/FailureNotice";
import { toast } from "../../frame/toast";
import { useFields } from "../../frame/useFields";
import { useFocusBack } from "../../frame/useFocusBack";
import { listed } from "../../text/listed";
import { useMoments } from "../../text/moments";
import { useLanguage, useT } from "../../text/words";
import { isAddress } from "../address";
import { invitedBefore } from "../again";
import { type Detail, documentsChanged, type Respondent } from "../documents";
import { useOnceKey } from "../onceKey";
import type { Role } from "../template";
import { dayFromNow, endOfDay } from "../zone";
import { HowAndUntil } from "./HowAndUntil";
import { MailPreview } from "./MailPreview";
import { PersonCard } from "./PersonCard";
import { addressed, beginning, type Person, placeOf, recipients, somebody, turns, uninvited } from "./people";
import { ReturnAddress } from "./ReturnAddress";
import styles from "./SendDialog.module.css";
import { useUninvited } from "./useUninvited";

const LONGEST_MESSAGE = 2_000;

/** What was typed. */
type Invitation = {
  people: Person[];
  message: string;
  expires: string;
  notify: string;
  redirectUrl: string;
};

interface Props {
  document: Detail;
  roles: Role[];
  /** A test to oneself. */
  test: boolean;
  /** Those who were invited to a document that this one is like. */
  invited: Respondent[] | undefined;
  opened: boolean;
  onClose: () => void;
  /** The invitations are out; `links` where the sender hands them out. */
  onSent: (how: { links: boolean }) => void;
}

/** Whom to send a document to, in which order, with which words. */
export function SendDialog({ opened, onClose, ...rest }: Props) {
  const t = useT();
  useFocusBack(opened);
  // Whoever closes the dialog by a slip finds everything again.
  const kept = useRef<Invitation | null>(null);
  const phone = useMediaQuery("(max-width: 47.99em)", undefined, { getInitialValueInEffect: false });
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t("documents-send-title", { name: rest.document.name })}
      size={760}
      fullScreen={phone}
      closeOnClickOutside={false}
      closeButtonProps={{ "aria-label": t("frame-close") }}
    >
      <Sending {...rest} kept={kept} onClose={onClose} />
    </Modal>
  );
}

interface SendingProps extends Omit<Props, "opened"> {
  /** What was typed when the dialog was open last. */
  kept: RefObject<Invitation | null>;
}

function Sending({ document, roles, test, invited, kept, onClose, onSent }: SendingProps) {
  const t = useT();
  const sayUninvited = useUninvited();
  const { language } = useLanguage();
  // A document that one side signs is complete, and can't be called back.
  const isSureWithout = (lacking: Role[]) =>
    confirm({
      title: t("documents-send-without-title", {
        roles: listed(
          lacking.map(({ name }) => name),
          language,
        ),
      }),
      body: sayUninvited(lacking),
      action: t("documents-send-without"),
      cancel: t("documents-send-without-not"),
    });
  const { user, workspace } = useMember();
  const { timeZone } = useMoments();
  const begun = useRef(kept.current);
  const keyOf = useOnceKey();
  const { respondents } = document;
  const { form, onSubmit, busy, failure } = useFields<Invitation>({
    initial: kept.current ?? {
      people:
        invited && respondents.length === 0
          ? invitedBefore(roles, invited)
          : beginning(roles, respondents, test ? user : undefined),
      message: "",
      expires: "",
      notify: "mail",
      redirectUrl: document.redirectUrl ?? "",
    },
    validate: ({ people, expires }) => {
      const errors: Record<string, string> = {};
      if (addressed(people).length === 0) errors["people.0.email"] = t("documents-send-nobody");
      for (const { person, place } of addressed(people))
        if (!isAddress(person.email)) errors[`people.${place}.email`] = t("documents-send-email-wrong");
      if (expires && expires < dayFromNow(0, timeZone)) errors.expires = t("documents-send-expired");
      return errors;
    },
    submit: async ({ people, message, expires, notify, redirectUrl }) => {
      const body = {
        recipients: recipients(people, message),
        notify: notify === "mail",
        expiresAt: (expires && endOfDay(expires, timeZone)) || undefined,
        redirectUrl: redirectUrl.trim() || undefined,
      };
      try {
        await api.POST("/documents/{id}/send", {
          params: { path: { id: document.id }, header: { "Idempotency-Key": keyOf(body) } },
          body,
        });
      } catch (thrown) {
        throw placed(thrown, people);
      }
      kept.current = null;
      await documentsChanged();
      toast.done(
        t(
          notify !== "mail"
            ? "documents-sent-links"
            : workspace.sendsMail
              ? "documents-sent-mail"
              : "documents-sent-kept",
        ),
      );
      onSent({ links: notify !== "mail" });
    },
    rename: { expiresAt: "expires" },
  });
  const { values } = form;
  const { people, message, notify } = values;
  // What nobody has touched begins anew the next time, with whoever is left to invite by then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed counts
  useEffect(() => {
    kept.current = form.isDirty() ? values : begun.current;
  }, [values]);
  const nobody = uninvited(roles, people, respondents);
  const steps = turns(people);
  const orders = Math.max(people.length, ...steps.map(({ order }) => order));
  return (
    <form
      noValidate
      onSubmit={async (event) => {
        event.preventDefault();
        const asks = nobody.length > 0 && !form.validate().hasErrors;
        if (!asks || (await isSureWithout(nobody))) onSubmit();
      }}
    >
      <Stack gap="lg">
        <div>
          <Title order={3}>{t("documents-send-people")}</Title>
          <Text size="sm" c="dimmed" mb="sm">
            {people.length > 1 &&
              (steps.length > 1 ? t("documents-send-in-turn") : t("documents-send-at-once"))}
          </Text>
          <Stack gap="sm">
            {people.map((person, place) => (
              <PersonCard
                key={person.id}
                form={form}
                place={place}
                role={roles.find(({ name }) => name === person.role)}
                step={
                  steps.length > 1
                    ? steps.findIndex(({ order }) => order === Number(person.order)) + 1
                    : undefined
                }
                orders={orders}
                onRemove={people.length > 1 ? () => form.removeListItem("people", place) : undefined}
              />
            ))}
          </Stack>
          <AddPerson roles={roles} onAdd={(person) => form.insertListItem("people", person)} />
        </div>
        {nobody.length > 0 && addressed(people).length > 0 && (
          <Alert color="yellow" title={t("documents-send-uninvited-title")} role="status">
            {sayUninvited(nobody)}
          </Alert>
        )}
        <HowAndUntil explained how={form.getInputProps("notify")} until={form.getInputProps("expires")}>
          {notify === "mail" && (
            <>
              <Textarea
                label={t("documents-send-message")}
                description={t("documents-send-message-what", {
                  left: LONGEST_MESSAGE - [...message].length,
                })}
                rows={4}
                resize="vertical"
                maxLength={LONGEST_MESSAGE}
                {...form.getInputProps("message")}
              />
              <MailPreview documentId={document.id} people={people} message={message} />
            </>
          )}
        </HowAndUntil>
        <ReturnAddress form={form} known={document.redirectUrl ?? null} />
        <FailureNotice failure={failure} />
        <DialogButtons className={styles.bar}>
          <Button variant="default" onClick={onClose}>
            {t("documents-send-later")}
          </Button>
          <Button type="submit" loading={busy} leftSection={<Send aria-hidden size={16} className="flips" />}>
            {t("documents-send-now", { count: addressed(people).length })}
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}

/** The refusal with the places of the inputs in the place of those of the request, which leaves out whoever has no address. */
function placed(thrown: unknown, people: Person[]): unknown {
  if (!(thrown instanceof Failure)) return thrown;
  return thrown.saying(thrown.details.map((detail) => ({ ...detail, field: placeOf(detail.field, people) })));
}

/** Adds a person, to one of the roles where there are some. */
function AddPerson({ roles, onAdd }: { roles: Role[]; onAdd: (person: Person) => void }) {
  const t = useT();
  return (
    <Group gap="xs" mt="sm">
      {(roles.length > 0 ? roles : [undefined]).map((role) => (
        <Button
          key={role?.name ?? ""}
          size="xs"
          variant="default"
          leftSection={<UserPlus aria-hidden size={14} />}
          onClick={() => onAdd(somebody(role))}
        >
          {role ? t("documents-send-add-to", { role: role.name }) : t("documents-send-add")}
        </Button>
      ))}
    </Group>
  );
}
