import { Textarea, type TextareaProps } from "@mantine/core";
import styles from "./GrowingTextarea.module.css";
import { linesOf } from "./linesOf";

type Props = Omit<TextareaProps, "autosize" | "minRows" | "maxRows" | "classNames" | "style"> & {
  /** How many lines it shows at least and at most; beyond that it scrolls. */
  least?: number;
  most?: number;
  /** A class of the input itself. */
  look?: string;
};

/**
 * A text that grows with its words. Mantine's own way measures them in a hidden element beside the page, which makes pages that run from
 * right to left scroll sideways.
 */
export function GrowingTextarea({ least = 1, most = 12, look = "", ...props }: Props) {
  return (
    <Textarea
      // Heard only by browsers that do not know `field-sizing`.
      rows={Math.min(Math.max(linesOf(props.value ?? props.defaultValue), least), most)}
      style={{ "--least": least, "--most": most }}
      classNames={{ input: `${styles.grows} ${look}` }}
      {...props}
    />
  );
}
