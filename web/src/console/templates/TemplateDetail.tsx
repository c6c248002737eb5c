import { Box, Card, Grid, Group, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, useLocation, useNavigate } from "@tanstack/react-router";
import { FilePlus2, PencilLine } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { FailureNotice } from "../frame/FailureNotice";
import { BackLink, ButtonLink, TextLink } from "../frame/links";
import { PageHead } from "../frame/PageHead";
import { PageSkeleton } from "../frame/Skeletons";
import { When } from "../frame/When";
import { useT } from "../text/words";
import { FormGlance } from "./detail/FormGlance";
import { OnceNotice } from "./detail/OnceNotice";
import { PagePictures } from "./detail/PagePictures";
import { PublicLink } from "./detail/PublicLink";
import { Rename } from "./detail/Rename";
import { UnpublishedNotice } from "./detail/UnpublishedNotice";
import { Versions } from "./detail/Versions";
import { readForm } from "./form";
import { LabelChips } from "./LabelChips";
import { LabelEditor } from "./LabelEditor";
import styles from "./TemplateDetail.module.css";
import { TemplateMenu } from "./TemplateMenu";
import { pagesQuery, pdfOf, type TemplateDetail as Template, templateQuery, useLabels } from "./template";

const route = getRouteApi("/inside/templates/$templateId");

/** A template at a glance, and all that can be done with it. */
export function TemplateDetail() {
  const t = useT();
  const { templateId } = route.useParams();
  const template = useQuery(templateQuery(templateId));
  if (template.isPending) return <PageSkeleton />;
  if (template.isError)
    return (
      <>
        <PageHead title={t("templates-one")} above={<Back />} />
        <FailureNotice failure={template.error} retry={() => template.refetch()} />
      </>
    );
  return <Overview key={templateId} template={template.data} />;
}

function Back() {
  const t = useT();
  return <BackLink to="/templates">{t("templates-title")}</BackLink>;
}

function Overview({ template }: { template: Template }) {
  const t = useT();
  const navigate = useNavigate();
  const labels = useLabels();
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash)?.scrollIntoView({ block: "start" });
  }, [hash]);
  const params = { templateId: template.id };
  return (
    <>
      <PageHead
        title={template.name}
        beside={<Rename template={template} />}
        above={<Back />}
        actions={
          <>
            <TemplateMenu short template={template} onGone={() => void navigate({ to: "/templates" })} />
            {pdfOf(template) === null ? (
              <ButtonLink
                to="/templates/$templateId/edit"
                params={params}
                variant="default"
                leftSection={<PencilLine aria-hidden size={16} />}
              >
                {t("frame-edit")}
              </ButtonLink>
            ) : (
              <ButtonLink
                to="/templates/$templateId/place"
                params={params}
                variant="default"
                leftSection={<PencilLine aria-hidden size={16} />}
              >
                {t("templates-place")}
              </ButtonLink>
            )}
            <ButtonLink
              to="/documents/new"
              search={{ templateId: template.id }}
              leftSection={<FilePlus2 aria-hidden size={16} />}
            >
              {t("templates-use")}
            </ButtonLink>
          </>
        }
      />
      <OnceNotice template={template} />
      <UnpublishedNotice template={template} />
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, md: 7 }}>
          <Box className={styles.pages}>
            <PagePictures
              name={template.name}
              ask={(first) => pagesQuery(template.id, template.updatedAt, first)}
            />
          </Box>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 5 }}>
          <Stack gap="lg">
            <Part title={t("templates-about")}>
              <Stack gap="xs">
                <Group gap={4}>
                  <LabelChips labels={labels.of(template.id)} />
                  {labels.of(template.id).length === 0 && (
                    <Text size="sm" c="dimmed">
                      {t("templates-labels-none")}
                    </Text>
                  )}
                  <LabelEditor template={template} />
                </Group>
                <Text size="sm" c="dimmed">
                  {t("templates-changed")} <When at={template.updatedAt} />
                </Text>
                <TextLink to="/documents" search={{ templateId: template.id }} size="sm">
                  {t("templates-documents")}
                </TextLink>
              </Stack>
            </Part>
            <Part title={t("templates-form")}>
              <FormGlance form={readForm(template.formSchema)} />
            </Part>
            {!template.singleUse && (
              <Part title={t("templates-public-link")} id="public">
                <PublicLink template={template} />
              </Part>
            )}
            <Part title={t("templates-versions")}>
              <Versions template={template} />
            </Part>
          </Stack>
        </Grid.Col>
      </Grid>
    </>
  );
}

function Part({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <Card component="section" id={id} aria-label={title}>
      <Title order={2} size="h3" mb="sm">
        {title}
      </Title>
      {children}
    </Card>
  );
}
