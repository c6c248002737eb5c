// The sample values of a template stay with the tab.

import { useState } from "react";

type Sample = Record<string, unknown>;

function read(key: string): Sample {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "{}") as Sample;
  } catch {
    return {};
  }
}

/** Returns the sample values of a template, and the way to change them. */
export function useSample(templateId: string): [Sample, (sample: Sample) => void] {
  const key = `countersign-sample-${templateId}`;
  const [sample, setSample] = useState(() => read(key));
  return [
    sample,
    (next) => {
      setSample(next);
      try {
        sessionStorage.setItem(key, JSON.stringify(next));
      } catch {
        // A browser that keeps nothing.
      }
    },
  ];
}
