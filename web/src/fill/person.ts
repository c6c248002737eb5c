/** Who fills a public form in, as they wrote it. */
export interface WhoFills {
  name: string;
  email: string;
}

/** Names whom something kept in the tab belongs to. An address is the same in capitals. */
export const ownerOf = ({ name, email }: WhoFills): string => `${name}\n${email.toLowerCase()}`;
