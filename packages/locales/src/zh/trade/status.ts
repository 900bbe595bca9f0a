import type { ItemStatusName } from "@sampan/domain/trade/orders/item-state";
import type { OrderStatusName } from "@sampan/domain/trade/orders/order-state";
import type {
  BillingStateName,
  TransportState,
} from "@sampan/domain/logistics/parcels/package-state";
import type { TopupState } from "@sampan/domain/money/topups/topup-state";

interface StatusWords {
  readonly item: Record<ItemStatusName, string>;
  readonly order: Record<OrderStatusName, string>;
  readonly parcel: Record<BillingStateName, string>;
  readonly transport: Record<TransportState, string>;
  readonly topup: Record<TopupState, string>;
}

/** Words for every state of the domain; one without words does not compile. */
export const status = {
  item: {
    waiting_review: "等待审核",
    awaiting_payment: "等您付款",
    cancelled: "已取消",
    waiting_seller_shipment: "等卖家发货",
    seller_shipped: "卖家已发货",
    warehouse_signed: "大陆仓已签收",
    awaiting_consignment: "等待集运",
    international_transit: "国际运输中",
    customs_clearance: "清关中",
    platform_warehouse_signed: "当地仓已签收",
    arrived_at_destination: "已到目的地",
    done: "已完成",
    awaiting_purchase: "等待采购",
    ready_for_pickup: "等您自取",
    refund: "已退款",
    seller_out_of_stock: "卖家缺货",
    ready_for_delivery: "准备配送",
    shipping_to_customer: "配送中",
    partial_stock_out: "部分缺货",
    seller_batch_shipment: "卖家分批发货",
    warehouse_batch_signing: "仓库分批签收",
  },
  order: {
    in_review: "待审核",
    awaiting_payment: "待付款",
    purchasing: "采购中",
    billing: "已到仓，计费中",
    awaiting_supplement: "待付运费",
    ready_to_ship: "待出货",
    shipped: "运输中",
    signed: "已签收",
    completed: "已完成",
    closed: "已关闭",
  },
  parcel: {
    to_be_consolidated: "待合并",
    consolidated: "已合并",
    charging: "计费中",
    unpaid: "待付运费",
    paid: "已付款",
  },
  transport: {
    arrived_at_mainland: "已到大陆仓",
    awaiting_consolidation: "等待合并",
    waiting_to_be_sent: "等待发出",
    waiting_for_loading: "等待装柜",
    waiting_for_transport: "等待运输",
    international_shipping: "国际运输中",
    arrived_at_destination: "已到目的地",
    delivering: "配送中",
    waiting_for_pickup: "等您自取",
    received: "已收货",
    abandoned: "已弃置",
  },
  topup: {
    under_review: "审核中",
    created: "等待付款",
    paying: "付款中",
    success: "已入账",
    failed: "未通过",
    expired: "已过期",
  },
} as const satisfies StatusWords;
