import { Badge } from "@mantine/core";
import {
  Ban,
  CircleCheck,
  CircleDashed,
  CircleX,
  Clock,
  Eye,
  Hourglass,
  type LucideIcon,
  PenLine,
  Send,
} from "lucide-react";
import { useT } from "../text/words";

/** Colour and sign of each state: no state is told by its colour alone. */
const LOOKS: Record<string, [colour: string, icon: LucideIcon]> = {
  draft: ["gray", CircleDashed],
  sent: ["blue", Send],
  in_progress: ["blue", PenLine],
  completed: ["green", CircleCheck],
  declined: ["red", CircleX],
  voided: ["gray", Ban],
  expired: ["yellow", Clock],
  waiting: ["gray", Hourglass],
  invited: ["blue", Send],
  opened: ["blue", Eye],
  submitted: ["green", CircleCheck],
  approved: ["green", CircleCheck],
  read: ["green", CircleCheck],
  undelivered: ["red", CircleX],
  unsigned: ["gray", CircleDashed],
};

interface Props {
  /**
   * The state of a document or of somebody invited, as the interface names it; or `approved` and `read` for those who don't sign,
   * `undelivered` where mail came back, and `unsigned` where nothing comes any more.
   */
  status: string;
}

/** Where a document or somebody invited stands. */
export function StatusBadge({ status }: Props) {
  const t = useT();
  const [colour, Icon] = LOOKS[status] ?? ["gray", CircleDashed];
  return (
    <Badge color={colour} size="lg" miw="max-content" leftSection={<Icon aria-hidden size={14} />}>
      {status in LOOKS ? t(`frame-status-${status.replace("_", "-")}`) : status}
    </Badge>
  );
}
