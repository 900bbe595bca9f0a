import { ok, type Result } from "@sampan/domain/kernel/result";
import { z } from "zod";
import type { SourceFailure } from "../../../outbound/source-failure.ts";
import type { WireCancelling } from "../../ordering-by-wire.ts";
import type { Alibaba1688Session } from "../ask-gateway.ts";
import { readTrade } from "./trade-answer.ts";

/** 1688's words for why an order was not closed, where they tell something about the order. */
const reasons: Readonly<Record<string, WireCancelling>> = {
  ORDER_STATUS_ERROR: "not_unpaid",
  CLOSE_ORDER_TOO_FAST: "too_soon",
};

/** Closes an order that was not paid. Asking twice does no harm: the second finds it closed. */
export async function cancelOrder1688(
  session: Alibaba1688Session,
  order_no: string,
): Promise<Result<WireCancelling, SourceFailure>> {
  const closed = await readTrade(session, {
    api: "alibaba.trade.cancel",
    parameters: { webSite: "1688", tradeID: order_no, cancelReason: "buyerCancel" },
    content: z.unknown(),
  });
  if (closed.ok) return ok("closed");
  const reason = reasons[closed.error.upstream_code ?? ""];
  return reason === undefined ? closed : ok(reason);
}
