import type { ForeignKey } from "./foreign-keys.ts";

/**
 * Every table with rows that belong to a person, each with the reference that leads to them by the shortest
 * way. A table made tomorrow is among them without anybody thinking of it.
 */
export function tablesOfPerson(keys: readonly ForeignKey[]): ReadonlyMap<string, ForeignKey> {
  const found = new Map<string, ForeignKey>();
  let level: readonly string[] = ["accounts"];
  while (level.length > 0) {
    const isNext = ({ child, parent }: ForeignKey) =>
      level.includes(parent) && child !== "accounts" && !found.has(child);
    const next = keys.filter(isNext);
    for (const key of next.toReversed()) found.set(key.child, key);
    level = [...new Set(next.map(({ child }) => child))];
  }
  return found;
}
