/** The last mile in words of the server. */
export const shipping = {
  step: {
    announced: "已建立托运单",
    dropped_off: "已交给门市",
    on_the_way: "运送中",
    out_for_delivery: "派送中",
    absent: "派送时不在家",
    address_wrong: "地址有误",
    store_closed: "门市已停止收件",
    at_store: "已到门市，请取货",
    delivered: "已取货",
    uncollected: "逾期未取",
    refused: "已拒收",
    returning: "退回途中",
    returned: "已退回我们仓库",
    lost: "已遗失",
    cancelled: "已取消",
  },
} as const;
