import type { LastMileWay } from "./last-mile-ways.ts";

/** Where a parcel is on its last mile, in our words and in the order in which it meets them. */
export const shippingSteps = [
  "announced",
  "dropped_off",
  "on_the_way",
  "out_for_delivery",
  "absent",
  "address_wrong",
  "store_closed",
  "at_store",
  "delivered",
  "uncollected",
  "refused",
  "returning",
  "returned",
  "lost",
  "cancelled",
] as const;
export type ShippingStep = (typeof shippingSteps)[number];

/** The latest first; of two at one moment the one that a parcel meets later happened later. */
export const latestFirst = <E extends { readonly step: ShippingStep; readonly at: Date }>(
  events: readonly E[],
): E[] =>
  events.toSorted(
    (one, other) =>
      other.at.getTime() - one.at.getTime() ||
      shippingSteps.indexOf(other.step) - shippingSteps.indexOf(one.step),
  );

/** After these the carrier does nothing more. */
const over: readonly (ShippingStep | null)[] = ["delivered", "returned", "lost", "cancelled"];
export const isShippingOver = (step: ShippingStep | null): boolean => over.includes(step);

type Codes = Readonly<Record<string, ShippingStep>>;

const common: Codes = {
  "300": "announced",
  "310": "announced",
  "311": "announced",
  "325": "returning",
  "9999": "cancelled",
};
const family: Codes = {
  "3032": "dropped_off",
  "3024": "on_the_way",
  "3018": "at_store",
  "3022": "delivered",
  "3020": "uncollected",
  "7011": "store_closed",
  "7006": "lost",
};

/**
 * The one table of ECPay's codes of states by way, for parcels that are dropped at a store of the same chain and for those
 * that are fetched from a warehouse alike.
 */
const ofEcpay: Readonly<Record<LastMileWay, Codes>> = {
  seven_eleven: {
    ...common,
    "2030": "on_the_way",
    "2063": "at_store",
    "2065": "uncollected",
    "2042": "lost",
    "2037": "store_closed",
    "2068": "dropped_off",
    "2073": "at_store",
    "2067": "delivered",
    "2074": "uncollected",
    "2072": "returned",
    "2101": "store_closed",
    "2104": "store_closed",
  },
  family_mart: { ...common, ...family },
  hi_life: { ...common, ...family },
  ok_mart: {
    ...common,
    "3032": "dropped_off",
    "2073": "at_store",
    "3022": "delivered",
    "2074": "uncollected",
  },
  home: {
    ...common,
    "3001": "on_the_way",
    "3006": "out_for_delivery",
    "3003": "delivered",
    "3002": "absent",
    "3008": "address_wrong",
    "3117": "refused",
    "5002": "lost",
    "5008": "returned",
  },
};

/** The step a code of ECPay stands for; undefined for one of its hundreds that says nothing new of where a parcel is. */
export const stepOfEcpay = (way: LastMileWay, code: string): ShippingStep | undefined =>
  ofEcpay[way][code];
