import {
  isStoreChain,
  lastMileFacts,
  type LastMileWay,
  type StoreChain,
} from "@sampan/domain/logistics/last-mile/last-mile-ways";
import { courierFacts } from "@sampan/domain/logistics/tracking/couriers";

interface SubType {
  readonly type: "CVS" | "HOME";
  readonly subType: string;
}

/** What ECPay calls a way: between stores, since our warehouse drops parcels at one. */
export function subTypeOf(way: LastMileWay): SubType {
  const subType = courierFacts[lastMileFacts[way].courier].ecpay;
  if (subType === undefined) throw new Error(`ECPay does not bring parcels by ${way}`);
  return { type: isStoreChain(way) ? "CVS" : "HOME", subType };
}

/** The pages that print labels. */
export const labelPages: Readonly<Record<LastMileWay, string>> = {
  seven_eleven: "/Express/PrintUniMartC2COrderInfo",
  family_mart: "/Express/PrintFAMIC2COrderInfo",
  hi_life: "/Express/PrintHILIFEC2COrderInfo",
  ok_mart: "/Express/PrintOKMARTC2COrderInfo",
  home: "/helper/printTradeDocument",
};

/** What the list of stores calls each chain. */
export const cvsTypes: Readonly<Record<StoreChain, string>> = {
  seven_eleven: "UNIMART",
  family_mart: "FAMI",
  hi_life: "HILIFE",
  ok_mart: "OKMART",
};
