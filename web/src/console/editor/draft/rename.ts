// Names in expressions: found and renamed without touching texts, properties and keys of the same name.

type Piece = { kind: "name" | "other"; text: string };

const START = /[A-Za-z_]/;
const PART = /[A-Za-z0-9_]/;

/** Cuts an expression into names and the rest. In texts in backticks, what stands in `${…}` is an expression again. */
function pieces(source: string): Piece[] {
  const found: Piece[] = [];
  const put = (kind: Piece["kind"], text: string) => found.push({ kind, text });
  let at = 0;
  const upTo = (end: number) => {
    put("other", source.slice(at, end));
    at = end;
  };
  while (at < source.length) {
    const sign = source[at] as string;
    if (source.startsWith("//", at)) upTo(after(source, "\n", at));
    else if (source.startsWith("/*", at)) upTo(after(source, "*/", at));
    else if (sign === '"' || sign === "'") upTo(afterText(source, at, sign));
    else if (sign === "`") {
      for (const piece of insideBackticks(source, at)) {
        found.push(piece);
        at += piece.text.length;
      }
    } else if (START.test(sign)) {
      let end = at + 1;
      while (end < source.length && PART.test(source[end] as string)) end += 1;
      put("name", source.slice(at, end));
      at = end;
    } else if (/[0-9]/.test(sign)) {
      let end = at + 1;
      while (end < source.length && PART.test(source[end] as string)) end += 1;
      upTo(end);
      // Two strokes are no closure's.
    } else upTo(at + (source.startsWith("||", at) ? 2 : 1));
  }
  return found;
}

function after(source: string, what: string, at: number): number {
  const end = source.indexOf(what, at + 2);
  return end < 0 ? source.length : end + what.length;
}

function afterText(source: string, at: number, quote: string): number {
  for (let end = at + 1; end < source.length; end += 1) {
    if (source[end] === "\\") end += 1;
    else if (source[end] === quote) return end + 1;
  }
  return source.length;
}

function insideBackticks(source: string, start: number): Piece[] {
  const found: Piece[] = [];
  let from = start;
  for (let at = start + 1; at < source.length; at += 1) {
    if (source[at] === "`") {
      found.push({ kind: "other", text: source.slice(from, at + 1) });
      return found;
    }
    if (!source.startsWith("${", at)) continue;
    const end = closing(source, at + 2);
    found.push({ kind: "other", text: source.slice(from, at + 2) }, ...pieces(source.slice(at + 2, end)));
    from = end;
    at = end;
  }
  found.push({ kind: "other", text: source.slice(from) });
  return found;
}

function closing(source: string, from: number): number {
  let depth = 1;
  for (let at = from; at < source.length; at += 1) {
    const sign = source[at];
    if (sign === '"' || sign === "`") at = afterText(source, at, sign) - 1;
    else if (sign === "{") depth += 1;
    else if (sign === "}") {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return source.length;
}

/** Renames a variable, field or computed value in an expression. A closure's own parameter of that name stays. */
export function renamed(source: string, from: string, to: string): string {
  const list = pieces(source);
  const beside = (index: number, step: number): string => {
    for (let at = index + step; list[at]; at += step) {
      const text = (list[at] as Piece).text.trim();
      if (text !== "") return step < 0 ? text.slice(-1) : text.slice(0, 1);
    }
    return "";
  };
  const isMeant = (index: number) => {
    const before = beside(index, -1);
    // A property, or the key of a record.
    return before !== "." && !(beside(index, 1) === ":" && (before === "{" || before === ","));
  };
  const own = list.findIndex(
    ({ kind, text }, index) =>
      kind === "name" && text === from && ["|", ","].includes(beside(index, -1)) && isParameter(list, index),
  );
  return list
    .map(({ kind, text }, index) =>
      kind === "name" && text === from && isMeant(index) && (own < 0 || index < own) ? to : text,
    )
    .join("");
}

/** Whether a name stands between the two strokes of a closure: only names, commas and blanks are between it and both of them. */
function isParameter(list: Piece[], index: number): boolean {
  const reaches = (step: number) => {
    for (let at = index + step; list[at]; at += step) {
      const { kind, text } = list[at] as Piece;
      if (text === "|") return true;
      if (kind !== "name" && !/^[\s,]*$/.test(text)) return false;
    }
    return false;
  };
  return reaches(-1) && reaches(1);
}

/** Renames a name where it stands alone or at the head of a path: `rent`, `items.price`. */
export function renamedPath(path: string, from: string, to: string): string {
  if (path === from) return to;
  return path.startsWith(`${from}.`) ? to + path.slice(from.length) : path;
}

/** Returns the names that an expression mentions. */
export function mentions(source: string, name: string): boolean {
  return pieces(source).some((piece) => piece.kind === "name" && piece.text === name);
}
