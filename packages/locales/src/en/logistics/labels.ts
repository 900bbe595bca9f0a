import type { labels as source } from "../../zh/logistics/labels.ts";
import type { SameKeys } from "../../same-keys.ts";

export const labels = {
  title: "Labels {count, number}",
  way: { air: "Air", fast_sea: "Fast sea", sea: "Sea", land: "Land" },
  warehouse: { guangzhou: "Guangzhou", shenzhen: "Shenzhen" },
  customer: "Customer {value}",
  weight: "Weight {value} kg",
  shelf: "Shelf {value}",
  express: "Express {value}",
  parcels: "{count, plural, one {# parcel} other {# parcels}}",
} as const satisfies SameKeys<typeof source>;
