import { Button, Code, NativeSelect, Stack, Text, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { LANGUAGES } from "../../text/languages";
import { api, dataOf } from "../api/client";
import { FailureNotice } from "../frame/FailureNotice";
import { ButtonLink } from "../frame/links";
import { PageHead } from "../frame/PageHead";
import { SecretOnce } from "../frame/SecretOnce";
import { CardSkeleton } from "../frame/Skeletons";
import { useFields } from "../frame/useFields";
import { keepLanguage, speak, useLanguage, useT } from "../text/words";
import { arrived } from "./arrived";
import { NewPasswordInput, SHORTEST } from "./NewPasswordInput";
import { browserZone, TimeZoneSelect } from "./TimeZoneSelect";

/** What the service gives once it is set up. */
interface Made {
  apiKey: string;
  signedIn: boolean;
}

/** The first run: workspace, administrator, language and time zone; then the first API key, once. */
export function SetUp() {
  const t = useT();
  const [made, setMade] = useState<Made | null>(null);
  const state = useQuery({
    queryKey: ["account", "set-up"],
    queryFn: () => dataOf(api.GET("/set-up")),
  });
  if (made) return <Done made={made} />;
  if (state.error)
    return (
      <>
        <PageHead title={t("account-set-up-title")} />
        <FailureNotice failure={state.error} retry={() => state.refetch()} />
      </>
    );
  if (!state.data) return <CardSkeleton height={420} />;
  if (state.data.isSetUp)
    return (
      <>
        <PageHead title={t("account-set-up-title")} />
        <Stack gap="md">
          <Text>{t("account-set-up-is")}</Text>
          <ButtonLink to="/signin">{t("account-sign-in")}</ButtonLink>
        </Stack>
      </>
    );
  if (!state.data.hasLink)
    return (
      <>
        <PageHead title={t("account-set-up-title")} />
        <Stack gap="md">
          <Text>{t("account-set-up-link")}</Text>
          <Code block dir="ltr">
            {`${location.origin}/setup/…`}
          </Code>
          <Text c="dimmed" size="sm">
            {t("account-set-up-link-again")}
          </Text>
        </Stack>
      </>
    );
  return <Form done={setMade} />;
}

function Form({ done }: { done: (made: Made) => void }) {
  const { t, language } = useLanguage();
  const given = (value: string) => (value.trim() === "" ? t("refusals-missing") : null);
  const { form, onSubmit, busy, failure } = useFields({
    initial: { workspace: "", name: "", email: "", password: "", timeZone: browserZone() },
    validate: {
      workspace: given,
      name: given,
      email: given,
      password: (value) =>
        value.length < SHORTEST ? t("account-password-short", { count: SHORTEST }) : null,
    },
    submit: async (values) => {
      done(await dataOf(api.POST("/set-up", { body: { ...values, language } })));
      keepLanguage(language);
    },
  });
  return (
    <>
      <PageHead title={t("account-set-up-title")} description={t("account-set-up-what")} />
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          <TextInput
            label={t("account-workspace")}
            description={t("account-workspace-what")}
            autoComplete="organization"
            required
            {...form.getInputProps("workspace")}
          />
          <TextInput label={t("account-name")} autoComplete="name" required {...form.getInputProps("name")} />
          <TextInput
            label={t("account-email")}
            type="email"
            autoComplete="username"
            required
            dir="ltr"
            {...form.getInputProps("email")}
          />
          <NewPasswordInput label={t("account-password")} {...form.getInputProps("password")} />
          <NativeSelect
            label={t("account-language")}
            description={t("account-set-up-language")}
            value={language}
            onChange={(event) => speak(event.currentTarget.value)}
            data={Object.entries(LANGUAGES).map(([value, label]) => ({ value, label }))}
          />
          <TimeZoneSelect label={t("account-time-zone")} {...form.getInputProps("timeZone")} />
          <FailureNotice failure={failure} />
          <Button type="submit" loading={busy}>
            {t("account-set-up")}
          </Button>
        </Stack>
      </form>
    </>
  );
}

function Done({ made: { apiKey, signedIn } }: { made: Made }) {
  const t = useT();
  return (
    <>
      <PageHead title={t("account-set-up-done")} description={t("account-set-up-done-what")} />
      <Stack gap="lg">
        <SecretOnce
          label={t("account-first-key")}
          secret={apiKey}
          description={t("account-first-key-what")}
        />
        <Button onClick={() => arrived(null, signedIn ? "/" : "/signin")}>{t("account-set-up-go")}</Button>
      </Stack>
    </>
  );
}
