import { ok, type Result } from "@sampan/domain/kernel/result";
import { z } from "zod";
import type { SourceFailure } from "../../../outbound/source-failure.ts";
import { Id } from "../../../read-answer.ts";
import type { WireParcel } from "../../ordering-by-wire.ts";
import type { Alibaba1688Session } from "../ask-gateway.ts";
import { Pieces, readTrade } from "./trade-answer.ts";

const Sending = z.object({
  logisticsBillNo: z.string().nullish(),
  logisticsCompanyName: z.string().nullish(),
  status: z.string().nullish(),
  logisticsOrderGoods: z
    .array(z.object({ tradeOrderItemId: Id, quantity: Pieces.nullish() }))
    .nullish(),
});

const notSentYet = "500_2";

/** The parcels of an order, with the pieces of each line in them; a cancelled waybill is none. */
export async function listParcels1688(
  session: Alibaba1688Session,
  order_no: string,
): Promise<Result<readonly WireParcel[], SourceFailure>> {
  const sendings = await readTrade(session, {
    namespace: "com.alibaba.logistics",
    api: "alibaba.trade.getLogisticsInfos.buyerView",
    parameters: { webSite: "1688", orderId: order_no, fields: "company.name,sendgood" },
    content: z.object({ result: z.array(Sending).nullish() }),
  });
  if (!sendings.ok) return sendings.error.upstream_code === notSentYet ? ok([]) : sendings;
  return ok(
    (sendings.value.result ?? []).flatMap((sending) => {
      const express_no = sending.logisticsBillNo?.trim();
      if (!express_no || sending.status === "CANCEL") return [];
      const contents = (sending.logisticsOrderGoods ?? []).map((goods) => ({
        line_no: goods.tradeOrderItemId,
        quantity: goods.quantity ?? null,
      }));
      return [{ express_no, carrier: sending.logisticsCompanyName ?? "", contents }];
    }),
  );
}
