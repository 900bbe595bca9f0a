import { ok, type Result } from "@sampan/domain/kernel/result";
import { z } from "zod";
import type { SourceFailure } from "../../../outbound/source-failure.ts";
import { Id, Yuan } from "../../../read-answer.ts";
import type { WireOrder, WireOrderState, WireParcel } from "../../ordering-by-wire.ts";
import type { Alibaba1688Session } from "../ask-gateway.ts";
import { Pieces, readTrade } from "./trade-answer.ts";

const stateByStatus = {
  waitbuyerpay: "unpaid",
  waitsellersend: "paid",
  waitbuyerreceive: "sent",
  confirm_goods: "received",
  success: "received",
  cancel: "closed",
  terminated: "closed",
} as const satisfies Record<string, WireOrderState>;

const statuses = Object.keys(stateByStatus) as (keyof typeof stateByStatus)[];

const Logistics = z.object({
  logisticsBillNo: z.string().nullish(),
  logisticsCompanyName: z.string().nullish(),
  subItemIds: z.string().nullish(),
});

const Order = z.object({
  baseInfo: z.object({
    // `id` beside it is a number that their own sample shows rounded.
    idOfStr: Id,
    status: z.enum(statuses),
    totalAmount: Yuan,
    shippingFee: Yuan.nullish(),
    outOrderId: z.string().nullish(),
    alipayTradeId: z.string().nullish(),
  }),
  productItems: z
    .array(
      z.object({
        productID: Id,
        specId: z.string().nullish(),
        subItemIDString: Id,
        quantity: Pieces,
      }),
    )
    .nullish(),
  nativeLogistics: z.object({ logisticsItems: z.array(Logistics).nullish() }).nullish(),
});

/** One order with the express numbers it names. */
export async function getOrder1688(
  session: Alibaba1688Session,
  order_no: string,
): Promise<Result<WireOrder, SourceFailure>> {
  const order = await readTrade(session, {
    api: "alibaba.trade.get.buyerView",
    parameters: { webSite: "1688", orderId: order_no, includeFields: "NativeLogistics" },
    content: z.object({ result: Order }),
  });
  return order.ok ? ok(orderFrom(order.value.result)) : order;
}

const pageSize = 50;

/** Every order that carries a number of ours; more than one where 1688 split the cart, or we ordered twice. */
export async function findOrders1688(
  session: Alibaba1688Session,
  out_order_id: string,
): Promise<Result<readonly WireOrder[], SourceFailure>> {
  const found = await readTrade(session, {
    api: "alibaba.trade.getBuyerOrderList",
    parameters: { page: "1", pageSize: String(pageSize), outOrderId: out_order_id },
    content: z.object({ result: z.array(Order).nullish() }),
  });
  if (!found.ok) return found;
  const orders = (found.value.result ?? []).map(orderFrom);
  // A list that was not narrowed must not make a stranger's order ours.
  return ok(orders.filter((order) => order.out_order_id === out_order_id));
}

const orderFrom = ({
  baseInfo,
  productItems,
  nativeLogistics,
}: z.output<typeof Order>): WireOrder => ({
  order_no: baseInfo.idOfStr,
  out_order_id: baseInfo.outOrderId ?? null,
  pay_no: baseInfo.alipayTradeId || null,
  state: stateByStatus[baseInfo.status],
  total: baseInfo.totalAmount,
  freight: baseInfo.shippingFee ?? 0,
  lines: (productItems ?? []).map(({ productID, specId, subItemIDString, quantity }) => ({
    line_no: subItemIDString,
    thid_item_id: productID,
    thid_spec_id: specId || null,
    quantity,
  })),
  parcels: (nativeLogistics?.logisticsItems ?? []).flatMap(parcelFrom),
});

function parcelFrom(item: z.output<typeof Logistics>): readonly WireParcel[] {
  const express_no = item.logisticsBillNo?.trim();
  if (!express_no) return [];
  const lines = (item.subItemIds ?? "").split(",").filter((line) => line !== "");
  return [
    {
      express_no,
      carrier: item.logisticsCompanyName ?? "",
      contents: lines.map((line_no) => ({ line_no, quantity: null })),
    },
  ];
}
