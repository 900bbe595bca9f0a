import type { Cents } from "../../kernel/money.ts";
import type { Courier } from "../tracking/couriers.ts";
import { type LimitsRead, limitsRead } from "./limits-read.ts";

/** Chains of stores in Taiwan that hand parcels over at their counters. */
export const storeChains = ["seven_eleven", "family_mart", "hi_life", "ok_mart"] as const;
export type StoreChain = (typeof storeChains)[number];

/** How a parcel gets from our warehouse in Taiwan to its owner: over a counter, or to the door. */
export const lastMileWays = [...storeChains, "home"] as const;
export type LastMileWay = (typeof lastMileWays)[number];

interface LastMileFacts {
  /** What it calls itself, everywhere alike. */
  readonly name: string;
  /** In the table of couriers, which knows what others call it. */
  readonly courier: Courier;
  /** Null where it asks for nothing of the kind. Millimetres, grams, and cents of TWD. */
  readonly longest_max_mm: number | null;
  readonly sides_max_mm: number | null;
  readonly weight_max_g: number | null;
  readonly value_max: Cents | null;
  /** Days that a store keeps a parcel; null for a door. */
  readonly keep_days: number | null;
  /** Who says so. */
  readonly read: readonly LimitsRead[];
}

const store = (
  name: string,
  courier: "seven_eleven" | "family_mart" | "hi_life" | "ok_mart",
  { weight_max_g, keep_days }: { readonly weight_max_g: number; readonly keep_days: number },
): LastMileFacts => ({
  name,
  courier,
  longest_max_mm: 450,
  sides_max_mm: 1_050,
  weight_max_g,
  value_max: 2_000_000,
  keep_days,
  read: limitsRead[courier],
});

/** The one table of what each takes; where they say a range, what is surely taken. Where it was read: `limits-read.ts`. */
export const lastMileFacts: Readonly<Record<LastMileWay, LastMileFacts>> = {
  seven_eleven: store("7-ELEVEN", "seven_eleven", { weight_max_g: 5_000, keep_days: 7 }),
  family_mart: store("FamilyMart", "family_mart", { weight_max_g: 5_000, keep_days: 6 }),
  hi_life: store("Hi-Life", "hi_life", { weight_max_g: 5_000, keep_days: 6 }),
  ok_mart: store("OK mart", "ok_mart", { weight_max_g: 5_000, keep_days: 6 }),
  home: {
    name: "T-Cat",
    courier: "tcat",
    longest_max_mm: null,
    sides_max_mm: 1_500,
    weight_max_g: 20_000,
    value_max: null,
    keep_days: null,
    read: limitsRead.tcat,
  },
};

/** What carriers are told is in every parcel, in their language; what it is, customs was told. */
export const declaredGoods = "日用品";

export const isStoreChain = (way: string): way is StoreChain =>
  storeChains.some((chain) => chain === way);

/** A parcel as carriers judge it. Null until somebody measured it. */
export interface MeasuredParcel {
  readonly weight_g: number | null;
  readonly length_mm: number | null;
  readonly width_mm: number | null;
  readonly height_mm: number | null;
  /** What was paid for the goods in it, in cents of TWD. */
  readonly value: Cents;
}

export const misfits = ["too_long", "too_large", "too_heavy", "too_valuable"] as const;
/** Why a carrier does not take a parcel. */
export type Misfit = (typeof misfits)[number];

/** Why a way does not take a parcel, all reasons; empty where it takes it. What nobody measured yet fits. */
export function misfitsOf(way: LastMileWay, parcel: MeasuredParcel): readonly Misfit[] {
  const facts = lastMileFacts[way];
  const sides = sidesOf(parcel);
  const isOver = (value: number, most: number | null) => most !== null && value > most;
  const judged: readonly (readonly [Misfit, boolean])[] = [
    ["too_long", isOver(Math.max(...sides), facts.longest_max_mm)],
    ["too_large", isOver(sumOfSides(parcel), facts.sides_max_mm)],
    ["too_heavy", isOver(parcel.weight_g ?? 0, facts.weight_max_g)],
    ["too_valuable", isOver(parcel.value, facts.value_max)],
  ];
  return judged.flatMap(([misfit, is]) => (is ? [misfit] : []));
}

const sidesOf = ({ length_mm, width_mm, height_mm }: Sides): readonly number[] =>
  [length_mm, width_mm, height_mm].map((side) => side ?? 0);

type Sides = Pick<MeasuredParcel, "length_mm" | "width_mm" | "height_mm">;

/** Length, width and height together, in millimetres; what nobody measured counts nothing. */
export const sumOfSides = (parcel: Sides): number =>
  sidesOf(parcel).reduce((sum, side) => sum + side, 0);
