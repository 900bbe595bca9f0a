/** How many addresses are remembered at least, and twice as many at most. */
const remembered = 4_000;

/**
 * Tells whether something was asked for before, as far back as some thousands of others: what is asked for once,
 * such as made-up words of a search, is not worth keeping.
 */
export function createSecondAsking(atLeast = remembered): (key: string) => boolean {
  let recent = new Set<string>();
  let before = new Set<string>();
  return (key) => {
    if (recent.has(key) || before.has(key)) return true;
    if (recent.size >= atLeast) [before, recent] = [recent, new Set()];
    recent.add(key);
    return false;
  };
}
