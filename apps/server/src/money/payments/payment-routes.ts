import * as calls from "@sampan/contract/payments";
import { ok } from "@sampan/domain/result";
import { type Edge, mount } from "../http/mount.ts";
import type { Needs } from "../needs.ts";
import { confirmPayment } from "./confirm-payment.ts";
import { simulatePayment } from "./simulate-payment.ts";

export function paymentRoutes(edge: Edge, { jobs }: Needs): void {
  mount(edge, calls.simulatePay, async (db, input, caller) => {
    const preview = await simulatePayment(db, input, caller);
    return preview.ok ? ok({ data: preview.value }) : preview;
  });

  mount(edge, calls.payConfirm, async (db, input, caller) => {
    const receipt = await confirmPayment(db, input, { caller, jobs });
    return receipt.ok ? ok({ data: receipt.value }) : receipt;
  });
}
