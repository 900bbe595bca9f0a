import type { Region } from "@sampan/domain/kernel/regions";
import type { RegionCharge } from "@sampan/domain/people/regions/regions";

/**
 * All words that name a region or what is its own. Other nouns take them from here, under the keys that they always
 * had: staff's changes hold on to the keys.
 */
export const regionNames = { TW: "台湾", TH: "泰国" } as const satisfies Record<Region, string>;
export const withCurrency = {
  TW: "台湾，新台币 {symbol}",
  TH: "泰国，泰铢 {symbol}",
} as const satisfies Record<Region, string>;
export const paysIn = { TW: "以新台币结算", TH: "以泰铢结算" } as const satisfies Record<
  Region,
  string
>;
/** What is to be paid when goods come into it. */
export const importTaxes = {
  TW: "进口关税和营业税",
  TH: "进口关税和增值税（VAT）",
} as const satisfies Record<Region, string>;
/** What the number on an identity card is called. */
export const idCard = { TW: "身份证字号", TH: "泰国身份证号" } as const satisfies Record<
  Region,
  string
>;
export const idCardHint = {
  TW: "一个英文字母加 9 位数字，居留证也可以",
  TH: "13 位数字",
} as const satisfies Record<Region, string>;
export const companyNumber = { TW: "统一编号", TH: "税号" } as const satisfies Record<
  Region,
  string
>;
export const companyNumberHint = { TW: "8 位数字", TH: "13 位数字" } as const satisfies Record<
  Region,
  string
>;
export const companyDocumentHint = {
  TW: "商业或公司登记证明，四角要清楚",
  TH: "公司登记证明（DBD），四角要清楚",
} as const satisfies Record<Region, string>;
/** The parts of a region that an address names, as `areaLevels` of its forms lists them. */
export const areaLevels = {
  TW: { county: "县市", district: "乡镇市区" },
  TH: { province: "府", district: "县/区", subdistrict: "分区" },
} as const satisfies Record<Region, unknown>;
export const regionOnDesk = { TW: "台湾", TH: "泰国" } as const satisfies Record<Region, string>;
export const idCardOnDesk = { TW: "身份证号", TH: "身份证号" } as const satisfies Record<
  Region,
  string
>;
export const companyNumberOnDesk = { TW: "统一编号", TH: "税号" } as const satisfies Record<
  Region,
  string
>;
export const chargesOfRegions = {
  freight_to_taiwan: "中国到台湾运费",
  freight_to_thailand: "中国到泰国运费",
  taiwan_freight: "台湾当地运费",
  thailand_freight: "泰国当地运费",
} as const satisfies Record<RegionCharge, string>;
