import type { consoleShippingTerms as source } from "../../zh/office/console-shipping-terms.ts";
import type { SameKeys } from "../../same-keys.ts";

export const consoleShippingTerms = {
  hint: "What customers are offered beside the tariff. A change holds at once or from the moment you choose, and stays in the history and the audit log.",
  section: { warehouses: "Warehouses", ways: "Ways", carriers: "Carriers", insurance: "Insurance" },
  hints: {
    warehouses: "Addresses, free days and what a day costs after them.",
    ways: "Which goods each way takes and which declares; ways open and close with their lines in the tariff.",
    carriers:
      "Who brings goods to the door, and how long a parcel may stay silent on each part of its way.",
    insurance:
      "Each insurance costs its percentage of the goods; here is what is offered and what a claim pays.",
  },
} as const satisfies SameKeys<typeof source>;
