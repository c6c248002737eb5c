import { Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { FailureNotice } from "../frame/FailureNotice";
import { BackLink } from "../frame/links";
import { PageHead } from "../frame/PageHead";
import { PageSkeleton } from "../frame/Skeletons";
import { useMoments } from "../text/moments";
import { useT } from "../text/words";
import { ColumnsStep } from "./bulk/ColumnsStep";
import { DayOrderChoice } from "./bulk/DayOrderChoice";
import { FileStep } from "./bulk/FileStep";
import { isCell } from "./bulk/mapping";
import { OrderProgress, type Sent } from "./bulk/OrderProgress";
import { Part } from "./bulk/Part";
import { RowsStep } from "./bulk/RowsStep";
import { SendStep } from "./bulk/SendStep";
import { useMeaningWords } from "./bulk/useMeaningWords";
import { MOST, useOrder } from "./bulk/useOrder";
import { type Template, templateQuery } from "./documents";
import { PublishedNotice } from "./PublishedNotice";
import { TemplateChoice } from "./TemplateChoice";

const route = getRouteApi("/inside/documents/bulk");

/** Documents for many people at once, from a table: one row, one document. */
export function BulkSend() {
  const t = useT();
  const { templateId, order } = route.useSearch();
  const navigate = route.useNavigate();
  const [sent, setSent] = useState<Sent | null>(null);
  const back = (
    <BackLink to={templateId && !order ? "/documents/bulk" : "/documents"}>
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
      <Steps template={template.data} onOrdered={onOrdered} />
    </>
  );
}

interface StepsProps extends Pick<PreparingProps, "onOrdered"> {
  template: Template;
}

/** File, columns, rows, order: each step appears when the one before is done, and stays for corrections. */
function Steps({ template, onOrdered }: StepsProps) {
  const t = useT();
  const { number } = useMoments();
  const order = useOrder(template);
  const { file, roles, variables, meanings } = order;
  const words = useMeaningWords(variables);
  return (
    <Stack gap="lg">
      <Part
        number={1}
        title={t("documents-bulk-step-file")}
        words={t("documents-bulk-step-file-what", { name: template.name, most: number(MOST) })}
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
          onSheet={order.take}
        />
      </Part>
      {file && (
        <>
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
              blank={order.blank}
              nobody={order.nobody}
              onChange={order.mean}
            />
            <DayOrderChoice cells={order.days} order={order.dayOrder} onChange={order.orderDays} />
          </Part>
          <Part number={3} title={t("documents-bulk-step-rows")} words={t("documents-bulk-step-rows-what")}>
            <RowsStep sheet={file.sheet} rows={order.rows} meanings={meanings} variables={variables} />
          </Part>
          <Part number={4} title={t("documents-bulk-step-send")}>
            <SendStep
              template={template}
              order={order}
              onOrdered={(id) => onOrdered(id, { head: file.sheet.head, rows: order.good })}
            />
          </Part>
        </>
      )}
    </Stack>
  );
}
