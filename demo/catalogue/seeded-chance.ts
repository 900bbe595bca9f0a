/**
 * Numbers that look like chance and are the same on every machine: the text is the seed.
 * Returns the next number from 0 up to, but without, 1.
 */
export function seededChance(seed: string): () => number {
  let state = 2166136261;
  for (const character of seed) state = Math.imul(state ^ character.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A whole number from `lowest` to `highest`, both included. */
export function wholeBetween(chance: () => number, lowest: number, highest: number): number {
  return lowest + Math.floor(chance() * (highest - lowest + 1));
}
