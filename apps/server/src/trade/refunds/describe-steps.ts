import type { Refund } from "@sampan/contract/trade/refunds/refund-shapes";
import { hasRefundFlag } from "@sampan/domain/trade/refunds/refund-bits";
import type { RefundHolder } from "@sampan/domain/trade/refunds/refund-clock";
import type { ShownRefund } from "./shown-refund-queries.ts";

type Step = Refund["steps"][number];

const stepOfHolder = {
  service: "service",
  goods: "goods",
  seller: "seller",
  finance: "finance",
} as const satisfies Record<Exclude<RefundHolder, "nobody">, Step["step"]>;

/** The hands a refund goes through, from who asked to the wallet: what is done, where it is, what is ahead. */
export function describeSteps(refund: ShownRefund, time: (moment: Date | null) => string): Step[] {
  const has = (flag: Parameters<typeof hasRefundFlag>[1]) => hasRefundFlag(refund.status, flag);
  const passed: { readonly step: Step["step"]; readonly at: Date | null }[] = [
    { step: "asked", at: refund.requested_at },
    // What staff record is a fact, and nobody's to answer.
    ...(refund.source === "customer" ? [{ step: "service", at: refund.answered_at } as const] : []),
    ...(has("return_after_completion") ? [{ step: "goods", at: refund.returned_at } as const] : []),
    ...(refund.awaits_seller ? [{ step: "seller", at: refund.seller_at } as const] : []),
    { step: "finance", at: refund.executed_at },
    { step: "wallet", at: refund.executed_at },
  ];
  const isEnded = has("rejected") || has("closed");
  const here = refund.holder === "nobody" ? undefined : stepOfHolder[refund.holder];
  const position = passed.findIndex(({ step }) => step === here);
  return passed.flatMap(({ step, at }, index): Step[] => {
    if (isEnded && at === null) return [];
    const isPast = at !== null || (position !== -1 && index < position);
    return [{ step, state: step === here ? "now" : isPast ? "done" : "ahead", at: time(at) }];
  });
}
