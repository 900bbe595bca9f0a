import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type * as calls from "@sampan/contract/money/staff-receipts";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { ok, type Result } from "@sampan/domain/kernel/result";
import { reasonOfRefusal } from "@sampan/domain/money/receipts/refusal-reason";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import { selectTroubled } from "./shown-receipt-queries.ts";

/** Whoever asked still listens so long. */
const answer_ms = 2 * 60_000;

/** Receipts that were refused or of which nobody knows, the longest waiting first. */
export async function listTroubled(
  db: Db,
  { page, page_size }: InputOf<typeof calls.listTroubledReceipts>,
  { now, region }: StaffCaller,
): Promise<Result<OutputOf<typeof calls.listTroubledReceipts>, never>> {
  const before = new Date(now.getTime() - answer_ms);
  const part = { limit: page_size, offset: (page - 1) * page_size };
  const rows = await selectTroubled(db, before, part);
  return ok({
    datalist: rows.map(({ total: _, allowance_refusal, state, paid_at, refusal, ...row }) => ({
      ...row,
      paid_at: formatWireTime(paid_at, region),
      state: state === "refused" || state === "unclear" ? state : ("allowance_refused" as const),
      reason: state === "unclear" ? null : reasonOfRefusal(allowance_refusal ?? refusal),
      refusal: allowance_refusal ?? refusal,
    })),
    total: rows[0]?.total ?? 0,
  });
}
