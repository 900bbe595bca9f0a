import type { Customs } from "./customs.ts";
import { bank, type BankSeed, type RegionForms } from "./region.ts";

export const taiwan = {
  callingCode: "+886",
  mobile: /^9\d{8}$/,
  isIdCard: isTaiwaneseId,
  idCardKeys: "text",
  isCompanyNumber: isUnifiedBusinessNumber,
  areaLevels: ["county", "district"],
  writes: "widest_first",
  charges: { international_freight: "freight_to_taiwan", local_freight: "taiwan_freight" },
  usualTopups: [1_000, 3_000, 5_000, 10_000],
  storagePrice: 45,
  receipt: {
    kind: "tw_einvoice",
    unit: 100,
    tax_bp: 500,
    numbered: "elsewhere",
  },
} as const satisfies RegionForms;

// A is 10, B is 11; I, O, W and Z were numbered late.
const letters = "ABCDEFGHJKLMNPQRSTUVXYWZIO";

/** A letter and nine digits; the first says citizen (1, 2) or resident (8, 9). */
function isTaiwaneseId(number: string): boolean {
  if (!/^[A-Z][1289]\d{8}$/.test(number)) return false;
  const letter = letters.indexOf(number.charAt(0)) + 10;
  const digits = Array.from(number.slice(1), Number);
  const weighted = digits.map((digit, at) => digit * Math.max(8 - at, 1));
  const total = Math.floor(letter / 10) + (letter % 10) * 9 + add(weighted);
  return total % 10 === 0;
}

const weights = [1, 2, 1, 2, 1, 2, 4, 1];

/**
 * Eight digits. Each is weighted, the digits of the products are added, and five divides the sum: since 2023
 * numbers are given out whose sum ten does not divide. A seventh digit of 7 weighs 28, whose digits may be
 * added once more, so the sum may also be one short.
 */
function isUnifiedBusinessNumber(number: string): boolean {
  if (!/^\d{8}$/.test(number) || number === "00000000") return false;
  const sum = weights.reduce((total, weight, at) => {
    const product = Number(number[at]) * weight;
    return total + Math.floor(product / 10) + (product % 10);
  }, 0);
  return sum % 5 === 0 || (number[6] === "7" && (sum + 1) % 5 === 0);
}

const add = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

/** Goods, freight and insurance together, at most six times in half a year. */
export const taiwanCustoms: Customs = {
  freeUpTo_units: 2_000,
  freeTimes: 6,
  vat_bp: 500,
  isConfirmedBefore: true,
};

export const taiwanBanks: readonly BankSeed[] = [
  bank(["004", "臺"], "台湾银行", "臺灣銀行", "ธนาคารแห่งไต้หวัน", "Bank of Taiwan"),
  bank(["005", "土"], "土地银行", "土地銀行", "แลนด์แบงก์", "Land Bank of Taiwan"),
  bank(["006", "合"], "合作金库", "合作金庫", "ไต้หวันโคออเปอเรทีฟ", "Taiwan Cooperative Bank"),
  bank(["007", "一"], "第一银行", "第一銀行", "เฟิสต์แบงก์", "First Bank"),
  bank(["008", "華"], "华南银行", "華南銀行", "หัวหนาน", "Hua Nan Bank"),
  bank(["012", "富"], "台北富邦", "台北富邦", "ไทเปฟู่ปัง", "Taipei Fubon Bank"),
  bank(["013", "國"], "国泰世华", "國泰世華", "คาเธ่ย์ยูไนเต็ด", "Cathay United Bank"),
  bank(["700", "郵"], "中华邮政", "中華郵政", "ไปรษณีย์จงหัว", "Chunghwa Post"),
  bank(["808", "玉"], "玉山银行", "玉山銀行", "อี.ซัน", "E.SUN Bank"),
  bank(["812", "新"], "台新银行", "台新銀行", "ไทชิน", "Taishin Bank"),
  bank(["822", "信"], "中国信托", "中國信託", "ซีทีบีซี", "CTBC Bank"),
];
