import { Button, Group, NativeSelect, Stack, TextInput } from "@mantine/core";
import { LANGUAGES } from "../../text/languages";
import { api, dataOf } from "../api/client";
import { queryClient } from "../api/queries";
import { type Session, sessionQuery, useMember } from "../api/session";
import { FailureNotice } from "../frame/FailureNotice";
import { toast } from "../frame/toast";
import { useFields } from "../frame/useFields";
import { browserLanguage, speak, useT } from "../text/words";
import { Part } from "./Part";
import { TimeZoneSelect } from "./TimeZoneSelect";

/** What somebody says of themselves. */
export function Profile() {
  const t = useT();
  const { user, workspace } = useMember();
  const { form, onSubmit, busy, failure } = useFields({
    initial: { name: user.name ?? "", language: user.language ?? "", timeZone: user.timeZone ?? "" },
    submit: async (body) => {
      const session = (await dataOf(api.PATCH("/account", { body }))) as Session;
      queryClient.setQueryData(sessionQuery.queryKey, session);
      await speak(body.language || workspace.language || browserLanguage());
      toast.done(t("frame-saved"));
    },
  });
  const languages = Object.entries(LANGUAGES).map(([value, label]) => ({ value, label }));
  return (
    <Part title={t("account-profile")} description={t("account-profile-what")}>
      <form onSubmit={onSubmit}>
        <Stack gap="md">
          <TextInput label={t("account-name")} autoComplete="name" {...form.getInputProps("name")} />
          <NativeSelect
            label={t("account-language")}
            {...form.getInputProps("language")}
            data={[{ value: "", label: t("account-language-workspace") }, ...languages]}
          />
          <TimeZoneSelect
            label={t("account-time-zone")}
            none={t("account-time-zone-workspace", { zone: workspace.timeZone })}
            {...form.getInputProps("timeZone")}
          />
          <FailureNotice failure={failure} />
          <Group>
            <Button type="submit" loading={busy}>
              {t("frame-save")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Part>
  );
}
