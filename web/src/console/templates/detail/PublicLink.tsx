import { Alert, Stack, Switch } from "@mantine/core";
import { Info, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { CopyField } from "../../frame/Copy";
import { confirm } from "../../frame/confirm";
import { FailureNotice } from "../../frame/FailureNotice";
import { toast } from "../../frame/toast";
import { listed } from "../../text/listed";
import { useLanguage } from "../../text/words";
import { readForm } from "../form";
import { type Change, changeTemplate, type TemplateDetail } from "../template";
import { EmbedSnippets } from "./EmbedSnippets";
import { publicAddress } from "./publicAddress";
import { publicRoles } from "./publicRoles";
import { QrCode } from "./QrCode";

/** The public page of a template: whether there is one, who may use it, and the ways to it. */
export function PublicLink({ template }: { template: TemplateDetail }) {
  const { language, t } = useLanguage();
  // What was just chosen is shown while it is on its way.
  const [chosen, setChosen] = useState<Change>({});
  const [failure, setFailure] = useState<unknown>(null);
  const open = chosen.isPubliclyFillable ?? template.isPubliclyFillable;
  const login = chosen.publicLinkConfig?.requireLogin ?? template.publicLinkConfig.requireLogin ?? false;
  const change = async (what: Change) => {
    setChosen(what);
    setFailure(null);
    try {
      await changeTemplate(template.id, what);
      toast.done(t("frame-saved"));
    } catch (thrown) {
      setFailure(thrown);
    } finally {
      setChosen({});
    }
  };
  const { roles, fields } = readForm(template.formSchema);
  const { fills, left } = publicRoles(roles);
  const others =
    left.length > 0 && t("templates-public-others", { role: fills ?? "", others: listed(left, language) });
  const turn = async (on: boolean) => {
    const sure =
      !on ||
      !others ||
      (await confirm({
        title: t("templates-public-others-title"),
        body: others,
        action: t("templates-public-others-action"),
      }));
    if (sure) await change({ isPubliclyFillable: on });
  };
  const address = publicAddress(template.id);
  return (
    <Stack gap="md">
      <Switch
        label={t("templates-public-switch")}
        description={t("templates-public-help")}
        checked={open}
        onChange={(event) => turn(event.currentTarget.checked)}
      />
      <FailureNotice failure={failure} />
      {open && (
        <>
          {others && (
            <Alert
              color="yellow"
              icon={<TriangleAlert aria-hidden />}
              title={t("templates-public-others-title")}
            >
              {others}
            </Alert>
          )}
          {fields.length === 0 && (
            <Alert color="yellow" icon={<Info aria-hidden />}>
              {t("templates-public-no-fields")}
            </Alert>
          )}
          <Switch
            label={t("templates-public-login")}
            description={t("templates-public-login-help")}
            checked={login}
            onChange={(event) => change({ publicLinkConfig: { requireLogin: event.currentTarget.checked } })}
          />
          <CopyField label={t("templates-public-address")} value={address} />
          <QrCode address={address} name={template.name} />
          <EmbedSnippets address={address} name={template.name} />
        </>
      )}
    </Stack>
  );
}
