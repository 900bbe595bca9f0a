import type { StaffMe } from "@sampan/contract/people/staff/staff-sessions";
import { rightsOf } from "@sampan/domain/kernel/rights";
import type { StaffAccount } from "./staff-session-queries.ts";

/** A staff member as their own console sees them. [BO-02] */
export const describeStaff = (member: StaffAccount): StaffMe => ({
  email: member.email,
  name: member.name,
  roles: [...member.roles],
  rights: [...new Set(member.roles.flatMap((role) => rightsOf(role)))],
  language: member.language,
});
