import { Alert, Box, Button, Card, Group, Stack, TextInput, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, useBlocker } from "@tanstack/react-router";
import { CopyPlus, FlaskConical, Send } from "lucide-react";
import { useRef } from "react";
import { api, dataOf } from "../api/client";
import { queryClient } from "../api/queries";
import { refreshSession, sessionQuery } from "../api/session";
import { confirm } from "../frame/confirm";
import { FailureNotice } from "../frame/FailureNotice";
import { BackLink } from "../frame/links";
import { PageHead } from "../frame/PageHead";
import { PageSkeleton } from "../frame/Skeletons";
import { toast } from "../frame/toast";
import { useFields } from "../frame/useFields";
import { pdfOf } from "../templates/template";
import { listed } from "../text/listed";
import { useLanguage, useT } from "../text/words";
import { sendersValues } from "./again";
import { documentQuery, documentsChanged, examplesQuery, templateQuery } from "./documents";
import { LivePreview } from "./LivePreview";
import styles from "./NewDocument.module.css";
import { useOnceKey } from "./onceKey";
import { PublishedNotice } from "./PublishedNotice";
import { SignInAgain } from "./SignInAgain";
import { TemplateChoice } from "./TemplateChoice";
import { askedOf, fieldsOf, type Variable, variablesOf } from "./template";
import { given, isBlank, readAll, type Typed, typedValues } from "./values/typed";
import { useHabits } from "./values/useHabits";
import { ValueFields } from "./values/ValueFields";

const route = getRouteApi("/inside/documents/new");

/** A document is made of a template: first the template is chosen, then its values are filled in beside the pages. */
export function NewDocument() {
  const t = useT();
  const { templateId, test, from } = route.useSearch();
  const navigate = route.useNavigate();
  if (!templateId)
    return (
      <>
        <PageHead
          title={test ? t("documents-test-title") : t("documents-new-title")}
          description={t("documents-choose-template")}
        />
        <TemplateChoice
          onChoose={(id) => void navigate({ search: (old) => ({ ...old, templateId: id }) })}
          ownPdf={!test}
        />
      </>
    );
  return <Filling key={`${templateId} ${from}`} templateId={templateId} test={test ?? false} from={from} />;
}

interface FillingProps {
  templateId: string;
  test: boolean;
  /** The document that the new one is to be like. */
  from: string | undefined;
}

/** Waits for the template; for a test, its example's values are looked up too, and for one like another, that one's. */
function Filling({ templateId, test, from }: FillingProps) {
  const t = useT();
  const template = useQuery(templateQuery(templateId));
  const examples = useQuery({ ...examplesQuery, enabled: test });
  const other = useQuery({ ...documentQuery(from ?? ""), enabled: from !== undefined });
  const failed = [template, other].find((one) => one.isError && !one.data);
  if (failed)
    return (
      <>
        <PageHead title={t("documents-new-title")} />
        <FailureNotice failure={failed.error} retry={() => failed.refetch()} />
      </>
    );
  if (!template.data || (test && examples.isPending) || (from && !other.data)) return <PageSkeleton />;
  const { name, symbolTable, formSchema, singleUse } = template.data;
  const fields = fieldsOf(formSchema);
  const sample = test ? examples.data?.find((example) => example.name === name)?.data : undefined;
  const values = from && other.data ? sendersValues(other.data, fields) : sample;
  return (
    <Form
      templateId={templateId}
      templateName={name}
      once={singleUse === true && pdfOf(template.data) !== null && from === undefined}
      variables={variablesOf(symbolTable)}
      asked={askedOf(fields)}
      begun={{ name: (from && other.data?.name) || "", values: (values as Record<string, unknown>) ?? {} }}
      test={test}
      from={from}
    />
  );
}

interface FormProps extends FillingProps {
  templateName: string;
  /** Whether the fields were placed on the way, for this document alone. */
  once: boolean;
  variables: Variable[];
  asked: Map<string, string>;
  /** What is filled in already. */
  begun: { name: string; values: Record<string, unknown> };
}

function Form({ templateId, templateName, once, variables, asked, begun, test, from }: FormProps) {
  const { language, t } = useLanguage();
  const habits = useHabits();
  const navigate = route.useNavigate();
  const sending = useRef(false);
  const made = useRef(false);
  const keyOf = useOnceKey();
  const read = (values: Typed) => readAll(variables, values, habits);
  const { form, onSubmit, busy, failure } = useFields({
    initial: { name: begun.name, values: typedValues(variables, begun.values, habits) },
    validate: ({ values }) =>
      Object.fromEntries(
        Object.entries(read(values).wrong).map(([path, why]) => [
          `values.${path}`,
          t(`documents-value-wrong-${why}`),
        ]),
      ),
    submit: async ({ name, values }) => {
      const missing = variables.filter(
        (one) => one.required && !asked.has(one.name) && isBlank(values[one.name]),
      );
      if (sending.current && missing.length > 0 && !(await sendAnyway(missing))) return;
      const body = { templateId, name: name.trim() || undefined, values: given(read(values).values) };
      const document = await dataOf(
        api.POST("/documents", { body, params: { header: { "Idempotency-Key": keyOf(body) } } }),
      );
      made.current = true;
      await documentsChanged();
      if (!sending.current) toast.done(t("documents-made"));
      await navigate({
        to: "/documents/$documentId",
        params: { documentId: document.id },
        search: sending.current ? { send: true, test: test || undefined, from } : {},
      });
    },
  });
  const isUnsaved = () => form.isDirty() && !made.current;
  useBlocker({
    shouldBlockFn: async () => {
      if (!isUnsaved()) return false;
      const signedOut = !queryClient.getQueryData(sessionQuery.queryKey)?.user;
      const leaves = await confirm({
        title: signedOut ? t("frame-failure-signed-out") : t("documents-leave"),
        body: signedOut ? <SignInAgain /> : t("documents-leave-what"),
        action: t("documents-leave-action"),
        danger: true,
      });
      // They may have signed in elsewhere by now.
      if (!leaves && signedOut) await refreshSession().catch(() => undefined);
      return !leaves;
    },
    enableBeforeUnload: isUnsaved,
  });
  const sendAnyway = (missing: Variable[]) =>
    confirm({
      title: t("documents-missing-title"),
      body: t("documents-missing", {
        count: missing.length,
        names: listed(
          missing.map((one) => one.label),
          language,
        ),
      }),
      action: t("documents-missing-action"),
    });
  return (
    <>
      <PageHead
        title={test ? t("documents-test-title") : t("documents-new-title")}
        description={templateName}
        above={
          once ? (
            <BackLink to="/templates/$templateId/place" params={{ templateId }} search={{ send: true }}>
              {t("documents-back-to-fields")}
            </BackLink>
          ) : (
            <BackLink to="/documents/new" search={{ test: test || undefined }}>
              {t("documents-other-template")}
            </BackLink>
          )
        }
      />
      {test && (
        <Alert role="note" mb="lg" icon={<FlaskConical aria-hidden />} title={t("documents-test-what-title")}>
          {t("documents-test-what")}
        </Alert>
      )}
      <PublishedNotice templateId={templateId} />
      {from && (
        <Alert
          mb="lg"
          icon={<CopyPlus aria-hidden />}
          title={t("documents-again-title", { name: begun.name })}
        >
          {t("documents-again-what")}
        </Alert>
      )}
      <div className={styles.sides}>
        <form onSubmit={onSubmit} noValidate>
          <Stack gap="lg">
            <Card>
              <Stack gap="md">
                <TextInput
                  label={t("documents-name")}
                  description={t("documents-name-what")}
                  placeholder={templateName}
                  maxLength={255}
                  {...form.getInputProps("name")}
                />
                {variables.length > 0 && (
                  <>
                    <Title order={2} mt="sm">
                      {t("documents-values")}
                    </Title>
                    <ValueFields variables={variables} asked={asked} form={form} />
                  </>
                )}
              </Stack>
            </Card>
            <FailureNotice failure={failure} />
            <Group className={styles.bar} justify="flex-end" gap="sm">
              <Button
                type="submit"
                variant="default"
                loading={busy && !sending.current}
                disabled={busy}
                onClick={() => {
                  sending.current = false;
                }}
              >
                {t("documents-make")}
              </Button>
              <Button
                type="submit"
                loading={busy && sending.current}
                disabled={busy}
                leftSection={<Send aria-hidden size={16} className="flips" />}
                onClick={() => {
                  sending.current = true;
                }}
              >
                {t("documents-make-and-send")}
              </Button>
            </Group>
          </Stack>
        </form>
        <Box component="section" className={styles.preview} aria-labelledby="documents-preview" tabIndex={0}>
          <Title order={2} id="documents-preview" mb="xs">
            {t("documents-preview")}
          </Title>
          <LivePreview templateId={templateId} values={given(read(form.values.values).values)} />
        </Box>
      </div>
    </>
  );
}
