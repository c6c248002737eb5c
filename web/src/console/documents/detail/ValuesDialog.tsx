import { Text } from "@mantine/core";
import { api } from "../../api/client";
import { FormDialog } from "../../frame/FormDialog";
import { toast } from "../../frame/toast";
import { useFields } from "../../frame/useFields";
import { useT } from "../../text/words";
import { type Detail, documentsChanged, isOut, type Particulars } from "../documents";
import { askedOf, fieldsOf, variablesOf } from "../template";
import { readAll, typedValues } from "../values/typed";
import { useHabits } from "../values/useHabits";
import { ValueFields } from "../values/ValueFields";
import { changeable, isSettled } from "./changeable";

interface Props {
  document: Detail;
  particulars: Particulars;
  onClose: () => void;
}

/** Changes the values of a document that is not over. */
export function ValuesDialog({ document, particulars, onClose }: Props) {
  const t = useT();
  const habits = useHabits();
  const fields = fieldsOf(particulars.formSchema);
  const variables = changeable(variablesOf(particulars.symbolTable), fields, document.respondents);
  const initial = typedValues(variables, document.responseData, habits);
  const { form, onSubmit, busy, failure } = useFields({
    initial: { values: initial },
    validate: ({ values }) =>
      Object.fromEntries(
        Object.entries(readAll(variables, values, habits).wrong).map(([path, why]) => [
          `values.${path}`,
          t(`documents-value-wrong-${why}`),
        ]),
      ),
    submit: async ({ values }) => {
      const now = readAll(variables, values, habits).values;
      const before = readAll(variables, initial, habits).values;
      // Only what was changed here: somebody may fill in something else at the same time.
      const changed = Object.entries(now).filter(
        ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
      );
      if (changed.length > 0) {
        await api.PATCH("/documents/{id}/values", {
          params: { path: { id: document.id } },
          body: { values: Object.fromEntries(changed) },
        });
        await documentsChanged();
        toast.done(t("frame-saved"));
      }
      onClose();
    },
  });
  return (
    <FormDialog
      title={t("documents-edit-values")}
      onClose={onClose}
      onSubmit={onSubmit}
      busy={busy}
      failure={failure}
      action={t("frame-save")}
      size="xl"
    >
      {isOut(document) && (
        <Text size="sm" c="dimmed">
          {t(isSettled(document.respondents) ? "documents-edit-values-signed" : "documents-edit-values-out")}
        </Text>
      )}
      {variables.length === 0 ? (
        <Text>{t("documents-values-none")}</Text>
      ) : (
        <ValueFields variables={variables} asked={askedOf(fields)} form={form} />
      )}
    </FormDialog>
  );
}
