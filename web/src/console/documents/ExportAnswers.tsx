import { lazy, Suspense } from "react";
import { loadWords } from "../text/words";
import type { Asked } from "./answers";

const Dialog = lazy(async () => {
  const [dialog] = await Promise.all([import("./AnswersDialog"), loadWords("answers")]);
  return dialog;
});

interface Props {
  query: Asked;
  onClose: () => void;
}

/** The dialog that saves answers as a table; it is fetched when somebody wants one. */
export const ExportAnswers = (props: Props) => (
  <Suspense>
    <Dialog {...props} />
  </Suspense>
);
