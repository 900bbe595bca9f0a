import { createHash } from "node:crypto";
import type { DemoPlatform } from "./catalogue.ts";
import { seededChance } from "./seeded-chance.ts";

/** First digits as they are seen on each marketplace, and how many follow. */
const ITEM_ID_FORM = {
  "1688": { starts: ["60", "65", "71", "73", "78", "82"], digits: 10 },
  taobao: { starts: ["61", "67", "69", "72", "77", "83"], digits: 10 },
  jd: { starts: ["1000", "1001"], digits: 8 },
  pdd: { starts: ["48", "53", "62", "74"], digits: 10 },
  groupbuy: { starts: ["20", "21"], digits: 6 },
  own: { starts: ["9"], digits: 7 },
} satisfies Record<DemoPlatform, { starts: readonly string[]; digits: number }>;

/** Nineteen digits are more than a number holds exactly, and still fit into 64 bits. */
const LONG_ID = { starts: ["1", "2", "3", "4", "5", "6", "7", "8"], digits: 18 };

/** Gives out marketplace ids: digits that look real, depend on the key only, and never repeat. */
export function mintIds(): {
  itemId: (listing: { platform: DemoPlatform; key: string }, isLong?: boolean) => string;
  skuId: (platform: DemoPlatform, key: string, isLong?: boolean) => string;
} {
  const given = new Set<string>();

  function unique(key: string, draw: (chance: () => number) => string): string {
    const chance = seededChance(key);
    for (;;) {
      const id = draw(chance);
      if (given.has(id)) continue;
      given.add(id);
      return id;
    }
  }

  return {
    itemId: ({ platform, key }, isLong = false) =>
      unique(`item:${key}`, (chance) => {
        const { starts, digits } = isLong ? LONG_ID : ITEM_ID_FORM[platform];
        return starts[Math.floor(chance() * starts.length)]! + digitsOf(chance, digits);
      }),
    skuId: (platform, key, isLong = false) =>
      unique(
        `sku:${key}`,
        (chance) => (platform === "1688" ? "5" : "4") + digitsOf(chance, isLong ? 18 : 12),
      ),
  };
}

/** The 32 hexadecimal digits 1688 calls a specId. */
export function specIdOf(key: string): string {
  return createHash("md5").update(`spec:${key}`).digest("hex");
}

function digitsOf(chance: () => number, count: number): string {
  return Array.from({ length: count }, () => Math.floor(chance() * 10)).join("");
}
