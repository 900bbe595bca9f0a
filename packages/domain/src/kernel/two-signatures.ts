import { ok, refuse, type Result } from "./result.ts";

/** What one enters and another confirms; or it is dropped, by whoever sees that it was wrong. [BO-33] [BO-35] */
export const signatureStates = ["waiting", "confirmed", "dropped"] as const;
export type SignatureState = (typeof signatureStates)[number];
export type SignatureEvent = "confirm" | "drop";

const transitions = {
  waiting: { confirm: "confirmed", drop: "dropped" },
  confirmed: {},
  dropped: {},
} as const satisfies Record<SignatureState, Partial<Record<SignatureEvent, SignatureState>>>;

/** Where it goes; refuses `decided` once it went there or elsewhere. */
export function nextSignatureState(
  state: SignatureState,
  event: SignatureEvent,
): Result<SignatureState, { readonly code: "decided" }> {
  const next = (transitions[state] as Partial<Record<SignatureEvent, SignatureState>>)[event];
  return next === undefined ? refuse({ code: "decided" }) : ok(next);
}
