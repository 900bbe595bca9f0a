import type { PlatformName } from "../platforms.ts";
import { alibaba, askingAlibaba } from "./alibaba.ts";
import { askingGroup, group } from "./group.ts";
import { askingJd, jd } from "./jd.ts";
import type { MarketplaceCustom, MarketplaceForms } from "./marketplace.ts";
import { askingPdd, pdd } from "./pdd.ts";
import { askingTaobao, taobao } from "./taobao.ts";

/**
 * The marketplaces, a line each, in two tables: pages load the first only. One that is missing in either does not compile.
 */

/** What a marketplace's addresses and share texts look like. */
export const marketplaces: Readonly<Record<PlatformName, MarketplaceForms>> = {
  alibaba,
  taobao,
  jd,
  pdd,
  group,
};

/** Whose a password is that names nobody: no other's has as many characters. */
export const namelessPasswords: PlatformName = "taobao";

/** How it is asked: for the server alone. */
export const askingOf = {
  alibaba: askingAlibaba,
  taobao: askingTaobao,
  jd: askingJd,
  pdd: askingPdd,
  group: askingGroup,
} as const satisfies Readonly<Record<PlatformName, MarketplaceCustom>>;
