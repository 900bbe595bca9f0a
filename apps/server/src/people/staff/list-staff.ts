import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { queryStaff, StaffMember } from "@sampan/contract/people/staff/staff-members";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { ok, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import { countMembers, findMembers, type ListedMember } from "./staff-member-queries.ts";

type Call = typeof queryStaff;

/** Everybody who works or worked here. [BO-04] */
export async function listStaff(
  db: Db,
  { search, ...paging }: InputOf<Call>,
  caller: StaffCaller,
): Promise<Result<OutputOf<Call>, never>> {
  const members = await findMembers(db, { search, now: caller.now }, paging);
  return ok({
    datalist: members.map((member) => describeMember(member, caller)),
    total: await countMembers(db, search),
  });
}

const describeMember = (
  { id, seen_at, created_at, ...member }: ListedMember,
  { staff, region }: StaffCaller,
): StaffMember => ({
  ...member,
  is_me: id === staff.id,
  seen_at: seen_at && formatWireTime(seen_at, region),
  created_at: formatWireTime(created_at, region),
});
