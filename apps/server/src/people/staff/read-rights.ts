import { isStaffCall, type Call, type OutputOf } from "@sampan/contract/kernel/call";
import type { readRights as readCall, RightRow } from "@sampan/contract/people/staff/staff-members";
import { mayStaff, rights, staffRoles, type Right } from "@sampan/domain/kernel/rights";
import { waitingRights } from "@sampan/domain/kernel/waiting";
import { ok, type Result } from "@sampan/domain/kernel/result";

/**
 * Which role opens which call, read off the calls that this server has mounted: nobody keeps this list, so
 * it cannot lie. Rights that no call asks for yet are left out. [BO-02]
 */
export function readRights(
  mounted: readonly Call[],
): Promise<Result<OutputOf<typeof readCall>, never>> {
  const staffCalls = mounted.filter(isStaffCall);
  const rowOf = (right: Right | null): RightRow => ({
    right,
    roles: staffRoles.filter((role) => right === null || mayStaff([role], right)),
    calls: staffCalls
      .filter(({ access }) => (typeof access === "object" ? access.right : null) === right)
      .map(({ methods, path, about }) => ({ method: methods[0], path, about }))
      .toSorted((one, other) => one.path.localeCompare(other.path)),
  });
  return Promise.resolve(ok({ list: [null, ...rights.filter(isAsked)].map(rowOf) }));
}

const isAsked = (right: Right): boolean => !waitingRights.includes(right);
