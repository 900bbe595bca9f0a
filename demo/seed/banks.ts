const names = (zh: string, zhTW: string, th: string, en: string) => ({ zh, "zh-TW": zhTW, th, en });
const noAccount = { account_name: "", account_no: "" };

interface DemoBank {
  readonly code: string;
  readonly kind: "transfer" | "cash_out";
  readonly region: "TW" | "TH";
  readonly name: Readonly<Record<"zh" | "zh-TW" | "th" | "en", string>>;
  readonly logo: string;
  readonly account_name: string;
  readonly account_no: string;
  readonly position: number;
}

const taiwan = [
  ["004", names("台湾银行", "臺灣銀行", "ธนาคารแห่งไต้หวัน", "Bank of Taiwan")],
  ["005", names("土地银行", "土地銀行", "แลนด์แบงก์", "Land Bank of Taiwan")],
  ["006", names("合作金库", "合作金庫", "ไต้หวันโคออเปอเรทีฟ", "Taiwan Cooperative Bank")],
  ["007", names("第一银行", "第一銀行", "เฟิสต์แบงก์", "First Bank")],
  ["008", names("华南银行", "華南銀行", "หัวหนาน", "Hua Nan Bank")],
  ["012", names("台北富邦", "台北富邦", "ไทเปฟู่ปัง", "Taipei Fubon Bank")],
  ["013", names("国泰世华", "國泰世華", "คาเธ่ย์ยูไนเต็ด", "Cathay United Bank")],
  ["700", names("中华邮政", "中華郵政", "ไปรษณีย์จงหัว", "Chunghwa Post")],
  ["808", names("玉山银行", "玉山銀行", "อี.ซัน", "E.SUN Bank")],
  ["812", names("台新银行", "台新銀行", "ไทชิน", "Taishin Bank")],
  ["822", names("中国信托", "中國信託", "ซีทีบีซี", "CTBC Bank")],
] as const;

const thailand = [
  ["002", names("盘谷银行", "盤谷銀行", "ธนาคารกรุงเทพ", "Bangkok Bank")],
  ["004", names("开泰银行", "開泰銀行", "ธนาคารกสิกรไทย", "Kasikornbank")],
  ["006", names("泰京银行", "泰京銀行", "ธนาคารกรุงไทย", "Krungthai Bank")],
  ["011", names("TMB 泰纳昌", "TMB 泰納昌", "ธนาคารทหารไทยธนชาต", "ttb")],
  ["014", names("汇商银行", "匯商銀行", "ธนาคารไทยพาณิชย์", "SCB")],
  ["022", names("联昌泰国", "聯昌泰國", "ธนาคารซีไอเอ็มบี ไทย", "CIMB Thai")],
  ["024", names("大华泰国", "大華泰國", "ธนาคารยูโอบี", "UOB")],
  ["025", names("大城银行", "大城銀行", "ธนาคารกรุงศรีอยุธยา", "Krungsri")],
  ["030", names("政府储蓄银行", "政府儲蓄銀行", "ธนาคารออมสิน", "Government Savings Bank")],
  ["034", names("农业合作银行", "農業合作銀行", "ธ.ก.ส.", "BAAC")],
  ["069", names("甲那金银行", "甲那金銀行", "ธนาคารเกียรตินาคินภัทร", "KKP Bank")],
] as const;

/** One bank that receives transfers and eleven that pay out, for each region. Account numbers are made up. */
export const demoBanks: readonly DemoBank[] = [
  ...(["TW", "TH"] as const).flatMap((region) =>
    (region === "TW" ? taiwan : thailand).map(([code, name], position) => ({
      code,
      name,
      region,
      kind: "cash_out" as const,
      logo: "",
      ...noAccount,
      position,
    })),
  ),
  {
    code: "808",
    name: taiwan[8][1],
    region: "TW",
    kind: "transfer",
    logo: "",
    account_name: "三板集運有限公司",
    account_no: "0000-979-000123",
    position: 0,
  },
  {
    code: "004",
    name: thailand[1][1],
    region: "TH",
    kind: "transfer",
    logo: "",
    account_name: "บริษัท แซมแปน จำกัด",
    account_no: "000-1-23456-7",
    position: 0,
  },
];
