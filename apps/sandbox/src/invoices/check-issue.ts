type Fields = Readonly<Record<string, unknown>>;

/** An answer in the gateway's own words. */
export type Problem = { readonly RtnCode: number; readonly RtnMsg: string };

const MISSING = 10000002;
/** Its codes for everything else are not public; only that they are other than 1 matters to anybody. */
const WRONG = 10000006;

const ITEMS_MAX = 999;

/** Why an invoice cannot be issued as it was asked for; undefined if it can. */
export function checkIssue(fields: Fields): Problem | undefined {
  const missing = ["RelateNumber", "TaxType", "SalesAmount", "InvType", "Items"].find(
    (name) => fields[name] === undefined || fields[name] === "",
  );
  if (missing) return { RtnCode: MISSING, RtnMsg: `缺少欄位 ${missing}` };
  if (text(fields, "CustomerEmail") === "" && text(fields, "CustomerPhone") === "") {
    return { RtnCode: MISSING, RtnMsg: "CustomerEmail 與 CustomerPhone 擇一必填" };
  }
  const why =
    wrongForm(fields) ?? wrongCarrier(fields) ?? wrongExclusion(fields) ?? wrongSum(fields);
  return why === undefined ? undefined : { RtnCode: WRONG, RtnMsg: why };
}

const text = (fields: Fields, name: string): string => String(fields[name] ?? "");

function wrongForm(fields: Fields): string | undefined {
  if (!/^[A-Za-z0-9]{1,50}$/.test(text(fields, "RelateNumber"))) return "RelateNumber 格式錯誤";
  if (!["07", "08"].includes(text(fields, "InvType"))) return "InvType 錯誤";
  if (!["1", "2", "3", "4", "9"].includes(text(fields, "TaxType"))) return "TaxType 錯誤";
  const taxId = text(fields, "CustomerIdentifier");
  if (taxId !== "" && !/^\d{8}$/.test(taxId)) return "統一編號格式錯誤";
  if (!["0", "1"].includes(text(fields, "Print"))) return "Print 錯誤";
  if (!["0", "1"].includes(text(fields, "Donation"))) return "Donation 錯誤";
  return undefined;
}

const CARRIER_FORMS: Readonly<Record<string, RegExp>> = {
  "": /^$/,
  "1": /^$/,
  "2": /^[A-Z]{2}\d{14}$/,
  "3": /^\/[0-9A-Z+\-.]{7}$/,
  "4": /^.+$/,
  "5": /^.+$/,
};

function wrongCarrier(fields: Fields): string | undefined {
  const form = CARRIER_FORMS[text(fields, "CarrierType")];
  if (!form) return "載具類別錯誤";
  return form.test(text(fields, "CarrierNum")) ? undefined : "載具編號格式錯誤";
}

/** Donation, carrier, print and tax number: which of them go together. */
function wrongExclusion(fields: Fields): string | undefined {
  const isDonated = text(fields, "Donation") === "1";
  const isPrinted = text(fields, "Print") === "1";
  const hasCarrier = text(fields, "CarrierType") !== "";
  const hasTaxId = text(fields, "CustomerIdentifier") !== "";
  if (isDonated && hasCarrier) return "捐贈時載具須為空";
  if (isDonated && hasTaxId) return "有統一編號不可捐贈";
  if (isDonated && !/^\d{3,7}$/.test(text(fields, "LoveCode"))) return "捐贈碼格式錯誤";
  if (isPrinted && (isDonated || hasCarrier)) return "有載具或捐贈時不可列印";
  const hasAddress = text(fields, "CustomerName") !== "" && text(fields, "CustomerAddr") !== "";
  if (isPrinted && !hasAddress) return "列印時客戶名稱與地址必填";
  if (hasTaxId && !isPrinted && !hasCarrier) return "有統一編號時須列印或使用載具";
  return undefined;
}

function wrongSum({ Items: items, SalesAmount: total }: Fields): string | undefined {
  if (!Array.isArray(items) || items.length === 0 || items.length > ITEMS_MAX)
    return "商品項目錯誤";
  if (!Number.isInteger(total) || Number(total) <= 0) return "SalesAmount 須為整數";
  let sum = 0;
  for (const item of items as readonly Fields[]) {
    const { ItemCount: count, ItemPrice: price, ItemAmount: amount } = item;
    if (!item["ItemName"] || typeof amount !== "number") return "商品項目錯誤";
    if (Math.abs(Number(count) * Number(price) - amount) > 0.01) return "商品小計錯誤";
    if (Array.from(text(item, "ItemWord")).length > 6) return "商品單位過長";
    sum += amount;
  }
  // Seven decimals are allowed, so that much of a sum is noise.
  return Math.floor(Number(sum.toFixed(7)) + 0.5) === total
    ? undefined
    : "SalesAmount 與商品合計不符";
}
