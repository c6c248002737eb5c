import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import styles from "./Facts.module.css";

interface Props {
  facts: { label: string; value: ReactNode }[];
}

/** Facts with their names: beside each other on a desk, below each other on a phone. */
export function Facts({ facts }: Props) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <Text component="dt" size="sm" c="dimmed">
            {label}
          </Text>
          <Text component="dd" size="sm" m={0} miw={0}>
            {value}
          </Text>
        </div>
      ))}
    </dl>
  );
}
