import type { components } from "../net/schema";

/** What the service found in a file. */
export type Report = components["schemas"]["Report"];
/** What the seal vouches for of a bundle's timeline. */
export type Timeline = components["schemas"]["Timeline"];
export type Seal = components["schemas"]["Seal"];
export type Signer = components["schemas"]["SealSigner"];
