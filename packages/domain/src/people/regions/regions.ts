import { type Region, regions } from "../../kernel/regions.ts";
import type { Customs } from "./customs.ts";
import type { BankSeed, RegionForms } from "./region.ts";
import { thailand, thailandBanks, thailandCustoms } from "./th.ts";
import { taiwan, taiwanBanks, taiwanCustoms } from "./tw.ts";

/** Forms and names of each region. A region that is missing here does not compile. */
export const formsOf = { TW: taiwan, TH: thailand } as const satisfies Record<Region, RegionForms>;

type NamedCharges = (typeof formsOf)[Region]["charges"];

/** What the charges of all regions are called. */
export type RegionCharge = NamedCharges[keyof NamedCharges];

/** Apart from the forms, so that pages do not load them. */
export const banksOf = { TW: taiwanBanks, TH: thailandBanks } as const satisfies Record<
  Region,
  readonly BankSeed[]
>;

/** Apart from the forms for the same reason. */
export const customsOf = { TW: taiwanCustoms, TH: thailandCustoms } as const satisfies Record<
  Region,
  Customs
>;

/** Where stores hand parcels over for us; apart from the forms for the same reason. */
export const hasStores = { TW: true, TH: false } as const satisfies Record<Region, boolean>;

/** Where draws are offered unless staff say otherwise: Thailand asks for a permit first (decision 167). */
const offersDraws = { TW: true, TH: false } as const satisfies Record<Region, boolean>;
export const usualDrawRegions: Region[] = regions.filter((region) => offersDraws[region]);
