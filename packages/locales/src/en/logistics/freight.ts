import type { freight as source } from "../../zh/logistics/freight.ts";
import type { SameKeys } from "../../same-keys.ts";
import { importTaxes } from "../kernel/regions.ts";

export const freight = {
  title: "Freight estimate",
  description:
    "Give weight, size and a way of shipping, and compare the freight, days and minimum weight of every line at once.",
  region: "To {region}, at one price from {warehouses}",
  change: "Change region",
  weight: "Weight",
  length: "Length",
  width: "Width",
  height: "Height",
  kg: "kg",
  sides: "Size of the carton (cm)",
  goods: "Kind of goods",
  transport: "Way of shipping",
  refused: "Does not take such goods",
  submit: "Estimate freight",
  result: "Estimated freight, {way}",
  total: "Estimated freight",
  scale: "the weight you gave",
  compare: "All lines compared",
  compareHint: "What the same parcel costs on each line, and how long it takes",
  cheapest: "Cheapest",
  fastest: "Fastest",
  chosen: "Your choice",
  beyond: "Beyond what this line takes",
  minimum: "Charged from {weight} kg",
  noMinimum: "No minimum weight",
  taxIncluded: "Duty and tax included",
  taxes: importTaxes,
  taxExcluded: "Duty and tax not included",
  taxChoice: "Duty and tax",
  includedSays: "{taxes} are in the price; nothing more is asked when it arrives.",
  excludedSays:
    "{taxes} are not in the price: whoever receives it pays them to customs or the carrier.",
  ownPrice: "Your price",
  charged: "Charged as {weight} kg",
  byVolume: "Charged by volume, {volume} m³",
  how: "How it is reckoned",
  note: "The bill is reckoned the same way, from what the warehouse's scale and tape say. Parcels that leave together are charged together: minimum weight and delivery count once.",
  classes: {
    ordinary: { name: "Ordinary goods", of: "Clothes, shoes, bags, toys" },
    sensitive: { name: "Sensitive goods", of: "With batteries, liquids, powder or magnets" },
    special: { name: "Special goods", of: "Food" },
  },
} as const satisfies SameKeys<typeof source>;
