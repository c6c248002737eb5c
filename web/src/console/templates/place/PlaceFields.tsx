import { Box } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Navigate } from "@tanstack/react-router";
import { type ComponentProps, useState } from "react";
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
  const { send } = route.useSearch();
  const navigate = route.useNavigate();
  const [round, setRound] = useState(0);
  // Changes that were never saved, taken up on top of what the service has.
  const [kept, setKept] = useState<Partial<WorkingCopy> | null>(null);
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
  const placed = kept ? { ...template.data, ...kept } : template.data;
  const file = pdfOf(placed);
  if (file === null) return <Navigate to="/templates/$templateId/edit" params={{ templateId }} replace />;
  return (
    <WithPages
      key={`${templateId} ${round}`}
      file={file}
      stored={template.data}
      template={placed}
      restored={kept !== null}
      onAnew={(parts) => {
        setKept(parts ?? null);
        setRound(round + 1);
      }}
      onward={send ? () => navigate({ to: "/documents/new", search: { templateId } }) : undefined}
    />
  );
}

interface Props
  extends Pick<ComponentProps<typeof Workbench>, "stored" | "template" | "restored" | "onAnew" | "onward"> {
  file: string;
}

function WithPages({ file, ...rest }: Props) {
  const pictures = usePictures(file);
  if (pictures.error && pictures.pages.length === 0)
    return (
      <Box p="lg">
        <FailureNotice failure={pictures.error} retry={pictures.retry} />
      </Box>
    );
  if (pictures.isPending) return <Loading />;
  return <Workbench {...rest} pages={pictures.pages} onSeen={pictures.wanted} />;
}

function Loading() {
  return (
    <Box p="lg">
      <PageSkeleton />
    </Box>
  );
}
