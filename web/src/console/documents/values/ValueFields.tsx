import { SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { useT } from "../../text/words";
import type { Variable } from "../template";
import { type AnyForm, ValueInput } from "./ValueInput";

interface Props {
  variables: Variable[];
  /** Which role is asked for a variable when it fills in the document. */
  asked: Map<string, string>;
  form: AnyForm;
}

/** The values of a document: first those that only the sender knows, then those that somebody is asked for anyway. */
export function ValueFields({ variables, asked, form }: Props) {
  const t = useT();
  const own = variables.filter(({ name }) => !asked.has(name));
  const others = variables.filter(({ name }) => asked.has(name));
  return (
    <Stack gap="xl">
      {own.some(({ required }) => required) && (
        <Text size="sm" c="dimmed">
          {t("documents-values-required")}
        </Text>
      )}
      {own.length > 0 && <Inputs variables={own} form={form} />}
      {others.length > 0 && (
        <section>
          <Title order={3} mb="sm">
            {t("documents-values-asked")}
          </Title>
          <Inputs
            variables={others.map((one) => ({ ...one, required: false }))}
            form={form}
            note={({ name }) => {
              const role = asked.get(name);
              return role ? t("documents-value-asked-of", { role }) : t("documents-value-asked-later");
            }}
          />
        </section>
      )}
    </Stack>
  );
}

interface InputsProps {
  variables: Variable[];
  form: AnyForm;
  note?: (variable: Variable) => string;
}

/** Short inputs stand two in a line, the others have a line of their own. */
function Inputs({ variables, form, note }: InputsProps) {
  const groups: { short: boolean; list: Variable[] }[] = [];
  for (const variable of variables) {
    const short = !["text", "list", "image", "boolean"].includes(variable.type);
    const last = groups.at(-1);
    if (last && last.short === short) last.list.push(variable);
    else groups.push({ short, list: [variable] });
  }
  const draw = (variable: Variable) => (
    <ValueInput
      key={variable.name}
      variable={variable}
      form={form}
      path={`values.${variable.name}`}
      note={note?.(variable)}
    />
  );
  return (
    <Stack gap="md">
      {groups.map(({ short, list }, place) =>
        short ? (
          <SimpleGrid key={place} cols={{ base: 1, xs: 2 }} spacing="md" style={{ alignItems: "end" }}>
            {list.map(draw)}
          </SimpleGrid>
        ) : (
          <Stack key={place} gap="md">
            {list.map(draw)}
          </Stack>
        ),
      )}
    </Stack>
  );
}
