// The parts of the settings, in the order in which they are shown.

import {
  AppWindow,
  ChartColumn,
  FileClock,
  KeyRound,
  LockKeyhole,
  type LucideIcon,
  MailOpen,
  Palette,
  PenLine,
  ShieldCheck,
  TriangleAlert,
  Users,
} from "lucide-react";
import type { Member } from "../api/session";

export interface Part {
  /** The last piece of its address, and of its messages' ids. */
  name:
    | "branding"
    | "team"
    | "security"
    | "api-keys"
    | "plan"
    | "sealing"
    | "outbox"
    | "signing"
    | "retention"
    | "embedding"
    | "danger";
  icon: LucideIcon;
  group: "workspace" | "developers" | "documents" | "danger";
  /** Members see it too. */
  forAll?: boolean;
}

const PARTS: Part[] = [
  { name: "branding", icon: Palette, group: "workspace" },
  { name: "team", icon: Users, group: "workspace", forAll: true },
  { name: "security", icon: LockKeyhole, group: "workspace" },
  { name: "plan", icon: ChartColumn, group: "workspace" },
  { name: "api-keys", icon: KeyRound, group: "developers" },
  { name: "embedding", icon: AppWindow, group: "developers" },
  { name: "signing", icon: PenLine, group: "documents" },
  { name: "sealing", icon: ShieldCheck, group: "documents" },
  { name: "outbox", icon: MailOpen, group: "documents" },
  { name: "retention", icon: FileClock, group: "documents" },
  { name: "danger", icon: TriangleAlert, group: "danger" },
];

export const GROUPS: Part["group"][] = ["workspace", "developers", "documents", "danger"];

/** Returns the parts that somebody may see. */
export function partsFor(member: Member): Part[] {
  return PARTS.filter((part) => part.forAll || member.role === "administrator");
}
