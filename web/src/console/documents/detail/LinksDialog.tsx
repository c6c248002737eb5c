import { Alert, Button, Modal, Stack, Text } from "@mantine/core";
import { Link2 } from "lucide-react";
import { useState } from "react";
import { api, dataOf } from "../../api/client";
import { CopyField } from "../../frame/Copy";
import { DialogButtons } from "../../frame/DialogButtons";
import { FailureNotice } from "../../frame/FailureNotice";
import { useFocusBack } from "../../frame/useFocusBack";
import { When } from "../../frame/When";
import { listed } from "../../text/listed";
import { useLanguage } from "../../text/words";
import { documentsChanged, type Respondent } from "../documents";

interface Props {
  documentId: string;
  /** Whose links are wanted. */
  people: Respondent[];
  onClose: () => void;
}

interface Fresh {
  url: string;
  expiresAt: string;
}

/** Makes fresh signing links and shows them once. The links that these people had before stop working, so it is asked first. */
export function LinksDialog({ documentId, people, onClose }: Props) {
  const { language, t } = useLanguage();
  useFocusBack();
  const [links, setLinks] = useState<{ one: Respondent; link: Fresh }[]>([]);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const left = people.filter((person) => !links.some(({ one }) => one.id === person.id));
  const make = async () => {
    setBusy(true);
    setFailure(null);
    try {
      for (const one of left) {
        const link = await dataOf(
          api.POST("/documents/{id}/respondents/{respondent}/link", {
            params: { path: { id: documentId, respondent: one.id } },
          }),
        );
        setLinks((old) => [...old, { one, link }]);
      }
      await documentsChanged();
    } catch (thrown) {
      setFailure(thrown);
    } finally {
      setBusy(false);
    }
  };
  const called = (one: Respondent) => [one.role, one.name || one.email].filter(Boolean).join(" · ");
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("documents-link")}
      size="lg"
      closeButtonProps={{ "aria-label": t("frame-close") }}
    >
      <Stack gap="md">
        {left.length > 0 && (
          <>
            <Text>
              {t("documents-link-what", { names: listed(left.map(called), language), count: left.length })}
            </Text>
            <Text size="sm" c="dimmed">
              {t("documents-link-old")}
            </Text>
          </>
        )}
        {links.length > 0 && (
          <Alert icon={<Link2 aria-hidden />} title={t("documents-link-once")}>
            {t("documents-link-once-what")}
          </Alert>
        )}
        {links.map(({ one, link }) => (
          <CopyField
            key={one.id}
            label={called(one)}
            value={link.url}
            description={
              <>
                {t("documents-link-until")} <When at={link.expiresAt} mode="absolute" />
              </>
            }
          />
        ))}
        <FailureNotice failure={failure} />
        <DialogButtons>
          {left.length > 0 ? (
            <>
              <Button variant="default" onClick={onClose}>
                {t("frame-cancel")}
              </Button>
              <Button loading={busy} onClick={make} data-autofocus>
                {t("documents-link-action", { count: left.length })}
              </Button>
            </>
          ) : (
            <Button onClick={onClose}>{t("frame-close")}</Button>
          )}
        </DialogButtons>
      </Stack>
    </Modal>
  );
}
