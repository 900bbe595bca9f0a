import type { Result } from "@sampan/domain/kernel/result";
import type { Customer } from "./callers.ts";
import type { BulkheadFull } from "./create-bulkhead.ts";

/** Who is held to their password. */
export interface SteppingUp {
  readonly customer: Customer;
  /** As the call brought it: lower-case hex SHA-256. */
  readonly password: string;
  readonly now: Date;
}

export type StepUpRefusal = BulkheadFull | { readonly code: "wrong_password" | "call_limit" };

/** Holds a call that says `stepUp` to the password it came with. */
export type StepUp = (asked: SteppingUp) => Promise<Result<undefined, StepUpRefusal>>;
