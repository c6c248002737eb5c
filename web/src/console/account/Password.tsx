import { Button, Group, Stack } from "@mantine/core";
import { api } from "../api/client";
import { queryClient } from "../api/queries";
import { refreshSession, useMember } from "../api/session";
import { FailureNotice } from "../frame/FailureNotice";
import { toast } from "../frame/toast";
import { useFields } from "../frame/useFields";
import { useT } from "../text/words";
import { beside } from "./beside";
import { NewPasswordInput, PresentPasswordInput, SHORTEST } from "./NewPasswordInput";
import { Part } from "./Part";

/** Changing one's password, or choosing the first one. */
export function Password() {
  const t = useT();
  const { user } = useMember();
  const { form, onSubmit, busy, failure } = useFields({
    initial: { current: "", new: "" },
    validate: {
      new: (value) => (value.length < SHORTEST ? t("account-password-short", { count: SHORTEST }) : null),
    },
    submit: async (values) => {
      const body = { ...values, current: user.hasPassword ? values.current : undefined };
      const wrong = { 403: { field: "current", words: "account-password-wrong" } };
      await beside(api.POST("/account/password", { body }), wrong);
      form.reset();
      toast.done(t("account-password-changed"));
      await Promise.all([
        refreshSession(),
        queryClient.invalidateQueries({ queryKey: ["account", "sessions"] }),
      ]);
    },
  });
  return (
    <Part title={t("account-password")} description={t("account-password-what")}>
      <form onSubmit={onSubmit}>
        <Stack gap="md">
          <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
          {user.hasPassword && (
            <PresentPasswordInput label={t("account-present-password")} {...form.getInputProps("current")} />
          )}
          <NewPasswordInput label={t("account-new-password")} {...form.getInputProps("new")} />
          <FailureNotice failure={failure} />
          <Group>
            <Button type="submit" variant="default" loading={busy}>
              {user.hasPassword ? t("account-password-change") : t("account-password-choose")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Part>
  );
}
