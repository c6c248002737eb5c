import { useKeeper } from "../../templates/working/Keeper";
import { PublishBar } from "../../templates/working/PublishBar";
import type { DraftKeeper } from "../draft/manuscript";

interface Props {
  keeper: DraftKeeper;
  /** What was not published is gone. */
  onDiscarded: () => void;
}

/** Whether documents are made from what one sees. */
export function Publishing({ keeper, onDiscarded }: Props) {
  const { known, dirty, state } = useKeeper(keeper);
  return (
    <PublishBar
      standing={known}
      dirty={dirty}
      held={state.is === "held" || state.is === "conflict"}
      onPublish={() => keeper.publish()}
      onDiscard={async () => {
        await keeper.discard();
        onDiscarded();
      }}
    />
  );
}
