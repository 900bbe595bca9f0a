import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { queryIdentities } from "@sampan/contract/people/identities/staff-identities";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { ok, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import { claimantOf } from "./identity-claim.ts";
import { listIdentityRows } from "./stored-identities.ts";

type Call = typeof queryIdentities;

/** The queue of submissions, without a word of what they hold. [BO-46] [BO-49] */
export async function listIdentities(
  db: Db,
  input: InputOf<Call>,
  { staff, region, now }: StaffCaller,
): Promise<Result<OutputOf<Call>, never>> {
  const { rows, total } = await listIdentityRows(db, input);
  const datalist = rows.map((row) => {
    const claimant = claimantOf(row, now);
    return {
      uid: row.uid,
      kind: input.kind,
      region: row.region,
      state: row.state,
      submitted_at: formatWireTime(row.submitted_at, region),
      claimed_by: claimant === undefined ? "" : (row.claimed_name ?? ""),
      is_mine: claimant === staff.id,
      decided_at: row.decided_at ? formatWireTime(row.decided_at, region) : "",
      decided_by: row.decided_name ?? "",
      reason: row.reason,
    };
  });
  return ok({ datalist, total });
}
