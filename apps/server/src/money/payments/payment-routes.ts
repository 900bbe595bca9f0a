import * as calls from "@sampan/contract/money/payments";
import { ok } from "@sampan/domain/kernel/result";
import { type Edge, mount } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { confirmPayment } from "./confirm-payment.ts";
import { gatherPayables } from "./gather-payables.ts";
import type { PayableKind } from "./payable-kind.ts";
import { simulatePayment } from "./simulate-payment.ts";

/** `kinds` are handed in: what can be paid is known above. */
export function paymentRoutes(edge: Edge, { jobs }: Needs, kinds: readonly PayableKind[]): void {
  const payables = gatherPayables(kinds);
  mount(edge, calls.simulatePay, async (db, input, caller) => {
    const preview = await simulatePayment(db, input, { caller, payables });
    return preview.ok ? ok({ data: preview.value }) : preview;
  });

  mount(edge, calls.payConfirm, async (db, input, caller) => {
    const receipt = await confirmPayment(db, input, { caller, jobs, payables });
    return receipt.ok ? ok({ data: receipt.value }) : receipt;
  });
}
