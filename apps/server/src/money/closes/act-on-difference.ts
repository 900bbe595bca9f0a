import { nextDifferenceState } from "@sampan/domain/money/closes/difference";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { lockDifference, settleDifference } from "./difference-queries.ts";

type Acted = { readonly data: { readonly key: string } };
type Unfit = Refusal<"difference_unknown" | "difference_settled">;

/** Makes a difference in the books whose who acts. Refuses `difference_unknown` and `difference_settled`. */
export const takeDifference = (
  db: Db,
  { key }: { readonly key: string },
  caller: StaffCaller,
): Promise<Result<Acted, Unfit>> => act(db, caller, { key, event: "take", note: "" });

/**
 * Says what a difference in the books is, which is kept with the name of who said it. Refuses `reason_needed`,
 * `difference_unknown` and `difference_settled`.
 */
export async function explainDifference(
  db: Db,
  { key, note }: { readonly key: string; readonly note: string },
  caller: StaffCaller,
): Promise<Result<Acted, Unfit | Refusal<"reason_needed">>> {
  const words = note.trim();
  if (words === "") return refuse({ code: "reason_needed" });
  return act(db, caller, { key, event: "explain", note: words });
}

interface Act {
  readonly key: string;
  readonly event: "take" | "explain";
  readonly note: string;
}

async function act(
  db: Db,
  caller: StaffCaller,
  { key, event, note }: Act,
): Promise<Result<Acted, Unfit>> {
  const difference = await lockDifference(db, key);
  if (!difference) return refuse({ code: "difference_unknown" });
  const next = nextDifferenceState(difference.state, event);
  if (!next.ok) return next;
  const { staff, now } = caller;
  await settleDifference(db, difference.id, {
    state: next.value,
    staffId: staff.id,
    event,
    note,
    now,
  });
  await recordAudit(db, caller, {
    action: `${event}_difference`,
    object_kind: "difference",
    object_id: key,
    new_value: { note },
  });
  return ok({ data: { key } });
}
