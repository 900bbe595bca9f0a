import type { InputOf, OutputOf, RefusalOf } from "@sampan/contract/kernel/call";
import type { putSegmentMembers as call } from "@sampan/contract/people/segments/staff-segments";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { findListed } from "./find-listed.ts";
import { deleteMembers, findSegment, insertMembers, lockSegment } from "./segment-queries.ts";

/** As many names as one call reads; whoever has more sends them in parts. */
const mostNames = 50_000;

/**
 * Puts a written list of accounts into a segment, takes them out of it, or makes them the whole of it. Whoever is
 * unknown or named twice is listed. Refuses `segment_unknown`, `segment_is_rule` and `grant_too_long`. [PROMO-02] [BO-38]
 */
export async function putMembers(
  db: Db,
  { id, accounts, how, is_trial }: InputOf<typeof call>,
  caller: StaffCaller,
): Promise<Result<OutputOf<typeof call>, Refusal<RefusalOf<typeof call>>>> {
  const segment = await lockSegment(db, id);
  if (!segment) return refuse({ code: "segment_unknown" });
  if (segment.kind === "rule") return refuse({ code: "segment_is_rule" });
  const found = await findListed(db, accounts, mostNames);
  if (!found.ok) return found;
  const { unknown, doubles } = found.value;
  const accountIds = found.value.accounts.map((account) => account.id);
  const changed = is_trial
    ? accountIds.length
    : await write(db, { segmentId: segment.id, accountIds, how });
  if (!is_trial)
    await recordAudit(db, caller, {
      action: `${how}_segment_members`,
      object_kind: "segment",
      object_id: id,
      new_value: { changed, uids: found.value.accounts.map(({ uid }) => uid) },
    });
  const now = await findSegment(db, { key: id, now: caller.now });
  const members = now?.members ?? 0;
  return ok({ data: { changed, members, unknown: [...unknown], doubles: [...doubles] } });
}

interface Change {
  readonly segmentId: number;
  readonly accountIds: readonly number[];
  readonly how: InputOf<typeof call>["how"];
}

async function write(db: Db, { segmentId, accountIds, how }: Change): Promise<number> {
  if (how === "remove") return deleteMembers(db, { segmentId, accountIds });
  const gone = how === "replace" ? await deleteMembers(db, { segmentId, except: accountIds }) : 0;
  return gone + (await insertMembers(db, { segmentId, accountIds }));
}
