import { PublishBar } from "../../templates/working/PublishBar";
import { type Keeper, useKeeper } from "../draft/Keeper";

interface Props {
  keeper: Keeper;
  /** What was not published is gone. */
  onDiscarded: () => void;
}

/** Whether documents are made from what one sees. */
export function Publishing({ keeper, onDiscarded }: Props) {
  const { known, dirty, standing } = useKeeper(keeper);
  return (
    <PublishBar
      standing={known}
      dirty={dirty}
      held={standing.is === "held" || standing.is === "conflict"}
      onPublish={() => keeper.publish()}
      onDiscard={async () => {
        await keeper.discard();
        onDiscarded();
      }}
    />
  );
}
