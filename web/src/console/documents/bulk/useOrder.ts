import { useMemo, useState } from "react";
import type { Template } from "../documents";
import { lacking } from "../send/people";
import { askedOf, fieldsOf, type Role, rolesOf, type Variable, variablesOf } from "../template";
import { useHabits } from "../values/useHabits";
import type { Sheet } from "./csv";
import { type DayOrder, provenOrder } from "./days";
import {
  addressedRoles,
  dayCells,
  guess,
  type Meaning,
  needed,
  type Row,
  readRows,
  type Wrong,
} from "./mapping";

/** How many documents one order may have. */
export const MOST = 1_000;

const NOTHING_SAID: ReadonlyMap<number, Wrong[]> = new Map();

/** A table that becomes documents, as it is understood now. */
export interface Order {
  roles: Role[];
  variables: Variable[];
  file: { sheet: Sheet; name: string } | null;
  meanings: Meaning[];
  /** The cells that hold days, and what comes first in them, where that is known. */
  days: string[];
  dayOrder: DayOrder | null;
  rows: Row[];
  /** The rows without faults. */
  good: Row[];
  /** Whether anybody is invited. */
  sends: boolean;
  /** Roles that nobody is invited to, while there are people for others. */
  nobody: ReturnType<typeof lacking>;
  /** Variables that are needed and that no column gives. */
  blank: Variable[];
  /** Takes another table. */
  take: (sheet: Sheet, name: string) => void;
  /** Says what the columns mean. */
  mean: (meanings: Meaning[]) => void;
  /** Says what comes first in days. */
  orderDays: (order: DayOrder) => void;
  /** Takes over what the service said of rows, by their places. */
  refuse: (said: ReadonlyMap<number, Wrong[]>) => void;
}

/** Reads a table for a template. Thousands of cells are read anew only when the table or its meaning changes. */
export function useOrder(template: Template): Order {
  const { language, timeZone } = useHabits();
  const [file, setFile] = useState<Order["file"]>(null);
  const [meanings, setMeanings] = useState<Meaning[]>([]);
  const [chosenOrder, setChosenOrder] = useState<DayOrder | null>(null);
  const [said, setSaid] = useState(NOTHING_SAID);

  const known = useMemo(
    () => ({
      roles: rolesOf(template.formSchema),
      variables: variablesOf(template.symbolTable),
      // Which role is asked for which variable.
      asked: askedOf(fieldsOf(template.formSchema)),
    }),
    [template],
  );
  const { roles, variables } = known;
  const days = useMemo(
    () => (file ? dayCells(file.sheet, meanings, variables) : []),
    [file, meanings, variables],
  );
  const dayOrder = chosenOrder ?? provenOrder(days);
  const read = useMemo(
    () =>
      file
        ? readRows(file.sheet, meanings, { ...known, habits: { language, timeZone, order: dayOrder } })
        : [],
    [file, meanings, known, language, timeZone, dayOrder],
  );
  const rows = useMemo(
    () => read.map((row) => ({ ...row, wrong: [...row.wrong, ...(said.get(row.place) ?? [])] })),
    [read, said],
  );
  const good = useMemo(() => rows.filter((row) => row.wrong.length === 0), [rows]);
  const addressed = addressedRoles(meanings);
  return {
    roles,
    variables,
    file,
    meanings,
    days,
    dayOrder,
    rows,
    good,
    sends: addressed.length > 0,
    nobody: addressed.length > 0 ? lacking(roles, addressed) : [],
    blank: needed(known).filter(({ name }) => !meanings.includes(`value:${name}`)),
    take: (sheet, name) => {
      setFile({ sheet, name });
      setMeanings(guess(sheet.head, roles, variables));
      setSaid(NOTHING_SAID);
      setChosenOrder(null);
    },
    mean: (changed) => {
      setMeanings(changed);
      setSaid(NOTHING_SAID);
    },
    orderDays: setChosenOrder,
    refuse: setSaid,
  };
}
