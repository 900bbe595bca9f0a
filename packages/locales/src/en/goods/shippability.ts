import type { shippability as source } from "../../zh/goods/shippability.ts";
import type { SameKeys } from "../../same-keys.ts";

export const shippability = {
  row: "Ships by",
  open: "How {name} can travel",
  title: "How this can travel",
  kinds: {
    air: "Air",
    fast_sea: "Fast sea",
    sea: "Sea",
    land: "Land",
  },
  days: "{min, number}–{max, number} days",
  short: {
    sent: "{way} ok",
    special_line: "{way} by special line",
    inspection: "{way} needs {mark}",
    inspection_plain: "{way} needs a mark",
    not_carried: "{way} no",
    refused: "{way} no",
    limited: "{way} at most {count, number}",
  },
  state: {
    sent: "Can go",
    special_line: "Special line",
    inspection: "Needs a mark",
    not_carried: "Not taken",
    refused: "Never",
    limited: "Can go, in small numbers",
  },
  none: "No line takes it",
  more: "More than {count, number}: {reason}",
  mark: "Mark: {mark}",
  checked: "Rule checked on {day}",
  plain: "Travels as ordinary goods, without limits.",
  noTariff: "This line takes no such goods now.",
  note: "This is the verdict before you order. Our reviewers look again; should it change, you hear before anything is charged.",
  refusedBar: "This cannot be shipped",
  airOnly: "By air only",
  part: "Does not take all goods",
  closed: "{way}: {reason}",
} as const satisfies SameKeys<typeof source>;
