import { Button, Input, SegmentedControl, Slider, Stack } from "@mantine/core";
import { useState } from "react";
import { GrowingTextarea } from "../../frame/GrowingTextarea";
import { toast } from "../../frame/toast";
import { useT } from "../../text/words";
import { useDesk } from "../frame/desk";
import { pick, upload } from "../insert/pictures";
import { PlaceActions } from "./PlaceActions";

interface Props {
  pos: number;
  close: () => void;
}

/** A picture: what it shows, how wide it is, where it stands. */
export function PicturePlace({ pos, close }: Props) {
  const t = useT();
  const { editor } = useDesk();
  const [busy, setBusy] = useState(false);
  const node = editor.state.doc.nodeAt(pos);
  if (!node?.type.name.startsWith("image")) return null;
  const { alt, width, align } = node.attrs as { alt: string; width: number | null; align: string | null };
  const set = (attribute: string, value: unknown) =>
    editor.view.dispatch(editor.state.tr.setNodeAttribute(pos, attribute, value));
  const replace = async () => {
    const [file] = await pick();
    if (!file) return;
    setBusy(true);
    try {
      set("file", await upload(file));
    } catch (thrown) {
      toast.failed(thrown, t("editor-image-failed"));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack gap="sm">
      <GrowingTextarea
        label={t("editor-image-alt")}
        description={t("editor-image-alt-help")}
        value={alt}
        maxLength={2000}
        data-autofocus
        onChange={(event) => set("alt", event.currentTarget.value)}
      />
      <Input.Wrapper label={t("editor-image-width", { percent: Math.round((width ?? 1) * 100) })}>
        <Slider
          thumbLabel={t("editor-image-width", { percent: Math.round((width ?? 1) * 100) })}
          min={5}
          max={100}
          step={5}
          label={null}
          value={Math.round((width ?? 1) * 100)}
          onChange={(percent) => set("width", percent / 100)}
        />
      </Input.Wrapper>
      {!node.isInline && (
        <SegmentedControl
          fullWidth
          aria-label={t("editor-align")}
          value={align ?? "start"}
          onChange={(side) => set("align", side === "start" ? null : side)}
          data={["start", "center", "end"].map((side) => ({ value: side, label: t(`editor-align-${side}`) }))}
        />
      )}
      <PlaceActions pos={pos} close={close}>
        <Button variant="default" size="xs" loading={busy} onClick={() => void replace()}>
          {t("editor-image-replace")}
        </Button>
      </PlaceActions>
    </Stack>
  );
}
