import type { SameKeys } from "../../same-keys.ts";
import type * as source from "../../zh/kernel/regions.ts";

export const regionNames = { TW: "臺灣", TH: "泰國" } as const satisfies SameKeys<
  typeof source.regionNames
>;
export const withCurrency = {
  TW: "台灣，新台幣 {symbol}",
  TH: "泰國，泰銖 {symbol}",
} as const satisfies SameKeys<typeof source.withCurrency>;
export const paysIn = { TW: "以新臺幣結算", TH: "以泰銖結算" } as const satisfies SameKeys<
  typeof source.paysIn
>;
export const importTaxes = {
  TW: "進口關稅和營業稅",
  TH: "進口關稅和增值稅（VAT）",
} as const satisfies SameKeys<typeof source.importTaxes>;
export const idCard = { TW: "身分證字號", TH: "泰國身分證號" } as const satisfies SameKeys<
  typeof source.idCard
>;
export const idCardHint = {
  TW: "一個英文字母加 9 位數字，居留證也可以",
  TH: "13 位數字",
} as const satisfies SameKeys<typeof source.idCardHint>;
export const companyNumber = { TW: "統一編號", TH: "稅號" } as const satisfies SameKeys<
  typeof source.companyNumber
>;
export const companyNumberHint = { TW: "8 位數字", TH: "13 位數字" } as const satisfies SameKeys<
  typeof source.companyNumberHint
>;
export const companyDocumentHint = {
  TW: "商業或公司登記證明，四角要清楚",
  TH: "公司登記證明（DBD），四角要清楚",
} as const satisfies SameKeys<typeof source.companyDocumentHint>;
export const areaLevels = {
  TW: { county: "縣市", district: "鄉鎮市區" },
  TH: { province: "府", district: "縣／區", subdistrict: "分區" },
} as const satisfies SameKeys<typeof source.areaLevels>;
export const regionOnDesk = { TW: "台灣", TH: "泰國" } as const satisfies SameKeys<
  typeof source.regionOnDesk
>;
export const idCardOnDesk = { TW: "身分證字號", TH: "身分證字號" } as const satisfies SameKeys<
  typeof source.idCardOnDesk
>;
export const companyNumberOnDesk = { TW: "統一編號", TH: "稅號" } as const satisfies SameKeys<
  typeof source.companyNumberOnDesk
>;
export const chargesOfRegions = {
  freight_to_taiwan: "中國到台灣運費",
  freight_to_thailand: "中國到泰國運費",
  taiwan_freight: "台灣當地運費",
  thailand_freight: "泰國當地運費",
} as const satisfies SameKeys<typeof source.chargesOfRegions>;
