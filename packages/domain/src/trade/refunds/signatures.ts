import { mayStaff, type StaffRole } from "../../kernel/rights.ts";
import type { Cents } from "../../kernel/money.ts";

/** Why a first signature counts no more: another amount is to be paid, or its signer may not pay any more. */
export const voidReasons = ["amount", "signer"] as const;
export type VoidReason = (typeof voidReasons)[number];

/** What became of a first signature: it waits for the second person, was paid on, counts no more, or was not needed in the end. */
export const signatureFates = ["waits", "used", "void", "not_needed"] as const;
export type SignatureFate = (typeof signatureFates)[number];

/** Whoever signed, as they are now. */
export interface Signer {
  readonly state: "active" | "disabled";
  readonly roles: readonly StaffRole[];
}

/** Why a signature that nobody paid on counts no more, `cny` in CNY cents; undefined while it counts. [BO-25] */
export function voidReasonOf(
  signature: { readonly cny: Cents; readonly signer: Signer },
  asked: Cents,
): VoidReason | undefined {
  const { state, roles } = signature.signer;
  if (state !== "active" || !mayStaff(roles, "execute_refunds")) return "signer";
  return signature.cny === asked ? undefined : "amount";
}
