import type { consignmentErrors as source } from "../../zh/kernel/consignment-errors.ts";
import type { SameKeys } from "../../same-keys.ts";

export const consignmentErrors = {
  consignment_needed: "請至少登記一件商品",
  consignment_too_long: "一次最多登記 {n, number} 行，請分開登記",
  consignment_name_needed: "第 {line, number} 行：請寫明商品名稱，2 到 120 個字",
  consignment_pieces_needed: "第 {line, number} 行：請填寫件數",
  consignment_value_needed: "第 {line, number} 行：請填寫單價",
  consignment_number_needed: "第 {line, number} 行：請填寫快遞單號，6 到 40 位英數字",
  warehouse_needed: "請選擇寄到哪個倉庫",
  proof_needed: "請上傳購買證明，例如訂單截圖",
  express_no_taken: "單號 {express_no} 已經登記過。如果包裹是您的，請帶著購買證明聯絡客服",
} as const satisfies SameKeys<typeof source>;
