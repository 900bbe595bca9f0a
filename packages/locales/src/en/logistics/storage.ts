import type { storage as source } from "../../zh/logistics/storage.ts";
import type { SameKeys } from "../../same-keys.ts";

export const storage = {
  title: "Storage",
  left: "{count, plural, =0 {Ends today} one {# day left} other {# days left}}",
  over: "Ended, kept until {day}",
  due: "No longer kept",
  until: "Kept in the warehouse until {day}",
  free: "Free for {free, number} days from its arrival; days when the warehouse is closed do not count.",
  freeAndAdded:
    "Free for {free, number} days from its arrival, and {added, number} days more; days when the warehouse is closed do not count.",
  after:
    "After that we keep it until {day}. Then it may be given up, and what was paid for the goods is not returned.",
  inWarehouse: "Parcel {tid} in the warehouse",
  extend: {
    button: "{days, plural, one {# more day} other {# more days}} · {amount}",
    title: "Keep it until {day}?",
    confirm: "Extend storage",
    cancel: "Not now",
    later: "There is nothing to pay now: it will be on the freight bill of this parcel.",
    done: "Kept until {day}",
  },
  giveUp: {
    button: "Give these goods up",
    title: "Give up the goods in this parcel?",
    body: "The parcel will not be sent, and nothing you paid for it is returned; an order of nothing but these goods is closed. This cannot be undone.",
    tick: "I understand, and give these goods up",
    tickNeeded: "Please tick this first",
    confirm: "Give up",
    cancel: "Not now",
    done: "The goods of this parcel were given up",
  },
} as const satisfies SameKeys<typeof source>;
