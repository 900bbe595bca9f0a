/** What a customer is told of a damage claim. */
export const claimMessages = {
  parcel_claim_accepted: {
    title: "包裹认领成功",
    body: "快递 {express_no} 是您的包裹，已收货入库。",
  },
  parcel_claim_refused: {
    title: "包裹认领未通过",
    body: "没有为您找到快递 {express_no}，原因请看认领记录。有新的凭证可以再次认领。",
  },
  claim_made: {
    title: "已收到理赔申请",
    body: "订单 {tid} 的理赔申请和照片已交给客服。",
  },
  claim_opened: {
    title: "我们替您开了理赔",
    body: "包裹 {tid} 到货时比出发时明显变轻，客服正在查，您不用做任何事。",
  },
  claim_opened_silent: {
    title: "我们替您开了理赔",
    body: "包裹 {tid} 出发后很久没有任何扫描，我们正在找，您不用做任何事。",
  },
  delay_covered: {
    title: "迟到的包裹退了运费",
    body: "包裹 {tid} 比账单说的晚了 {days, number} 天，退回的运费 {amount} 已到您的钱包。",
  },
  claim_accepted: {
    title: "理赔已通过",
    body: "订单 {tid} 的理赔已通过，赔付 {amount}。",
  },
  claim_rejected: {
    title: "理赔未通过",
    body: "订单 {tid} 的理赔未通过：{reason}",
  },
  claim_paid: {
    title: "理赔款已到钱包",
    body: "订单 {tid} 的理赔款 {amount} 已到您的钱包，商品不用退回。",
  },
  claim_late: {
    title: "理赔超过了期限",
    body: "订单 {tid} 的理赔晚了，已排到最前面，不用再问。",
  },
  claim_settled: {
    title: "理赔已处理完",
    body: "订单 {tid} 的理赔已全部处理完。",
  },
  claim_closed: {
    title: "理赔已关闭",
    body: "订单 {tid} 未通过的理赔已关闭。",
  },
  claim_asked_again: {
    title: "已请人再看",
    body: "订单 {tid} 的理赔已交给客服再看一次。",
  },
  claim_kept: {
    title: "再看的结果",
    body: "订单 {tid} 的理赔维持原来的决定：{reason}",
  },
  storage_ending: {
    title: "包裹快到存放期限了",
    body: "包裹 {tid} 在仓库还能放{days, plural, =0 {到今天} other { # 天}}，最后一天是 {day}。请安排寄出，或在包裹页延长存放。",
  },
  storage_over: {
    title: "包裹的存放期限已过",
    body: "包裹 {tid} 的存放期限已于 {day} 结束。我们会替您保留到 {deadline}，请尽快寄出或延长存放；之后可能按弃置处理，不退货款。",
  },
  storage_extended: {
    title: "已延长存放",
    body: "包裹 {tid} 现在存放到 {day}。费用 {amount} 会算进这件包裹的运费账单。",
  },
  parcel_at_store: {
    title: "包裹到门市了",
    body: "包裹 {tid} 已到 {store}，{day} 前带证件去取，取件编号 {number}。",
  },
  store_to_choose: {
    title: "请重新选择取货方式",
    body: "包裹 {tid} 不能照原来选的门市取货，请选别的门市或宅配到府。",
  },
  parcel_readdressed: {
    title: "收件地址已更改",
    body: "包裹 {tid} 改寄到您选的新地址。如果不是您本人操作，请马上更改密码并联系我们。",
  },
  storage_abandoned: {
    title: "包裹已弃置",
    body: "包裹 {tid} 已按弃置处理，不再寄出，也不退货款。",
  },
  parcel_claim_lapsed: {
    title: "包裹认领已结束",
    body: "快递 {express_no} 等了 {days} 天还没有到仓，这次认领已结束。包裹到了以后可以再认领。",
  },
  consignment_lapsed: {
    title: "等待的快递已结束",
    body: "集运 {tid} 的快递 {express_no} 等了 {days} 天还没有到仓，这一项已结束，不收费用。快递到了以后可以重新登记。",
  },
  work_order_answered: {
    title: "您的问题有答复了",
    body: "关于“{subject}”，我们答复您了。",
  },
  work_order_late: {
    title: "您的问题答复迟了",
    body: "关于“{subject}”，我们没有在说好的时间内答复。它已排到最前面，您不必再问。",
  },
  work_order_closing: {
    title: "对话即将关闭",
    body: "“{subject}”已答复，没有收到您的回应。{until} 之后会关闭；还有问题，请在那之前回复。",
  },
  work_order_closed: {
    title: "对话已关闭",
    body: "“{subject}”已关闭。还有问题，请再问我们一次。",
  },
} as const;
