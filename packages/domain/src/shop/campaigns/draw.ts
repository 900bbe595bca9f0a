import { allOdds, type Prize } from "./campaign.ts";

/**
 * The prize that a roll from 0 up to 10,000 wins, going through the odds in the order they are published; undefined
 * for one that wins nothing. Server and page reckon it by this function.
 */
export function prizeAt<P extends Pick<Prize, "odds_bp">>(
  prizes: readonly P[],
  roll: number,
): P | undefined {
  let upTo = 0;
  for (const prize of prizes) {
    upTo += prize.odds_bp ?? 0;
    if (roll < upTo) return prize;
  }
  return undefined;
}

/** What the digest of a draw is made of: its campaign and its number there. */
export const drawText = (campaign: string, serial: number): string =>
  `${campaign}:${String(serial)}`;

/** The roll of a digest, hex of at least 48 bits. 2^48 is so much larger that no roll is favoured. */
export const rollOf = (digest: string): number =>
  Number.parseInt(digest.slice(0, 12), 16) % allOdds;
