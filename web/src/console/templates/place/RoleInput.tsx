import { Select } from "@mantine/core";
import { useT } from "../../text/words";
import type { Bench } from "./useBench";

/** Whose a field is. */
export function RoleInput({
  bench,
  value,
  error,
  onChange,
}: {
  bench: Bench;
  value: string | null;
  error?: string;
  onChange: (role: string) => void;
}) {
  const t = useT();
  return (
    <Select
      size="xs"
      label={t("templates-field-role")}
      data={[...new Set(bench.plan.roles.map(({ name }) => name))]}
      value={value}
      placeholder={t("templates-no-role")}
      allowDeselect={false}
      error={error}
      onChange={(role) => role !== null && onChange(role)}
    />
  );
}
