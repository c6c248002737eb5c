// What people call the holder of a certificate.

/**
 * Finds the common name in a name as certificates write it, such as `CN=Example\, Ltd,C=SE`, where a backslash stands before what would end
 * it; and tells whether that is all of the name.
 */
export function called(name: string): { common: string | null; alone: boolean } {
  const parts = (name.match(/(?:\\.|[^\\,+])+/g) ?? []).map((part) => part.trimStart());
  const written = parts.find((part) => part.startsWith("CN="))?.slice(3);
  return { common: written?.replace(/\\(.)/g, "$1") || null, alone: parts.length === 1 };
}
