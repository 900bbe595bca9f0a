import type { IncomingHttpHeaders } from "node:http";
import type { Call } from "@sampan/contract/kernel/call";
import { DatabaseAway, OutcomeUnknown } from "../db/driver/door.ts";

interface Interrupted {
  readonly call: Call;
  readonly headers: IncomingHttpHeaders;
  /** Whether the handler had begun. */
  readonly isAtWork: boolean;
}

/**
 * What can be said when the database was lost in the middle of a call. Reading again is safe, and so is repeating what
 * has a key of its own. A handler with transactions of its own may have committed one before it lost the next.
 */
export function asFarAsKnown(fault: unknown, { call, headers, isAtWork }: Interrupted): unknown {
  const isRepeatable = !call.mutates || keyOf(call, headers) !== undefined;
  if (fault instanceof OutcomeUnknown && isRepeatable)
    return new DatabaseAway("may be asked again", { cause: fault });
  if (fault instanceof DatabaseAway && isAtWork && call.mutates && call.transaction === "none")
    return new OutcomeUnknown("the database was lost between two steps", { cause: fault });
  return fault;
}

/** The key under which a call that moves money runs once; undefined where none protects it. */
export function keyOf(call: Call, headers: IncomingHttpHeaders): string | undefined {
  const key = headers["idempotency-key"];
  return call.idempotent && call.transaction !== "none" && typeof key === "string"
    ? key
    : undefined;
}
