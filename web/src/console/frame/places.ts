// The places that the navigation leads to, with their shortcuts and commands.

import { Activity, FileText, House, LayoutTemplate, type LucideIcon, Settings, Webhook } from "lucide-react";
import type { Member } from "../api/session";

export interface Place {
  to: "/" | "/templates" | "/documents" | "/activity" | "/webhooks" | "/settings";
  label: string;
  /** The label of its command and shortcut: "Go to …". */
  go: string;
  icon: LucideIcon;
  keys: string;
  when?: (member: Member) => boolean;
}

const administrator = (member: Member) => member.role === "administrator";

export const PLACES: Place[] = [
  { to: "/", label: "frame-home", go: "frame-go-home", icon: House, keys: "g h" },
  { to: "/templates", label: "frame-templates", go: "frame-go-templates", icon: LayoutTemplate, keys: "g t" },
  { to: "/documents", label: "frame-documents", go: "frame-go-documents", icon: FileText, keys: "g d" },
  { to: "/activity", label: "frame-activity", go: "frame-go-activity", icon: Activity, keys: "g a" },
  {
    to: "/webhooks",
    label: "frame-webhooks",
    go: "frame-go-webhooks",
    icon: Webhook,
    keys: "g w",
    when: administrator,
  },
  { to: "/settings", label: "frame-settings", go: "frame-go-settings", icon: Settings, keys: "g s" },
];
