import { Badge, Group } from "@mantine/core";

/** The labels of a template. */
export function LabelChips({ labels }: { labels: string[] }) {
  return (
    <Group gap={4} component="span" display="inline-flex">
      {labels.map((label) => (
        <Badge key={label} component="span" color="gray" maw="14rem">
          <bdi>{label}</bdi>
        </Badge>
      ))}
    </Group>
  );
}
