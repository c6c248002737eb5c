import { Card, Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";

interface Props {
  number: number;
  title: string;
  words?: string;
  children: ReactNode;
}

/** One of the steps, with its number. */
export function Part({ number, title, words, children }: Props) {
  const id = `documents-bulk-part-${number}`;
  return (
    <Card component="section" aria-labelledby={id}>
      <Title order={2} id={id}>
        {number}. {title}
      </Title>
      {words && (
        <Text size="sm" c="dimmed" mt={2}>
          {words}
        </Text>
      )}
      <Stack gap="sm" mt="md">
        {children}
      </Stack>
    </Card>
  );
}
