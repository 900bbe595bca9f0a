import type { orderMessages as source } from "../../zh/people/order-messages.ts";
import type { SameKeys } from "../../same-keys.ts";

export const orderMessages = {
  order_submitted: {
    title: "訂單已送出",
    body: "訂單 {tid} 正在等待審核，通過後會通知您付款。",
  },
  order_payable: {
    title: "訂單可以付款了",
    body: "訂單 {tid} 已通過審核，請在期限內付款。",
  },
  consignment_accepted: {
    title: "集運登記已通過",
    body: "集運單 {tid} 已通過審核，商品到倉後會通知您。",
  },
  order_rejected: {
    title: "訂單未通過審核",
    body: "訂單 {tid} 沒有通過審核：{reason}",
  },
  order_closed: {
    title: "訂單已關閉",
    body: "訂單 {tid} 已關閉，用到的優惠券已退還。",
  },
  order_completed: {
    title: "訂單已完成",
    body: "訂單 {tid} 已完成，14 天內可申請破損理賠。",
  },
  first_payment_received: {
    title: "已收到貨款",
    body: "訂單 {tid} 的貨款 {amount} 已收到，我們馬上採購。",
  },
  goods_purchased: {
    title: "已向賣家下單",
    body: "訂單 {tid} 有商品已在平台買好，等待賣家出貨。",
  },
  seller_shipped: {
    title: "賣家已出貨",
    body: "訂單 {tid} 的商品已寄出，快遞單號 {express_no}。",
  },
  goods_arrived: {
    title: "商品已到倉",
    body: "訂單 {tid} 的商品已全部到大陸倉，正在秤重計費。",
  },
  freight_billed: {
    title: "運費待付",
    body: "訂單 {tid} 的國際運費與當地費用共 {amount}，付款後就安排出貨。",
  },
  freight_paid: {
    title: "已收到運費",
    body: "訂單 {tid} 的運費 {amount} 已收到，正在安排出貨。",
  },
  supplement_billed: {
    title: "有補款待付",
    body: "訂單 {tid} 需要補款 {amount}：{reason}",
  },
  supplement_paid: {
    title: "已收到補款",
    body: "訂單 {tid} 的補款 {amount} 已收到。",
  },
  surplus_credited: {
    title: "多收的運費已退回",
    body: "訂單 {tid} 的實際運費比預估少，{amount} 已退回您的餘額。",
  },
  price_rise_asked: {
    title: "賣家漲價，請您決定",
    body: "訂單 {tid} 有商品漲價，要多付 {amount}。{until} 前可以補款或不要；沒有回覆就自動退款。",
  },
  price_rise_accepted: {
    title: "賣家漲價，已依您的交代補付",
    body: "訂單 {tid} 有商品漲價，在您交代的範圍內，已從錢包付 {amount}，照常採購。",
  },
  price_rise_lapsed: {
    title: "漲價沒有回覆，已為您退款",
    body: "訂單 {tid} 的漲價在期限內沒有收到您的回覆，這件商品已退款。",
  },
  choice_asked: {
    title: "您選的款式沒有了，請您決定",
    body: "訂單 {tid} 有商品賣家沒有您選的款式了，可以換另一款。{until} 前可以換或不要；沒有回覆就自動退款。",
  },
  choice_taken: {
    title: "已依您的交代換了款式",
    body: "訂單 {tid} 有商品賣家沒有您選的款式，已依您下單時的交代換成另一款，照常採購。",
  },
  choice_lapsed: {
    title: "換款沒有回覆，已為您退款",
    body: "訂單 {tid} 要不要換款，在期限內沒有收到您的回覆，這件商品已退款。",
  },
  price_fall_returned: {
    title: "賣家降價，差額退給您",
    body: "訂單 {tid} 有商品降價，{amount} 已退到您的錢包。",
  },
  purchase_late: {
    title: "商品會晚一點",
    body: "訂單 {tid} 的商品要晚一點：{reason, select, seller_silent {賣家還沒有回覆} restocking {賣家正在補貨} making {賣家正在趕製} checking {我們正在和賣家核對規格} closed {賣家休息中} other {平台暫時無法下單}}。{day, select, none {我們會繼續追蹤。} other {預計 {day} 前有進展。}}",
  },
  unbought_cancelled: {
    title: "期限內沒有買到，已為您取消",
    body: "訂單 {tid} 有商品在您定的天數內沒有買到，已取消並退款。",
  },
  part_let_go: {
    title: "先到的商品先寄",
    body: "訂單 {tid} 先到倉的商品已等滿您定的天數，先計費寄出，其餘到了再寄。",
  },
  refund_requested: {
    title: "已收到退款申請",
    body: "訂單 {tid} 的退款申請已交給客服。",
  },
  refund_stock_out: {
    title: "賣家缺貨，為您退款",
    body: "訂單 {tid} 有 {num, number} 件賣家沒有貨，{amount} 將退給您。",
  },
  refund_accepted: {
    title: "退款申請已通過",
    body: "訂單 {tid} 的退款已通過，{amount} 會退到您的錢包。",
  },
  refund_send_back: {
    title: "退貨申請已通過，請寄回商品",
    body: "收到訂單 {tid} 退回的商品後，{amount} 會退到您的錢包。",
  },
  refund_rejected: {
    title: "退款申請未通過",
    body: "訂單 {tid} 的退款申請未通過：{reason}",
  },
  refund_goods_back: {
    title: "已收到退回的商品",
    body: "訂單 {tid} 的商品已退回，財務正在退款。",
  },
  refund_goods_awaited: {
    title: "還沒收到您退回的商品",
    body: "訂單 {tid} 的商品還沒寄到。請在 {until} 前寄達，逾期會關閉申請。",
  },
  refund_expired: {
    title: "沒收到退回的商品，申請已關閉",
    body: "訂單 {tid} 的商品一直沒寄到，退款申請已關閉。若您已寄出，請聯絡客服。",
  },
  refund_late: {
    title: "退款遲了，已轉給財務",
    body: "訂單 {tid} 的退款沒有按時完成，已由財務接手，您不用再問。",
  },
  refund_paid: {
    title: "退款已到錢包",
    body: "訂單 {tid} 的退款 {amount} 已完成。",
  },
  compensation_paid: {
    title: "補償已到錢包",
    body: "訂單 {tid} 的補償 {amount} 已完成，商品不用退回。",
  },
} as const satisfies SameKeys<typeof source>;
