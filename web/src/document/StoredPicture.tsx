import { useContext, useEffect, useState } from "preact/hooks";
import { Context } from "../form/context";
import type { Picture } from "../net/session";

/** A picture that the service holds. Its address asks for the token, so it is fetched and shown from memory. */
export function StoredPicture(props: { picture: Picture; inline?: boolean; ink?: boolean }) {
  const { picture, inline, ink } = props;
  const backend = useContext(Context)?.backend;
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    let made: string | null = null;
    let gone = false;
    backend?.picture(picture.file).then(
      (blob) => {
        if (gone) return;
        made = URL.createObjectURL(blob);
        setAddress(made);
      },
      // What it shows is said in words then.
      () => undefined,
    );
    return () => {
      gone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [backend, picture.file]);
  const width = picture.width ? { width: `${picture.width * 100}%` } : undefined;
  if (!address) return picture.alt ? <span class="picture-missing">{picture.alt}</span> : null;
  const image = <img class={ink ? "ink" : "picture"} src={address} alt={picture.alt} style={width} />;
  return inline ? (
    image
  ) : (
    <figure class={picture.align ? `align-${picture.align}` : undefined}>{image}</figure>
  );
}
