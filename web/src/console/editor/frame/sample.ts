// The sample values of a template stay with the tab.

import { useState } from "react";
import { kept } from "../../../frame/storage";

type Sample = Record<string, unknown>;

/** Returns the sample values of a template, and the way to change them. */
export function useSample(templateId: string): [Sample, (sample: Sample) => void] {
  const place = kept<Sample>("tab", `countersign-sample-${templateId}`);
  const [sample, setSample] = useState(() => place.read() ?? {});
  return [
    sample,
    (next) => {
      setSample(next);
      place.write(next);
    },
  ];
}
