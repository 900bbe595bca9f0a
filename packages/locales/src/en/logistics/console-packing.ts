import type { consolePacking as source } from "../../zh/logistics/console-packing.ts";
import type { SameKeys } from "../../same-keys.ts";

export const consolePacking = {
  list: {
    title: "Merged parcels to be packed",
    count: "{count, number}",
    empty: "Nothing waits to be packed",
    emptyHint: "Parcels appear once a customer asks to have several in one box.",
    parcel: "Merged parcel",
    goods: "Goods",
    parts: "Parcels",
    shelves: "Shelves",
    weight: "Weight on arrival",
    way: "Way",
    customer: "Customer",
    since: "Asked for",
  },
  parcel: "Packing {tid}",
  customer: "customer {uid}",
  askedAt: "asked for {time}",
  gone: "Nothing waits to be packed under {number}",
  goneHint:
    "It has been packed, or its customer took it apart: parcels in your hands go back on their shelves.",
  toList: "Back to the list",
  scan: {
    label: "Scan into the box",
    number: "Express or parcel number",
    hint: "Scan each parcel as it goes in",
    in: "{number} is in the box",
    twice: "{number} was scanned already",
    foreign: "{number} doesn't belong in this box; put it back on its shelf",
  },
  parts: {
    label: "What goes into this box",
    count: "{scanned, number} / {all, number}",
    in: "in the box",
    awaited: "to be scanned",
    noShelf: "no shelf",
    takeOut: "Take {tid} out",
    missingHint: "Not to be found? Put the box aside: nothing is stored until it is packed.",
  },
  shots: {
    label: "Photos of",
    contents: "Contents, before closing",
    closed: "Closed box",
    missing:
      "Photos still needed: {contents, number} of the contents, {closed, number} of the closed box",
  },
  before: "Before packing",
  measures: "Weight and size once packed",
  scale: {
    empty: "The scale reads 0. Is the box on it?",
    impossible: "{weight} kg can't be: the parcels came to {before} kg. Weigh it again",
    differs: "{weight} kg is more than a tenth away from {before} kg before",
    expected: "Fits the {before} kg before",
  },
  differs: {
    title: "The weight differs by more than a tenth",
    body: "The scale reads {weight} kg, the parcels came to {before} kg. Removed boxes or a crate would explain it; otherwise weigh it again.",
    confirm: "The weight is right, complete",
  },
  putAside: "Put aside",
  scanFirst: "{count, plural, one {# parcel} other {# parcels}} still to be scanned",
  consequence: "The customer sees weight, size and photos, and it can be billed",
  complete: "Packed, next",
  done: "Packed {tid}",
  rehearsed: "Packed first: the customer decides",
  rehearsedConsequence:
    "The customer is told to look at photos, weight and the price of every line",
} as const satisfies SameKeys<typeof source>;
