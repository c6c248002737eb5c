import { Avatar } from "@mantine/core";

interface Props {
  name: string;
  /** The workspace's own colour. */
  colour?: string | null;
  round?: boolean;
}

/** The first letter of a name, as a picture beside it. */
export function Initial({ name, colour, round = false }: Props) {
  return (
    <Avatar aria-hidden size={34} radius={round ? "xl" : "md"} color={colour ?? "blue"} variant="filled">
      {[...name.trim()][0]?.toUpperCase()}
    </Avatar>
  );
}
