// A sign for each type of field.

import {
  AtSign,
  Calendar,
  CalendarCheck,
  CircleDot,
  Coins,
  Hash,
  Image,
  ListChecks,
  type LucideIcon,
  Paperclip,
  Phone,
  Signature,
  SquareCheck,
  SquareChevronDown,
  TextAlignStart,
  Type,
  UserRound,
  UserRoundPen,
} from "lucide-react";
import type { FieldType } from "./form";

export const FIELD_ICONS: Record<FieldType, LucideIcon> = {
  signature: Signature,
  initials: UserRoundPen,
  fullName: UserRound,
  signedDate: CalendarCheck,
  text: Type,
  multiline: TextAlignStart,
  number: Hash,
  money: Coins,
  date: Calendar,
  email: AtSign,
  phone: Phone,
  checkbox: SquareCheck,
  radio: CircleDot,
  select: SquareChevronDown,
  multiselect: ListChecks,
  file: Paperclip,
  image: Image,
};
