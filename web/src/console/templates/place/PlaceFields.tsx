import { Box } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Navigate } from "@tanstack/react-router";
import { useState } from "react";
import { FailureNotice } from "../../frame/FailureNotice";
import { PageSkeleton } from "../../frame/Skeletons";
import { pdfOf } from "../template";
import { readCopy, type WorkingCopy } from "../working/copy";
import { usePictures } from "./usePictures";
import { Workbench } from "./Workbench";

const route = getRouteApi("/inside/templates/$templateId/place");

/** Places fields on the pages of an uploaded PDF. */
export function PlaceFields() {
  const { templateId } = route.useParams();
  const [round, setRound] = useState(0);
  const template = useQuery({
    queryKey: ["place", templateId, "template", round],
    queryFn: ({ signal }) => readCopy(templateId, signal),
    // From here on the plan is what counts.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (template.isPending) return <Loading />;
  if (template.isError)
    return (
      <Box p="lg">
        <FailureNotice failure={template.error} retry={() => template.refetch()} />
      </Box>
    );
  const file = pdfOf(template.data);
  if (file === null) return <Navigate to="/templates/$templateId/edit" params={{ templateId }} replace />;
  const again = () => setRound(round + 1);
  return <WithPages key={`${templateId} ${round}`} file={file} template={template.data} onAnew={again} />;
}

interface Props {
  file: string;
  template: WorkingCopy;
  onAnew: () => void;
}

function WithPages({ file, template, onAnew }: Props) {
  const pictures = usePictures(file);
  if (pictures.error && pictures.pages.length === 0)
    return (
      <Box p="lg">
        <FailureNotice failure={pictures.error} retry={pictures.retry} />
      </Box>
    );
  if (pictures.isPending) return <Loading />;
  return <Workbench template={template} pages={pictures.pages} onSeen={pictures.wanted} onAnew={onAnew} />;
}

function Loading() {
  return (
    <Box p="lg">
      <PageSkeleton />
    </Box>
  );
}
