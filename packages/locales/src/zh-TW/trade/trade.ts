import type { trade as source } from "../../zh/trade/trade.ts";
import type { SameKeys } from "../../same-keys.ts";

export const trade = {
  log: {
    placed: "訂單已送出，等待審核",
    approved: "審核通過，可以付款了",
    rejected: "審核未通過：{reason}",
    closed: "訂單已關閉",
    closed_because: "訂單已關閉：{reason}",
    first_paid: "第一期款項已付",
    purchased: "已向賣家下單",
    all_arrived: "全部商品已到大陸倉",
    stock_out: "賣家缺貨",
    supplement_paid: "補款已付",
    supplement_cancelled: "補款已取消",
    shipped: "已從大陸出運",
    handed_over: "已交到收件人手上",
    receipt_confirmed: "已確認收貨",
    completed: "訂單已完成",
    receipt_undone: "包裹 {express_no} 的簽收已撤回，商品仍在途中",
    measured: "包裹 {express_no} 已秤重量尺，等待出運",
  },
  carrier: { 1: "平台指派", 2: "新竹物流", 3: "嘉里快遞" },
  warehouse: { guangzhou: "廣州倉", shenzhen: "深圳倉" },
} as const satisfies SameKeys<typeof source>;
