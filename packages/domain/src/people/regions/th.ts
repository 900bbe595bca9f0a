import type { Customs } from "./customs.ts";
import { bank, type BankSeed, type RegionForms } from "./region.ts";

export const thailand = {
  callingCode: "+66",
  mobile: /^[689]\d{8}$/,
  isIdCard: isThaiId,
  idCardKeys: "numeric",
  isCompanyNumber: isThaiTaxId,
  areaLevels: ["province", "district", "subdistrict"],
  writes: "narrowest_first",
  charges: { international_freight: "freight_to_thailand", local_freight: "thailand_freight" },
  usualTopups: [500, 1_000, 3_000, 5_000],
  storagePrice: 46,
  receipt: { kind: "th_receipt", unit: 1, tax_bp: 700, numbered: "here" },
} as const satisfies RegionForms;

/** Thirteen digits, the last of which checks the others. */
function isThaiId(number: string): boolean {
  return /^[1-8]\d{12}$/.test(number) && checksItself(number);
}

/** The same; a company's begins with 0, a sole trader's is their own. */
function isThaiTaxId(number: string): boolean {
  return /^[0-8]\d{12}$/.test(number) && checksItself(number);
}

function checksItself(number: string): boolean {
  const sum = Array.from(number.slice(0, 12), Number).reduce(
    (total, digit, at) => total + digit * (13 - at),
    0,
  );
  return (11 - (sum % 11)) % 10 === Number(number[12]);
}

/** From 2026 on duty and value added tax begin with the first baht. */
export const thailandCustoms: Customs = {
  freeUpTo_units: 0,
  freeTimes: 0,
  vat_bp: 700,
  isConfirmedBefore: false,
};

export const thailandBanks: readonly BankSeed[] = [
  bank(["002", "BBL"], "盘谷银行", "盤谷銀行", "ธนาคารกรุงเทพ", "Bangkok Bank"),
  bank(["004", "KBANK"], "开泰银行", "開泰銀行", "ธนาคารกสิกรไทย", "Kasikornbank"),
  bank(["006", "KTB"], "泰京银行", "泰京銀行", "ธนาคารกรุงไทย", "Krungthai Bank"),
  bank(["011", "TTB"], "TMB 泰纳昌", "TMB 泰納昌", "ธนาคารทหารไทยธนชาต", "ttb"),
  bank(["014", "SCB"], "汇商银行", "匯商銀行", "ธนาคารไทยพาณิชย์", "SCB"),
  bank(["022", "CIMB"], "联昌泰国", "聯昌泰國", "ธนาคารซีไอเอ็มบี ไทย", "CIMB Thai"),
  bank(["024", "UOB"], "大华泰国", "大華泰國", "ธนาคารยูโอบี", "UOB"),
  bank(["025", "BAY"], "大城银行", "大城銀行", "ธนาคารกรุงศรีอยุธยา", "Krungsri"),
  bank(["030", "GSB"], "政府储蓄银行", "政府儲蓄銀行", "ธนาคารออมสิน", "Government Savings Bank"),
  bank(["033", "GHB"], "政府住房银行", "政府住宅銀行", "ธนาคารอาคารสงเคราะห์", "GH Bank"),
  bank(["034", "BAAC"], "农业合作银行", "農業合作銀行", "ธ.ก.ส.", "BAAC"),
];
