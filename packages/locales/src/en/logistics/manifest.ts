import type { manifest as source } from "../../zh/logistics/manifest.ts";
import type { SameKeys } from "../../same-keys.ts";

export const manifest = {
  title: "Manifest {number}",
  page: "Page {page, number}",
  line: "No.",
  box: "Box",
  parcel: "Parcel",
  consignee: "Recipient",
  address: "Address",
  contents: "Contents and number",
  pieces: "Pieces",
  value: "Declared value",
  weight: "Weight kg",
  total: "{boxes, number} boxes · {parcels, number} parcels · {weight} kg",
} as const satisfies SameKeys<typeof source>;
