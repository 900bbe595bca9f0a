import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type {
  listSegmentMembers,
  listSegments as call,
  SegmentRow,
} from "@sampan/contract/people/segments/staff-segments";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { describeSegment } from "./describe-segment.ts";
import { findMembers, findSegment, findSegments } from "./segment-queries.ts";

/** Segments with how many are in them and what is bound to them. [BO-38] */
export async function listSegments(
  db: Db,
  { page, page_size }: InputOf<typeof call>,
  caller: StaffCaller,
): Promise<Result<OutputOf<typeof call>, never>> {
  const at = { now: caller.now, limit: page_size, offset: (page - 1) * page_size };
  const rows = await findSegments(db, at);
  return ok({
    datalist: rows.map((row) => describeSegment(row, caller)),
    total: rows[0]?.total ?? 0,
  });
}

/** One segment after it was written. Refuses `segment_unknown`. */
export async function showSegment(
  db: Db,
  key: string,
  caller: StaffCaller,
): Promise<Result<{ data: SegmentRow }, Refusal<"segment_unknown">>> {
  const row = await findSegment(db, { key, now: caller.now });
  return row ? ok({ data: describeSegment(row, caller) }) : refuse({ code: "segment_unknown" });
}

/** Who is in a segment now. Refuses `segment_unknown`. [BO-38] */
export async function listMembers(
  db: Db,
  { id, page, page_size }: InputOf<typeof listSegmentMembers>,
  { now }: StaffCaller,
): Promise<Result<OutputOf<typeof listSegmentMembers>, Refusal<"segment_unknown">>> {
  if (!(await findSegment(db, { key: id, now }))) return refuse({ code: "segment_unknown" });
  const at = { limit: page_size, offset: (page - 1) * page_size };
  const rows = await findMembers(db, { key: id, now, ...at });
  return ok({ datalist: rows.map(({ uid }) => ({ uid })), total: rows[0]?.total ?? 0 });
}
