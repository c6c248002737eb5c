import { useContext, useEffect, useState } from "preact/hooks";
import { Context } from "../form/context";
import type { Picture } from "../net/session";

/** A picture that the service holds. Its address asks for the token, so it is fetched and shown from memory. */
export function StoredPicture(props: {
  picture: Picture;
  inline?: boolean;
  ink?: boolean;
  /** What it shows, where that is at hand. */
  blob?: Blob;
  /** Whether nothing stands in its place where it can't be had. */
  quiet?: boolean;
}) {
  const { picture, inline, ink, blob, quiet } = props;
  const backend = useContext(Context)?.backend;
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    let made: string | null = null;
    let gone = false;
    (blob ? Promise.resolve(blob) : backend?.picture(picture.file))?.then(
      (found) => {
        if (gone) return;
        made = URL.createObjectURL(found);
        setAddress(made);
      },
      // What it shows is said in words then.
      () => undefined,
    );
    return () => {
      gone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [backend, picture.file, blob]);
  const width = picture.width ? { width: `${picture.width * 100}%` } : undefined;
  if (!address) return picture.alt && !quiet ? <span class="picture-missing">{picture.alt}</span> : null;
  const image = <img class={ink ? "ink" : "picture"} src={address} alt={picture.alt} style={width} />;
  return inline ? (
    image
  ) : (
    <figure class={picture.align ? `align-${picture.align}` : undefined}>{image}</figure>
  );
}
