import { formatWireTime } from "@sampan/domain/kernel/business-time";
import type { Cents } from "@sampan/domain/kernel/money";
import type { Region } from "@sampan/domain/kernel/regions";
import type { Limits } from "@sampan/domain/kernel/settings/limits";
import { needsTwoPayers } from "@sampan/domain/trade/refunds/needs-two-payers";
import {
  type SignatureFate,
  type VoidReason,
  voidReasonOf,
} from "@sampan/domain/trade/refunds/signatures";
import type { ShownSignature } from "./find-signatures.ts";

interface Unpaid {
  /** What it comes to, CNY cents. */
  readonly cny: Cents;
  /** Finance may pay it now. */
  readonly isDue: boolean;
  readonly region: Region;
}

/**
 * Who signed first, as desks read it, whether two have to pay it, and what became of every signature that was given for it, the
 * newest first. `waits_for_other` tells whether the newest waits and is this employee's own. [BO-25]
 */
export function describeSignatures(
  signatures: readonly ShownSignature[],
  unpaid: Unpaid,
  { limits, staffId }: { readonly limits: Limits; readonly staffId: number },
) {
  const { cny, isDue, region } = unpaid;
  const needs_second = isDue && needsTwoPayers(cny, limits);
  const told = signatures
    .map((signature) => {
      const void_for = reasonOf(signature, cny, needs_second);
      return { signature, void_for, fate: fateOf(signature, void_for, needs_second) };
    })
    .toReversed();
  const now = told.find(({ fate }) => fate === "waits" || (!needs_second && fate === "used"));
  return {
    hasSigned: now?.fate === "waits" && now.signature.signed_by === staffId,
    shown: {
      signed_by: now?.signature.signed_name ?? "",
      signed_at: now ? formatWireTime(now.signature.signed_at, region) : "",
      needs_second,
      signatures: told.map(({ signature, fate, void_for }) => ({
        name: signature.signed_name,
        signed_at: formatWireTime(signature.signed_at, region),
        fate,
        void_for: void_for ?? null,
      })),
    },
  };
}

/** What is said to be void, or is by now, before anybody signed anew. */
const reasonOf = (
  signature: ShownSignature,
  cny: Cents,
  needsSecond: boolean,
): VoidReason | undefined =>
  signature.voided_for ??
  (signature.paid_at === null && needsSecond ? voidReasonOf(signature, cny) : undefined);

function fateOf(
  { paid_at }: ShownSignature,
  voidFor: VoidReason | undefined,
  needsSecond: boolean,
): SignatureFate {
  if (paid_at !== null) return "used";
  if (voidFor) return "void";
  return needsSecond ? "waits" : "not_needed";
}
