import { randomInt } from "node:crypto";
import type { BrowserContext } from "@playwright/test";

/**
 * Who asks, as a proxy in front of the product would name them. Codes are rationed by address, and the people
 * of all journeys sit at one machine.
 */
export const ownAddress = (): Record<string, string> => ({
  "x-forwarded-for": ["10", ...Array.from({ length: 3 }, () => randomInt(1, 255))].join("."),
});

/** Everything this phone does from now on comes from an address of its own. */
export const comeFromElsewhere = (phone: BrowserContext): Promise<void> =>
  phone.setExtraHTTPHeaders(ownAddress());
