/** What customers are told of their orders, price changes and refunds. */
export const orderMessages = {
  order_submitted: {
    title: "订单已送出",
    body: "订单 {tid} 正在等待审核，通过后会通知您付款。",
  },
  order_payable: {
    title: "订单可以付款了",
    body: "订单 {tid} 已通过审核，请在期限内付款。",
  },
  consignment_accepted: {
    title: "集运登记已通过",
    body: "集运单 {tid} 已通过审核，商品到仓后会通知您。",
  },
  order_rejected: {
    title: "订单未通过审核",
    body: "订单 {tid} 没有通过审核：{reason}",
  },
  order_closed: {
    title: "订单已关闭",
    body: "订单 {tid} 已关闭，用到的优惠券已退还。",
  },
  order_completed: {
    title: "订单已完成",
    body: "订单 {tid} 已完成，14 天内可申请破损理赔。",
  },
  first_payment_received: {
    title: "已收到货款",
    body: "订单 {tid} 的货款 {amount} 已收到，我们马上采购。",
  },
  goods_purchased: {
    title: "已向卖家下单",
    body: "订单 {tid} 有商品已在平台买好，等待卖家发货。",
  },
  seller_shipped: {
    title: "卖家已发货",
    body: "订单 {tid} 的商品已发出，快递单号 {express_no}。",
  },
  goods_arrived: {
    title: "商品已到仓",
    body: "订单 {tid} 的商品已全部到大陆仓，正在称重计费。",
  },
  freight_billed: {
    title: "运费待付",
    body: "订单 {tid} 的国际运费与当地费用共 {amount}，付款后就安排出货。",
  },
  freight_paid: {
    title: "已收到运费",
    body: "订单 {tid} 的运费 {amount} 已收到，正在安排出货。",
  },
  supplement_billed: {
    title: "有补款待付",
    body: "订单 {tid} 需要补款 {amount}：{reason}",
  },
  supplement_paid: {
    title: "已收到补款",
    body: "订单 {tid} 的补款 {amount} 已收到。",
  },
  surplus_credited: {
    title: "多收的运费已退回",
    body: "订单 {tid} 的实际运费比预估少，{amount} 已退回您的余额。",
  },
  price_rise_asked: {
    title: "卖家涨价，请您决定",
    body: "订单 {tid} 有商品涨价，要多付 {amount}。{until} 前可以补款或不要；没有回复就自动退款。",
  },
  price_rise_accepted: {
    title: "卖家涨价，已按您的交代补付",
    body: "订单 {tid} 有商品涨价，在您交代的范围内，已从钱包付 {amount}，照常采购。",
  },
  price_rise_lapsed: {
    title: "涨价没有回复，已为您退款",
    body: "订单 {tid} 的涨价在期限内没有收到您的答复，这件商品已退款。",
  },
  choice_asked: {
    title: "您选的款式没有了，请您决定",
    body: "订单 {tid} 有商品卖家没有您选的款式了，可以换另一款。{until} 前可以换或不要；没有回复就自动退款。",
  },
  choice_taken: {
    title: "已按您的交代换了款式",
    body: "订单 {tid} 有商品卖家没有您选的款式，已按您下单时的交代换成另一款，照常采购。",
  },
  choice_lapsed: {
    title: "换款没有回复，已为您退款",
    body: "订单 {tid} 要不要换款，期限内没有收到您的答复，这件商品已退款。",
  },
  price_fall_returned: {
    title: "卖家降价，差额退给您",
    body: "订单 {tid} 有商品降价，{amount} 已退到您的钱包。",
  },
  purchase_late: {
    title: "商品会晚一点",
    body: "订单 {tid} 的商品要晚一点：{reason, select, seller_silent {卖家还没有回复} restocking {卖家正在补货} making {卖家正在赶制} checking {我们正在和卖家核对规格} closed {卖家休息中} other {平台暂时无法下单}}。{day, select, none {我们会继续跟进。} other {预计 {day} 前有进展。}}",
  },
  unbought_cancelled: {
    title: "期限内没有买到，已为您取消",
    body: "订单 {tid} 有商品在您定的天数内没有买到，已取消并退款。",
  },
  part_let_go: {
    title: "先到的商品先寄",
    body: "订单 {tid} 先到仓的商品已等满您定的天数，先计费寄出，其余到了再寄。",
  },
  refund_requested: {
    title: "已收到退款申请",
    body: "订单 {tid} 的退款申请已交给客服。",
  },
  refund_stock_out: {
    title: "卖家缺货，为您退款",
    body: "订单 {tid} 有 {num, number} 件卖家没有货，{amount} 将退给您。",
  },
  refund_accepted: {
    title: "退款申请已通过",
    body: "订单 {tid} 的退款已通过，{amount} 会退到您的钱包。",
  },
  refund_send_back: {
    title: "退货申请已通过，请寄回商品",
    body: "收到订单 {tid} 退回的商品后，{amount} 会退到您的钱包。",
  },
  refund_rejected: {
    title: "退款申请未通过",
    body: "订单 {tid} 的退款申请未通过：{reason}",
  },
  refund_goods_back: {
    title: "已收到退回的商品",
    body: "订单 {tid} 的商品已退回，财务正在退款。",
  },
  refund_goods_awaited: {
    title: "还没收到您退回的商品",
    body: "订单 {tid} 的商品还没寄到。请在 {until} 前寄到，逾期会关闭申请。",
  },
  refund_expired: {
    title: "没收到退回的商品，申请已关闭",
    body: "订单 {tid} 的商品一直没寄到，退款申请已关闭。如果您已寄出，请联系客服。",
  },
  refund_late: {
    title: "退款迟了，已转给财务",
    body: "订单 {tid} 的退款没有按时完成，已由财务接手，您不用再问。",
  },
  refund_paid: {
    title: "退款已到钱包",
    body: "订单 {tid} 的退款 {amount} 已完成。",
  },
  compensation_paid: {
    title: "补偿已到钱包",
    body: "订单 {tid} 的补偿 {amount} 已完成，商品不用退回。",
  },
} as const;
