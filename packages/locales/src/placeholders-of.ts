import compile from "icu-minify/compile";

/** What a message does with a value: says it, counts with it, chooses by it, dates it, or wraps words in it. */
export type PlaceholderKind = "text" | "number" | "select" | "date" | "tag";

/** How compiled messages name what is done with a value. */
const kinds: readonly (PlaceholderKind | undefined)[] = [
  undefined,
  "select",
  "number",
  "number",
  "number",
  "date",
  "date",
];

/**
 * The placeholders and tags of an ICU message with what each is for, by name. Throws a SyntaxError on a
 * message that cannot be read. [I18N-05]
 */
export function placeholdersOf(message: string): Map<string, PlaceholderKind> {
  const found = new Map<string, PlaceholderKind>();
  const collectParts = (parts: unknown): void => {
    if (Array.isArray(parts)) for (const part of parts) collectPart(part);
  };
  // A compiled text is a string, or a list of parts; a part that is a list starts with its name.
  const collectPart = (part: unknown): void => {
    if (!Array.isArray(part)) return;
    const [name, kind, ...rest] = part as unknown[];
    if (kind === undefined) {
      // Spoken as it is where it is also counted with: the counting says more.
      if (!found.has(String(name))) found.set(String(name), "text");
      return;
    }
    if (typeof kind !== "number") {
      found.set(String(name), "tag");
      collectParts([kind, ...rest]);
      return;
    }
    found.set(String(name), kinds[kind] ?? "text");
    const [choices] = rest;
    if (typeof choices === "object" && choices !== null)
      for (const choice of Object.values(choices)) collectParts(choice);
  };
  collectParts(compile(message));
  return found;
}
