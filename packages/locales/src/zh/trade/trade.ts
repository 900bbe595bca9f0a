/** What happened to an order, the names of carriers and of our warehouses. */
export const trade = {
  log: {
    placed: "订单已提交，等待审核",
    approved: "审核通过，可以付款了",
    rejected: "审核未通过：{reason}",
    closed: "订单已关闭",
    closed_because: "订单已关闭：{reason}",
    first_paid: "第一期款项已付",
    purchased: "已向卖家下单",
    all_arrived: "全部商品已到大陆仓",
    stock_out: "卖家缺货",
    supplement_paid: "补款已付",
    supplement_cancelled: "补款已取消",
    shipped: "已从大陆出运",
    handed_over: "已交到收件人手上",
    receipt_confirmed: "已确认收货",
    completed: "订单已完成",
    receipt_undone: "包裹 {express_no} 的签收已撤回，商品仍在途中",
    measured: "包裹 {express_no} 已称重量尺，等待发运",
  },
  carrier: { 1: "平台指派", 2: "新竹物流", 3: "嘉里快递" },
  warehouse: { guangzhou: "广州仓", shenzhen: "深圳仓" },
} as const;
