import type { consignmentRefusals } from "@sampan/contract/kernel/consignment-refusals";

/** What refusals of consignments say. */
export const consignmentErrors = {
  consignment_needed: "请至少登记一件商品",
  consignment_too_long: "一次最多登记 {n, number} 行，请分开登记",
  consignment_name_needed: "第 {line, number} 行：请写明商品名称，2 到 120 个字",
  consignment_pieces_needed: "第 {line, number} 行：请填写件数",
  consignment_value_needed: "第 {line, number} 行：请填写单价",
  consignment_number_needed: "第 {line, number} 行：请填写快递单号，6 到 40 位字母和数字",
  warehouse_needed: "请选择寄到哪个仓库",
  proof_needed: "请上传购买凭证，例如订单截图",
  express_no_taken: "单号 {express_no} 已经登记过。如果包裹是您的，请带上购买凭证联系客服",
} as const satisfies Record<keyof typeof consignmentRefusals, string>;
