import { Box } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useParams } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { FailureNotice } from "../frame/FailureNotice";
import { PageSkeleton } from "../frame/Skeletons";
import { readCopy } from "../templates/working/copy";
import type { Template } from "./draft/parts";
import { Workbench } from "./frame/Workbench";
import "./frame/paper.css";
import "./frame/paper-tables.css";
import "./frame/paper-chips.css";
import "./frame/paper-logic.css";
import "./frame/paper-cursor.css";
import type { TreeNode } from "./tree/shape";

/** Whether a template is an uploaded PDF, on which fields are placed. */
function isPdf({ content }: Template): boolean {
  return (content as TreeNode).content?.[0]?.type === "pdf";
}

/** The editor of a template. */
export function Editor() {
  const { templateId } = useParams({ strict: false }) as { templateId: string };
  const [round, setRound] = useState(0);
  // Changes that were never saved, taken up on top of what the service has.
  const [kept, setKept] = useState<Partial<Template> | null>(null);
  const query = useQuery({
    queryKey: ["editor", templateId, "template", round],
    queryFn: ({ signal }) => readCopy<Template>(templateId, signal),
    // From here on the draft is what counts.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const pdf = query.data !== undefined && isPdf(query.data);
  const navigate = useNavigate();
  useEffect(() => {
    if (pdf) void navigate({ href: `/templates/${templateId}/place`, replace: true });
  }, [pdf, navigate, templateId]);
  if (query.isPending || pdf)
    return (
      <Box p="lg">
        <PageSkeleton />
      </Box>
    );
  if (query.isError)
    return (
      <Box p="lg">
        <FailureNotice failure={query.error} retry={() => query.refetch()} />
      </Box>
    );
  return (
    <Workbench
      key={`${templateId} ${round}`}
      stored={query.data}
      template={kept ? { ...query.data, ...kept } : query.data}
      restored={kept !== null}
      onRestored={(parts) => {
        setKept(parts ?? null);
        setRound(round + 1);
      }}
    />
  );
}
