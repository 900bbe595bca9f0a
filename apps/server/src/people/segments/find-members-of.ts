import { refuse, ok, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { FoundList } from "./find-listed.ts";
import { findMembers, findSegment } from "./segment-queries.ts";

/** Everybody in a segment at this moment. Refuses `segment_unknown`, and `grant_too_long` above `most`. [BO-36] */
export async function findMembersOf(
  db: Db,
  { key, now, most }: { readonly key: string; readonly now: Date; readonly most: number },
): Promise<Result<FoundList, Refusal<"grant_too_long" | "segment_unknown">>> {
  if (!(await findSegment(db, { key, now }))) return refuse({ code: "segment_unknown" });
  const members = await findMembers(db, { key, now, limit: most });
  if ((members[0]?.total ?? 0) > most)
    return refuse({ code: "grant_too_long", values: { n: most } });
  return ok({ accounts: members, unknown: [], doubles: [] });
}
