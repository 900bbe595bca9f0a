import { ok, type Result } from "@sampan/domain/kernel/result";
import { z } from "zod";
import type { SourceFailure } from "../../../outbound/source-failure.ts";
import type { WireTrace } from "../../ordering-by-wire.ts";
import type { Alibaba1688Session } from "../ask-gateway.ts";
import { readTrade } from "./trade-answer.ts";

const Trace = z.object({
  logisticsBillNo: z.string().nullish(),
  logisticsSteps: z
    .array(z.object({ acceptTime: z.string().nullish(), remark: z.string().nullish() }))
    .nullish(),
});

/** There is nothing yet, or nothing any more: the trace of an order is kept for a year. */
const nothing: ReadonlySet<string | undefined> = new Set(["404", "order.createtime.history"]);

/** What couriers scanned of an order's parcels. A step without a readable moment or words is left out. */
export async function readTrace1688(
  session: Alibaba1688Session,
  order_no: string,
): Promise<Result<readonly WireTrace[], SourceFailure>> {
  const traced = await readTrade(session, {
    namespace: "com.alibaba.logistics",
    api: "alibaba.trade.getLogisticsTraceInfo.buyerView",
    parameters: { webSite: "1688", orderId: order_no },
    content: z.object({ logisticsTrace: z.array(Trace).nullish() }),
  });
  if (!traced.ok) return nothing.has(traced.error.upstream_code) ? ok([]) : traced;
  return ok(
    (traced.value.logisticsTrace ?? []).flatMap(({ logisticsBillNo, logisticsSteps }) => {
      const express_no = logisticsBillNo?.trim();
      if (!express_no) return [];
      const steps = (logisticsSteps ?? []).flatMap(({ acceptTime, remark }) => {
        const at = momentOf(acceptTime ?? "");
        const words = remark?.trim().slice(0, 300);
        return at && words ? [{ at, words }] : [];
      });
      return [{ express_no, steps: steps.toSorted((one, next) => +one.at - +next.at) }];
    }),
  );
}

/** `2018-07-24 21:55:33` on the clocks of China. */
function momentOf(text: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text)) return undefined;
  const at = new Date(`${text.replace(" ", "T")}+08:00`);
  return Number.isNaN(at.getTime()) ? undefined : at;
}
