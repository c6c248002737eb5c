import { Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { FilePlus2 } from "lucide-react";
import { useMember } from "../api/session";
import { FailureNotice } from "../frame/FailureNotice";
import { ButtonLink } from "../frame/links";
import { PageHead } from "../frame/PageHead";
import { CardSkeleton } from "../frame/Skeletons";
import { useT } from "../text/words";
import { AskedCard } from "./AskedCard";
import { CompletedCard } from "./CompletedCard";
import { FirstSteps } from "./FirstSteps";
import styles from "./Home.module.css";
import { allDone, homeQuery, waitingForOthers } from "./home";
import { UsageCard } from "./UsageCard";
import { WaitingCard } from "./WaitingCard";

/** The first page: what to do first in a new workspace, later what waits for whom. */
export function Home() {
  const t = useT();
  const { user } = useMember();
  const home = useQuery(homeQuery);
  const name = user.name?.trim();
  const facts = home.data;
  const fresh = facts !== undefined && !facts.steps.sent;
  return (
    <>
      <PageHead
        title={name ? t("home-title-named", { name }) : t("home-title")}
        tab={t("home-title")}
        description={fresh ? t("home-what-first") : undefined}
        actions={
          facts?.steps.template && (
            <ButtonLink to="/documents/new" leftSection={<FilePlus2 aria-hidden size={16} />}>
              {t("home-new")}
            </ButtonLink>
          )
        }
      />
      {home.isPending && (
        <Stack>
          <CardSkeleton height={220} />
          <CardSkeleton />
        </Stack>
      )}
      {home.isError && <FailureNotice failure={home.error} retry={() => home.refetch()} />}
      {facts && (
        <div className={styles.parts}>
          {facts.asked.length > 0 && <AskedCard asked={facts.asked} />}
          {!allDone(facts.steps) && <FirstSteps steps={facts.steps} />}
          {!fresh && <WaitingCard waiting={waitingForOthers(facts)} />}
          <div className={styles.sides}>
            {!fresh && <CompletedCard completed={facts.completed} />}
            <UsageCard usage={facts.usage} />
          </div>
        </div>
      )}
    </>
  );
}
