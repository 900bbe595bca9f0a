import { createHash } from "node:crypto";

/**
 * Names for texts of statements, under which a connection keeps what it parsed and planned. Whoever names the same text names
 * it the same, so that several may share a connection. Nothing is named once `most` are: lists of varying length make ever
 * new texts, which go without.
 */
export function nameStatements(most: number): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= most) return known;
    const name = createHash("sha256").update(text).digest("base64url").slice(0, 16);
    names.set(text, name);
    return name;
  };
}
