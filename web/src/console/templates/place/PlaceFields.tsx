import { Box } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Navigate } from "@tanstack/react-router";
import { FailureNotice } from "../../frame/FailureNotice";
import { PageSkeleton } from "../../frame/Skeletons";
import { pdfOf, templateQuery } from "../template";
import { usePictures } from "./usePictures";
import { Workbench } from "./Workbench";

const route = getRouteApi("/inside/templates/$templateId/place");

/** Places fields on the pages of an uploaded PDF. */
export function PlaceFields() {
  const { templateId } = route.useParams();
  const template = useQuery({ ...templateQuery(templateId), refetchOnWindowFocus: false });
  if (template.isPending) return <Loading />;
  if (template.isError)
    return (
      <Box p="lg">
        <FailureNotice failure={template.error} retry={() => template.refetch()} />
      </Box>
    );
  const file = pdfOf(template.data);
  if (file === null) return <Navigate to="/templates/$templateId/edit" params={{ templateId }} replace />;
  return <WithPages key={templateId} file={file} template={template.data} />;
}

type Template = Parameters<typeof Workbench>[0]["template"];

function WithPages({ file, template }: { file: string; template: Template }) {
  const pictures = usePictures(file);
  if (pictures.error && pictures.pages.length === 0)
    return (
      <Box p="lg">
        <FailureNotice failure={pictures.error} retry={pictures.retry} />
      </Box>
    );
  if (pictures.isPending) return <Loading />;
  return <Workbench template={template} pages={pictures.pages} onSeen={pictures.wanted} />;
}

function Loading() {
  return (
    <Box p="lg">
      <PageSkeleton />
    </Box>
  );
}
