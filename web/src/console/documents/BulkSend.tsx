import { Button, Card, Group, Stack, Switch, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { Send } from "lucide-react";
import { type ReactNode, useState } from "react";
import { api, dataOf } from "../api/client";
import { asFailure } from "../api/failure";
import { confirm } from "../frame/confirm";
import { FailureNotice } from "../frame/FailureNotice";
import { BackLink } from "../frame/links";
import { PageHead } from "../frame/PageHead";
import { PageSkeleton } from "../frame/Skeletons";
import { useMoments } from "../text/moments";
import { useT } from "../text/words";
import { ColumnsStep } from "./bulk/ColumnsStep";
import { ConfirmWords } from "./bulk/ConfirmWords";
import type { Sheet } from "./bulk/csv";
import { DayOrderChoice } from "./bulk/DayOrderChoice";
import { type DayOrder, provenOrder } from "./bulk/days";
import { FileStep } from "./bulk/FileStep";
import {
  addressedRoles,
  dayCells,
  guess,
  isCell,
  type Meaning,
  needed,
  placed,
  type Row,
  readRows,
  type Wrong,
} from "./bulk/mapping";
import { OrderProgress, type Sent } from "./bulk/OrderProgress";
import { RowsStep } from "./bulk/RowsStep";
import { useMeaningWords } from "./bulk/useMeaningWords";
import { bag, templateQuery } from "./documents";
import { useOnceKey } from "./onceKey";
import { PublishedNotice } from "./PublishedNotice";
import { HowAndUntil } from "./send/HowAndUntil";
import { lacking } from "./send/people";
import { TemplateChoice } from "./TemplateChoice";
import { askedOf, fieldsOf, type Role, rolesOf, type Variable, variablesOf } from "./template";
import { useHabits } from "./values/useHabits";
import { endOfDay } from "./zone";

const route = getRouteApi("/inside/bulk");

/** How many documents one order may have. */
const MOST = 1_000;

/** Documents for many people at once, from a table: one row, one document. */
export function BulkSend() {
  const t = useT();
  const { templateId, order } = route.useSearch();
  const navigate = route.useNavigate();
  const [sent, setSent] = useState<Sent | null>(null);
  const back = (
    <BackLink to={templateId && !order ? "/bulk" : "/documents"}>
      {templateId && !order ? t("documents-other-template") : t("documents-title")}
    </BackLink>
  );
  const head = <PageHead title={t("documents-bulk")} description={t("documents-bulk-what")} above={back} />;
  if (order)
    return (
      <>
        {head}
        <OrderProgress
          orderId={order}
          sent={sent}
          onAgain={() => void navigate({ search: { templateId } })}
        />
      </>
    );
  return (
    <>
      {head}
      {templateId ? (
        <Preparing
          key={templateId}
          templateId={templateId}
          onOrdered={(id, what) => {
            setSent(what);
            void navigate({ search: { templateId, order: id } });
          }}
        />
      ) : (
        <>
          <Text mb="md">{t("documents-choose-template")}</Text>
          <TemplateChoice onChoose={(id) => void navigate({ search: { templateId: id } })} />
        </>
      )}
    </>
  );
}

interface PreparingProps {
  templateId: string;
  onOrdered: (orderId: string, sent: Sent) => void;
}

function Preparing({ templateId, onOrdered }: PreparingProps) {
  const template = useQuery(templateQuery(templateId));
  if (template.isPending) return <PageSkeleton />;
  if (template.isError) return <FailureNotice failure={template.error} retry={() => template.refetch()} />;
  return (
    <>
      <PublishedNotice templateId={templateId} />
      <Steps
        templateId={templateId}
        templateName={template.data.name}
        roles={rolesOf(template.data.formSchema)}
        variables={variablesOf(template.data.symbolTable)}
        asked={askedOf(fieldsOf(template.data.formSchema))}
        onOrdered={onOrdered}
      />
    </>
  );
}

interface StepsProps extends PreparingProps {
  templateName: string;
  roles: Role[];
  variables: Variable[];
  /** Which role is asked for which variable. */
  asked: Map<string, string>;
}

/** File, columns, rows, order: each step appears when the one before is done, and stays for corrections. */
function Steps({ templateId, templateName, roles, variables, asked, onOrdered }: StepsProps) {
  const t = useT();
  const habits = useHabits();
  const { timeZone, number } = useMoments();
  const words = useMeaningWords(variables);
  const [file, setFile] = useState<{ sheet: Sheet; name: string } | null>(null);
  const [meanings, setMeanings] = useState<Meaning[]>([]);
  const [chosenOrder, setChosenOrder] = useState<DayOrder | null>(null);
  const [said, setSaid] = useState<Map<number, Wrong[]>>(new Map());
  const [leaveOut, setLeaveOut] = useState(false);
  const [notify, setNotify] = useState("mail");
  const [expires, setExpires] = useState("");
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const keyOf = useOnceKey();

  const days = file ? dayCells(file.sheet, meanings, variables) : [];
  const dayOrder = chosenOrder ?? provenOrder(days);
  const rows: Row[] = file
    ? readRows(file.sheet, meanings, { roles, variables, asked, habits: { ...habits, order: dayOrder } }).map(
        (row) => ({
          ...row,
          wrong: [...row.wrong, ...(said.get(row.place) ?? [])],
        }),
      )
    : [];
  const good = rows.filter((row) => row.wrong.length === 0);
  const faulty = rows.length - good.length;
  const addressed = addressedRoles(meanings);
  const sends = addressed.length > 0;
  const nobody = sends ? lacking(roles, addressed) : [];
  const blank = needed({ variables, asked }).filter(({ name }) => !meanings.includes(`value:${name}`));
  const people = good.reduce((sum, row) => sum + (row.document.recipients?.length ?? 0), 0);
  const ready = good.length > 0 && good.length <= MOST && (faulty === 0 || leaveOut);

  const order = async () => {
    const sure = await confirm({
      title: t("documents-bulk-confirm-title", { count: good.length }),
      body: (
        <ConfirmWords
          templateName={templateName}
          count={good.length}
          people={sends ? people : null}
          mail={notify === "mail"}
          nobody={nobody}
          blank={sends ? blank : []}
          repeated={good.filter(({ sameAs }) => sameAs !== undefined).length}
        />
      ),
      action: t("documents-bulk-confirm", { count: good.length }),
    });
    if (!sure) return;
    const body = {
      templateId,
      documents: good.map(({ document }) => ({ ...document, values: bag(document.values) })),
      notify: notify === "mail",
      expiresAt: (expires && endOfDay(expires, timeZone)) || undefined,
    };
    setBusy(true);
    setFailure(null);
    try {
      const made = await dataOf(
        api.POST("/documents/bulk", {
          body,
          params: { header: { "Idempotency-Key": keyOf(body) } },
        }),
      );
      onOrdered(made.id, { head: file?.sheet.head ?? [], rows: good });
    } catch (thrown) {
      const refused = asFailure(thrown);
      const { byPlace, left } = placed(refused.details, good, meanings);
      setSaid(byPlace);
      if (byPlace.size === 0 || left.length > 0) setFailure(refused.saying(left));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Stack gap="lg">
      <Part
        number={1}
        title={t("documents-bulk-step-file")}
        words={t("documents-bulk-step-file-what", { name: templateName, most: number(MOST) })}
      >
        <FileStep
          name={file?.name ?? null}
          example={[
            ...(roles.length > 0 ? roles : [undefined]).flatMap((role) => [
              words(`email:${role?.name ?? ""}`),
              words(`name:${role?.name ?? ""}`),
            ]),
            ...variables.filter(isCell).map(({ label }) => label),
          ]}
          onSheet={(sheet, name) => {
            setFile({ sheet, name });
            setMeanings(guess(sheet.head, roles, variables));
            setSaid(new Map());
            setChosenOrder(null);
          }}
        />
      </Part>
      {file && (
        <Part
          number={2}
          title={t("documents-bulk-step-columns")}
          words={t("documents-bulk-step-columns-what")}
        >
          <ColumnsStep
            sheet={file.sheet}
            roles={roles}
            variables={variables}
            meanings={meanings}
            blank={blank}
            nobody={nobody}
            onChange={(changed) => {
              setMeanings(changed);
              setSaid(new Map());
            }}
          />
          <DayOrderChoice cells={days} order={dayOrder} onChange={setChosenOrder} />
        </Part>
      )}
      {file && (
        <Part number={3} title={t("documents-bulk-step-rows")} words={t("documents-bulk-step-rows-what")}>
          <RowsStep sheet={file.sheet} rows={rows} meanings={meanings} variables={variables} />
        </Part>
      )}
      {file && (
        <Part number={4} title={t("documents-bulk-step-send")}>
          <Stack gap="md">
            {sends && (
              <HowAndUntil
                how={{ value: notify, onChange: setNotify }}
                until={{ value: expires, onChange: (event) => setExpires(event.currentTarget.value) }}
              />
            )}
            {faulty > 0 && (
              <Switch
                label={t("documents-bulk-leave-out", { count: faulty })}
                checked={leaveOut}
                onChange={(event) => setLeaveOut(event.currentTarget.checked)}
              />
            )}
            {good.length > MOST && (
              <Text c="red" role="alert">
                {t("documents-bulk-too-many", { most: number(MOST), count: number(good.length) })}
              </Text>
            )}
            <FailureNotice failure={failure} />
            <Group>
              <Button
                loading={busy}
                disabled={!ready}
                onClick={order}
                leftSection={<Send aria-hidden size={16} className="flips" />}
              >
                {sends
                  ? t("documents-bulk-send", { count: good.length })
                  : t("documents-bulk-make", { count: good.length })}
              </Button>
              {!ready && faulty > 0 && !leaveOut && (
                <Text size="sm" c="dimmed">
                  {t("documents-bulk-not-yet")}
                </Text>
              )}
            </Group>
          </Stack>
        </Part>
      )}
    </Stack>
  );
}

interface PartProps {
  number: number;
  title: string;
  words?: string;
  children: ReactNode;
}

function Part({ number, title, words, children }: PartProps) {
  const id = `documents-bulk-part-${number}`;
  return (
    <Card component="section" aria-labelledby={id}>
      <Title order={2} id={id}>
        {number}. {title}
      </Title>
      {words && (
        <Text size="sm" c="dimmed" mt={2}>
          {words}
        </Text>
      )}
      <Stack gap="sm" mt="md">
        {children}
      </Stack>
    </Card>
  );
}
