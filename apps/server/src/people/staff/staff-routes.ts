import * as audit from "@sampan/contract/kernel/audit/staff-audit";
import * as members from "@sampan/contract/people/staff/staff-members";
import * as security from "@sampan/contract/people/staff/staff-security";
import * as sessions from "@sampan/contract/people/staff/staff-sessions";
import { mount, type Edge } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { changeOwnPassword } from "./change-own-password.ts";
import { checkAuditChain } from "../../kernel/audit/check-audit-chain.ts";
import { createStaff } from "./create-staff.ts";
import { editStaff } from "./edit-staff.ts";
import { endOwnSession } from "./end-own-session.ts";
import { endStaffSessions } from "./end-staff-sessions.ts";
import { exportAudit } from "../../kernel/audit/export-audit.ts";
import { getChainState } from "../../kernel/audit/get-chain-state.ts";
import { getOwnSecurity } from "./get-own-security.ts";
import { getStaffMe } from "./get-staff-me.ts";
import { listAudit } from "../../kernel/audit/list-audit.ts";
import { listStaff } from "./list-staff.ts";
import { listStaffSessions } from "./list-staff-sessions.ts";
import { logInStaff } from "./log-in-staff.ts";
import { logOutStaff } from "./log-out-staff.ts";
import { confirmOwnOtp, removeOwnOtp, renewRecoveryCodes, startOwnOtp } from "./own-otp.ts";
import { readRights } from "./read-rights.ts";
import { resetStaffOtp } from "./reset-staff-otp.ts";
import { resetStaffPassword } from "./reset-staff-password.ts";
import { setStaffState } from "./set-staff-state.ts";

export function staffRoutes(edge: Edge, needs: Needs): void {
  mount(edge, sessions.logInStaff, (db, input, caller) => logInStaff(db, input, caller, needs));
  mount(edge, sessions.logOutStaff, logOutStaff);
  mount(edge, sessions.getStaffMe, getStaffMe);
  ownSecurityRoutes(edge, needs);
  memberRoutes(edge, needs);
  mount(edge, audit.queryAuditLog, listAudit);
  mount(edge, audit.exportAuditLog, exportAudit);
  mount(edge, audit.getChainState, getChainState);
  mount(edge, audit.checkAuditChain, checkAuditChain);
}

function ownSecurityRoutes(edge: Edge, needs: Needs): void {
  mount(edge, security.getOwnSecurity, (db, _input, caller) => getOwnSecurity(db, caller, needs));
  mount(edge, security.changeOwnPassword, (db, input, caller) =>
    changeOwnPassword(db, input, caller, needs),
  );
  mount(edge, security.startOwnOtp, (db, input, caller) => startOwnOtp(db, input, caller, needs));
  mount(edge, security.confirmOwnOtp, (db, input, caller) =>
    confirmOwnOtp(db, input, caller, needs),
  );
  mount(edge, security.renewRecoveryCodes, (db, input, caller) =>
    renewRecoveryCodes(db, input, caller, needs),
  );
  mount(edge, security.removeOwnOtp, (db, input, caller) => removeOwnOtp(db, input, caller, needs));
  mount(edge, security.endOwnSession, endOwnSession);
}

function memberRoutes(edge: Edge, needs: Needs): void {
  mount(edge, members.queryStaff, listStaff);
  mount(edge, members.createStaff, (db, input, caller) => createStaff(db, input, caller, needs));
  mount(edge, members.editStaff, editStaff);
  mount(edge, members.setStaffState, setStaffState);
  mount(edge, members.resetStaffPassword, (db, input, caller) =>
    resetStaffPassword(db, input, caller, needs),
  );
  mount(edge, members.resetStaffOtp, resetStaffOtp);
  mount(edge, members.queryStaffSessions, (db, input, caller) =>
    listStaffSessions(db, input, caller, needs),
  );
  mount(edge, members.endStaffSessions, endStaffSessions);
  mount(edge, members.readRights, () => readRights(edge.mounted));
}
