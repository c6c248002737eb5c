import { useT } from "../text/words";
import { warningSaid } from "./said";

/** What a printed document lacks, in the language of the console where it has words for it; the route loads them. */
export function Warning({ text }: { text: string }) {
  const said = warningSaid(useT(), text);
  if (said !== null) return <bdi>{said}</bdi>;
  return (
    <bdi lang="en" dir="auto">
      {text}
    </bdi>
  );
}
