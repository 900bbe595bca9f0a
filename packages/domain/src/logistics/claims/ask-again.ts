import { addDays } from "../../kernel/business-time.ts";
import { ok, refuse, type Result } from "../../kernel/result.ts";
import type { Limits } from "../../kernel/settings/limits.ts";
import type { ClaimState } from "./claim-state.ts";
import type { ClaimClause } from "./decide-itself.ts";

export interface ClaimToAskAgain {
  readonly state: ClaimState;
  /** By which facts decided it; null where people did, or nobody did yet. */
  readonly clause: ClaimClause | null;
  readonly decided_at: Date | null;
  /** A person was asked to look at it before, whatever became of it. */
  readonly wasAsked: boolean;
}

export type NotAskedAgain =
  | { readonly code: "claim_decided_by_person" }
  | { readonly code: "claim_asked_again" }
  | { readonly code: "claim_again_too_late"; readonly values: { readonly days: number } };

/** The last instant at which its customer may have a person look at what facts decided; undefined where facts did not. */
export const askableUntil = (
  { clause, decided_at }: Pick<ClaimToAskAgain, "clause" | "decided_at">,
  limits: Pick<Limits, "claim_again_days">,
): Date | undefined =>
  clause === null || decided_at === null ? undefined : addDays(decided_at, limits.claim_again_days);

/**
 * Whether a customer may have a person look again: at what facts decided, once, within `claim_again_days` of it. A claim that is not
 * over, or that people decided, has had its person.
 */
export function mayAskAgain(
  claim: ClaimToAskAgain,
  { now, limits }: { readonly now: Date; readonly limits: Pick<Limits, "claim_again_days"> },
): Result<null, NotAskedAgain> {
  const until = askableUntil(claim, limits);
  if (until === undefined) return refuse({ code: "claim_decided_by_person" });
  if (claim.wasAsked || claim.state !== "succeeded") return refuse({ code: "claim_asked_again" });
  return now <= until
    ? ok(null)
    : refuse({ code: "claim_again_too_late", values: { days: limits.claim_again_days } });
}
