// Tables that the browser fetches by itself, so that a long one does not pass through the page's memory.

/** Returns the address of a table, with what it is filtered by. */
export function tableAddress(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const asked = new URLSearchParams(given).toString();
  return `/api/console${path}${asked && `?${asked}`}`;
}
