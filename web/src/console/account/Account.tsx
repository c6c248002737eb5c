import { Stack } from "@mantine/core";
import { PageHead } from "../frame/PageHead";
import { useT } from "../text/words";
import { Address } from "./Address";
import { Passkeys } from "./Passkeys";
import { Password } from "./Password";
import { Profile } from "./Profile";
import { Sessions } from "./Sessions";
import { TwoStep } from "./TwoStep";

/** One's own account: who one is, and how one signs in. */
export function Account() {
  const t = useT();
  return (
    <>
      <PageHead title={t("account-title")} description={t("account-what")} />
      <Stack gap="lg" maw="46rem">
        <Profile />
        <Address />
        <Password />
        <TwoStep />
        <Passkeys />
        <Sessions />
      </Stack>
    </>
  );
}
