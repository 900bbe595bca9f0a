import type { consoleShippingTerms as source } from "../../zh/office/console-shipping-terms.ts";
import type { SameKeys } from "../../same-keys.ts";

export const consoleShippingTerms = {
  hint: "運價以外，客戶能選到的條件。改動會立即生效，或從您選的時間起生效，並留在歷史和操作紀錄裡。",
  section: { warehouses: "倉庫", ways: "運輸方式", carriers: "物流", insurance: "保險" },
  hints: {
    warehouses: "地址、免費天數，以及之後每天的費用。",
    ways: "每種方式收哪些貨、哪些要申報；開放與停用跟著運價的線路走。",
    carriers: "誰送到家，以及包裹在每一段最多可以多久沒有消息。",
    insurance: "每種保險的費用是商品金額的百分比；這裡定開放哪些、理賠付多少。",
  },
} as const satisfies SameKeys<typeof source>;
