import * as audit from "@sampan/contract/staff-audit";
import * as customers from "@sampan/contract/staff-customers";
import * as sessions from "@sampan/contract/staff-sessions";
import { mount, type Edge } from "../http/mount.ts";
import type { Needs } from "../needs.ts";
import { getCustomer } from "./get-customer.ts";
import { getStaffMe } from "./get-staff-me.ts";
import { listAudit } from "./list-audit.ts";
import { listCustomers } from "./list-customers.ts";
import { logInStaff } from "./log-in-staff.ts";
import { logOutStaff } from "./log-out-staff.ts";
import { readRealName } from "./read-real-name.ts";
import { setCustomerState } from "./set-customer-state.ts";
import { setCustomerTier } from "./set-customer-tier.ts";
import { settleRealName } from "./settle-real-name.ts";

export function staffRoutes(edge: Edge, needs: Needs): void {
  mount(edge, sessions.logInStaff, (db, input, caller) => logInStaff(db, input, caller, needs));
  mount(edge, sessions.logOutStaff, logOutStaff);
  mount(edge, sessions.getStaffMe, getStaffMe);
  mount(edge, customers.queryCustomers, listCustomers);
  mount(edge, customers.getCustomer, getCustomer);
  mount(edge, customers.setCustomerTier, setCustomerTier);
  mount(edge, customers.setCustomerState, setCustomerState);
  mount(edge, customers.readRealName, (db, input, caller) =>
    readRealName(db, input, caller, needs),
  );
  mount(edge, customers.decideRealName, (db, input, caller) =>
    settleRealName(db, input, caller, needs),
  );
  mount(edge, audit.queryAuditLog, listAudit);
}
