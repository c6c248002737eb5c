import { Button, Stack, Text, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { api, dataOf } from "../api/client";
import { queryClient } from "../api/queries";
import { type Session, sessionQuery, signOut, useSession } from "../api/session";
import { FailureNotice } from "../frame/FailureNotice";
import { ButtonLink } from "../frame/links";
import { PageHead } from "../frame/PageHead";
import { CardSkeleton } from "../frame/Skeletons";
import { useFields } from "../frame/useFields";
import { useLanguage, useT } from "../text/words";
import { arrived } from "./arrived";
import { forgetSecret, useSecret } from "./linkSecret";
import { NewPasswordInput, SHORTEST } from "./NewPasswordInput";
import { browserZone } from "./TimeZoneSelect";

/** What the service says of an invitation. */
interface Invitation {
  workspace: string;
  email: string;
  role: string;
  invitedBy?: string | null;
  hasAccount: boolean;
}

/** Joining a workspace by the link of an invitation. */
export function Join() {
  const t = useT();
  const [secret] = useSecret("join");
  const looked = useQuery({
    queryKey: ["account", "join", secret],
    queryFn: () => dataOf(api.POST("/invitations/look", { body: { token: secret ?? "" } })),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: secret !== null,
  });
  if (secret === null || looked.error?.status === 410)
    return (
      <>
        <PageHead title={t("account-join-title")} />
        <Stack gap="md">
          <Text role="alert">{t("account-join-over")}</Text>
          <ButtonLink to="/signin" variant="default">
            {t("account-back-to-sign-in")}
          </ButtonLink>
        </Stack>
      </>
    );
  if (looked.error)
    return (
      <>
        <PageHead title={t("account-join-title")} />
        <FailureNotice failure={looked.error} retry={() => looked.refetch()} />
      </>
    );
  if (!looked.data) return <CardSkeleton height={280} />;
  return (
    <>
      <PageHead title={t("account-join-to", { workspace: looked.data.workspace })} />
      <Stack gap="md">
        <Invited invitation={looked.data} />
        {looked.data.hasAccount ? (
          <WithAccount secret={secret} invitation={looked.data} />
        ) : (
          <NewAccount secret={secret} invitation={looked.data} />
        )}
      </Stack>
    </>
  );
}

function Invited({ invitation: { invitedBy, workspace, role } }: { invitation: Invitation }) {
  const t = useT();
  const by = invitedBy
    ? t("account-join-by", { name: invitedBy, workspace })
    : t("account-join-what", { workspace });
  return (
    <Text>
      {by} {t(role === "administrator" ? "account-join-administrator" : "account-join-member")}
    </Text>
  );
}

interface Props {
  secret: string;
  invitation: Invitation;
}

/** Somebody who has an account joins with it, signed in. */
function WithAccount({ secret, invitation: { email } }: Props) {
  const t = useT();
  const user = useSession()?.user;
  const { onSubmit, busy, failure } = useFields({
    initial: {},
    submit: async () => {
      const session = await dataOf(api.POST("/invitations/accept", { body: { token: secret } }));
      forgetSecret("join");
      await arrived(session as Session);
    },
  });
  if (!user)
    return (
      <>
        <Text>{t("account-join-sign-in", { email })}</Text>
        <ButtonLink to="/signin" search={{ next: "/join" }}>
          {t("account-sign-in")}
        </ButtonLink>
      </>
    );
  if (user.email.toLowerCase() !== email.toLowerCase())
    return (
      <>
        <Text>{t("account-join-other", { email, other: user.email })}</Text>
        <Button
          onClick={async () => {
            await signOut();
            await queryClient.invalidateQueries(sessionQuery);
            await arrived(null, "/signin?next=/join");
          }}
        >
          {t("account-join-change")}
        </Button>
      </>
    );
  return (
    <form onSubmit={onSubmit}>
      <Stack gap="md">
        <FailureNotice failure={failure} />
        <Button type="submit" loading={busy}>
          {t("account-join")}
        </Button>
      </Stack>
    </form>
  );
}

/** For anybody else an account is made. */
function NewAccount({ secret, invitation: { email } }: Props) {
  const { t, language } = useLanguage();
  const { form, onSubmit, busy, failure } = useFields({
    initial: { name: "", password: "" },
    validate: {
      password: (value) =>
        value.length < SHORTEST ? t("account-password-short", { count: SHORTEST }) : null,
    },
    submit: async (values) => {
      const body = { token: secret, language, timeZone: browserZone(), ...values };
      const session = await dataOf(api.POST("/invitations/accept", { body }));
      forgetSecret("join");
      await arrived(session as Session);
    },
  });
  return (
    <form onSubmit={onSubmit}>
      <Stack gap="md">
        <TextInput
          label={t("account-email")}
          description={t("account-join-address")}
          value={email}
          readOnly
          dir="ltr"
          autoComplete="username"
        />
        <TextInput label={t("account-name")} autoComplete="name" required {...form.getInputProps("name")} />
        <NewPasswordInput label={t("account-password")} {...form.getInputProps("password")} />
        <FailureNotice failure={failure} />
        <Button type="submit" loading={busy}>
          {t("account-join-new")}
        </Button>
      </Stack>
    </form>
  );
}
