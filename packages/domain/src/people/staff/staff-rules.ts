import { staffRoles, rightsOf, type StaffRole } from "../../kernel/rights.ts";

/** How long a password that an administrator handed out waits for its owner. */
export const initialPasswordHours = 72;

/** Codes for the day the authenticator is lost. */
export const recoveryCodeCount = 10;

/** Browsers a member is known on; the one that was used longest ago gives way to a new one. */
export const staffDevicesMost = 10;

/** Log-ins that may go wrong from one network before it waits: a whole office shares one. */
export const wrongLogInsOfNetwork = 20;

/** The roles that may manage staff: somebody who holds one of them has to be left, always. [BO-04] */
export const rolesThatManageStaff: readonly StaffRole[] = staffRoles.filter((role) =>
  rightsOf(role).includes("manage_staff"),
);
