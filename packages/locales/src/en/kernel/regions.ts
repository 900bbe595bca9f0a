import type { SameKeys } from "../../same-keys.ts";
import type * as source from "../../zh/kernel/regions.ts";

export const regionNames = { TW: "Taiwan", TH: "Thailand" } as const satisfies SameKeys<
  typeof source.regionNames
>;
export const withCurrency = {
  TW: "Taiwan, {symbol}",
  TH: "Thailand, {symbol}",
} as const satisfies SameKeys<typeof source.withCurrency>;
export const paysIn = {
  TW: "Paid in New Taiwan dollars",
  TH: "Paid in baht",
} as const satisfies SameKeys<typeof source.paysIn>;
export const importTaxes = {
  TW: "Import duty and business tax",
  TH: "Import duty and VAT",
} as const satisfies SameKeys<typeof source.importTaxes>;
export const idCard = {
  TW: "Taiwanese identity card number",
  TH: "Thai identity card number",
} as const satisfies SameKeys<typeof source.idCard>;
export const idCardHint = {
  TW: "One letter and nine digits; a resident certificate will do",
  TH: "13 digits",
} as const satisfies SameKeys<typeof source.idCardHint>;
export const companyNumber = {
  TW: "Unified business number",
  TH: "Tax ID",
} as const satisfies SameKeys<typeof source.companyNumber>;
export const companyNumberHint = { TW: "8 digits", TH: "13 digits" } as const satisfies SameKeys<
  typeof source.companyNumberHint
>;
export const companyDocumentHint = {
  TW: "Certificate of business or company registration, all four corners",
  TH: "Company affidavit (DBD), all four corners",
} as const satisfies SameKeys<typeof source.companyDocumentHint>;
export const areaLevels = {
  TW: { county: "City or county", district: "District" },
  TH: { province: "Province", district: "District", subdistrict: "Subdistrict" },
} as const satisfies SameKeys<typeof source.areaLevels>;
export const regionOnDesk = { TW: "Taiwan", TH: "Thailand" } as const satisfies SameKeys<
  typeof source.regionOnDesk
>;
export const idCardOnDesk = { TW: "ID number", TH: "ID number" } as const satisfies SameKeys<
  typeof source.idCardOnDesk
>;
export const companyNumberOnDesk = {
  TW: "Unified business number",
  TH: "Tax ID",
} as const satisfies SameKeys<typeof source.companyNumberOnDesk>;
export const chargesOfRegions = {
  freight_to_taiwan: "China to Taiwan freight",
  freight_to_thailand: "China to Thailand freight",
  taiwan_freight: "Freight within Taiwan",
  thailand_freight: "Freight within Thailand",
} as const satisfies SameKeys<typeof source.chargesOfRegions>;
