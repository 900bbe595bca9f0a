import type { Call } from "@sampan/contract/kernel/call";
import { rightsOf, staffRoles } from "@sampan/domain/kernel/rights";
import { isStaffCall } from "@sampan/contract/kernel/call";
import type { TestCaller } from "../../support/test-caller.ts";
import type { PromiseWorld } from "./open-promise-world.ts";

/** Somebody who may make the call: the most that the world has to show gets behind its door. */
export function rightPerson({ nok, desks }: PromiseWorld, { access, ...call }: Call): TestCaller {
  if (!isStaffCall({ access, ...call })) return nok;
  if (typeof access !== "object") return desks.admin;
  const role = staffRoles.find((one) => rightsOf(one).includes(access.right));
  if (!role) throw new Error(`no role has the right ${access.right}`);
  return desks[role];
}
