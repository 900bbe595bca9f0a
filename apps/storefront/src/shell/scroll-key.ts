import type { ParsedLocation } from "@tanstack/react-router";

/** Views that people come back to as they left them, by whatever way they come. [SRCH-29] */
const keptAlive: readonly string[] = ["/leaderboard"];

/** Under which name the place of a page is remembered: each visit has its own, a view kept alive has one. */
export const scrollKeyOf = ({ pathname, href, state }: ParsedLocation): string =>
  keptAlive.includes(pathname) ? href : (state.__TSR_key ?? href);
