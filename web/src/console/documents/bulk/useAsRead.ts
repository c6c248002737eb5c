import { useMoments } from "../../text/moments";
import { useLanguage } from "../../text/words";
import { writeValue } from "../detail/answers";
import type { Variable } from "../template";
import type { Meaning, Row } from "./mapping";
import { useWrittenDay } from "./useWrittenDay";

/** Returns the function that says what a cell was read as; nothing where it holds no value, or none that could be read. */
export function useAsRead(variables: Variable[]) {
  const { language, t } = useLanguage();
  const { absolute } = useMoments();
  const writing = { t, language, day: useWrittenDay(), moment: absolute };
  return (row: Row, column: number, meaning: Meaning): string | null => {
    const variable = variables.find(({ name }) => meaning === `value:${name}`);
    if (!variable || row.wrong.some((one) => one.column === column)) return null;
    return writeValue(variable, row.document.values[variable.name], writing);
  };
}
