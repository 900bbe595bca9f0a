const minute_ms = 60_000;

/** What one network may ask for in a minute that has to be fetched: a fast thumb sees three hundred new pictures. */
const perNetwork = 600;
/** What everybody together may, before those who ask for much are held back. */
const perHouse = 3_000;
/** What a network may still ask for when the house has reached its ceiling: the pictures of two pages. */
const reserve = 60;
/** Networks that are told apart within a minute; whoever comes after them counts as one. */
const networks_max = 50_000;

/**
 * Counts pictures that have to be fetched, by network and for the house, in minutes that begin with the first.
 * Answers undefined where one more may be fetched, else after how many seconds to come back. A house at its
 * ceiling holds back whoever has had much of it, so that many strangers together shut nobody out.
 */
export function createMissCeiling(now: () => Date): (network: string) => number | undefined {
  let begun_ms = 0;
  let all = 0;
  const counts = new Map<string, number>();

  return (network) => {
    const now_ms = now().getTime();
    if (now_ms - begun_ms >= minute_ms) {
      begun_ms = now_ms;
      all = 0;
      counts.clear();
    }
    const who = counts.has(network) || counts.size < networks_max ? network : "others";
    const theirs = counts.get(who) ?? 0;
    if (theirs >= (all < perHouse ? perNetwork : reserve))
      return Math.max(1, Math.ceil((begun_ms + minute_ms - now_ms) / 1000));
    counts.set(who, theirs + 1);
    all += 1;
    return undefined;
  };
}
