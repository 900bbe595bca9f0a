export const limitKinds = ["longest", "sides", "weight", "value", "days"] as const;
export type LimitKind = (typeof limitKinds)[number];

/** Which limits of a carrier stand somewhere, who says so, where, and the day on which we read it, `YYYY-MM-DD`. */
export interface LimitsRead {
  readonly limits: readonly LimitKind[];
  readonly source: string;
  readonly address: string;
  readonly read_on: string;
}

const read_on = "2026-11-28";
/** Its orders: NT$20,000 at most for any store, and boxes of 60 to 150 cm to a door. */
const ecpay = { source: "ECPay", address: "https://logistics.ecpay.com.tw", read_on } as const;
const ofValue: LimitsRead = { ...ecpay, limits: ["value"] };
const hct = {
  source: "HCT",
  address: "https://cagweb01.hct.com.tw/EN/Allocation/allocation_market.aspx",
  read_on,
} as const;

/**
 * Where limits were read. What stands in none of these is ours: the least that any chain takes, until its contract says otherwise. Of
 * Kerry TJ, which publishes what a box is charged by and what it pays for one, and of couriers in Thailand nobody's limits are known.
 */
export const limitsRead = {
  seven_eleven: [
    ofValue,
    {
      limits: ["longest", "sides", "weight", "value", "days"],
      source: "Carousell",
      address: "https://support.carousell.com/hc/en-us/articles/115015279948",
      read_on,
    },
  ],
  family_mart: [
    ofValue,
    {
      limits: ["longest", "sides", "days"],
      source: "leyifan.com",
      address: "http://www.leyifan.com/cht/use/2814.html",
      read_on,
    },
  ],
  hi_life: [ofValue],
  ok_mart: [ofValue],
  tcat: [{ ...ecpay, limits: ["sides"] }],
  hct: [{ ...hct, limits: ["sides", "weight"] }],
} as const satisfies Readonly<Record<string, readonly LimitsRead[]>>;
