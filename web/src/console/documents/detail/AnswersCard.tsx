import { Anchor, Box, Card, Group, Stack, Table, Text, Title } from "@mantine/core";
import { Check, Paperclip } from "lucide-react";
import { regional, useMoments } from "../../text/moments";
import { useLanguage, useT } from "../../text/words";
import type { Detail, Particulars } from "../documents";
import { fieldsOf, variablesOf } from "../template";
import styles from "./AnswersCard.module.css";
import { answersOf, type Shown } from "./answers";

interface Props {
  document: Detail;
  particulars: Particulars;
}

/** What was filled in, by whom. */
export function AnswersCard({ document, particulars }: Props) {
  const { language, t } = useLanguage();
  const moments = useMoments();
  // A day is a day in every time zone.
  const day = (text: string) =>
    new Intl.DateTimeFormat(regional(language), { dateStyle: "long", timeZone: "UTC" }).format(
      new Date(`${text}T00:00:00Z`),
    );
  const groups = answersOf(
    {
      values: document.responseData,
      variables: variablesOf(particulars.symbolTable),
      fields: fieldsOf(particulars.formSchema),
      respondents: document.respondents,
    },
    { t, language, day, moment: moments.absolute },
  );
  return (
    <Card component="section" aria-labelledby="documents-answers">
      <Title order={2} id="documents-answers" mb="md">
        {t("documents-answers")}
      </Title>
      {groups.length === 0 && <Text c="dimmed">{t("documents-answers-none")}</Text>}
      <Stack gap="lg">
        {groups.map(({ role, answers }) => (
          <section key={role ?? "\n"}>
            <Title order={3} mb="xs">
              {role === null ? (
                t("documents-answers-before")
              ) : (
                <bdi>{role || t("documents-answers-anybody")}</bdi>
              )}
            </Title>
            <dl className={styles.answers}>
              {answers.map(({ key, label, shown }) => (
                <div key={key} className={styles.answer}>
                  <dt>
                    <bdi>{label}</bdi>
                  </dt>
                  <dd>
                    <Said shown={shown} label={label} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </Stack>
    </Card>
  );
}

/** What was said, by its kind. */
function Said({ shown, label }: { shown: Shown; label: string }) {
  const t = useT();
  if ("text" in shown) return <bdi className={styles.text}>{shown.text}</bdi>;
  if ("signed" in shown)
    return (
      <Group component="span" display="inline-flex" gap={6} c="green">
        <Check aria-hidden size={16} /> {t("documents-signed")}
      </Group>
    );
  if ("file" in shown)
    return (
      <Anchor href={`/api/console/files/${shown.file}`} download>
        <Paperclip aria-hidden size={14} /> {t("documents-file")}
      </Anchor>
    );
  return (
    <Box role="group" aria-label={label} tabIndex={0} style={{ overflowX: "auto" }}>
      <Table verticalSpacing={4} horizontalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            {shown.head.map(({ name, label: of, amount }) => (
              <Table.Th key={name} scope="col" ta={amount ? "end" : undefined}>
                <span dir="auto">{of}</span>
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shown.rows.map((row, place) => (
            <Table.Tr key={place}>
              {row.map((cell, column) => (
                <Table.Td
                  key={column}
                  ta={shown.head[column]?.amount ? "end" : undefined}
                  className={shown.head[column]?.amount ? styles.amount : undefined}
                >
                  <span dir="auto">{cell}</span>
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Box>
  );
}
