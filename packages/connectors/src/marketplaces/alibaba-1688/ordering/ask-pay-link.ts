import { ok, type Result } from "@sampan/domain/kernel/result";
import { z } from "zod";
import type { SourceFailure } from "../../../outbound/source-failure.ts";
import type { Alibaba1688Session } from "../ask-gateway.ts";
import { readTrade } from "./trade-answer.ts";

const Link = z.object({ payUrl: z.url({ protocol: /^https?$/ }) });

/** The cashier's page of one order. */
export async function askPayLink1688(
  session: Alibaba1688Session,
  order_no: string,
): Promise<Result<string, SourceFailure>> {
  const link = await readTrade(session, {
    api: "alibaba.alipay.url.get",
    // Spelled by hand: 1688 wants numbers, and ours would lose their last digits.
    parameters: { orderIdList: `[${order_no}]` },
    content: Link,
  });
  return link.ok ? ok(link.value.payUrl) : link;
}
