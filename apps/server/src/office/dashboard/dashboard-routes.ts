import { getDashboard } from "@sampan/contract/office/dashboard/staff-dashboard";
import { mount, type Edge } from "../../kernel/http/mount.ts";
import { readDashboard } from "./read-dashboard.ts";

export function dashboardRoutes(edge: Edge): void {
  mount(edge, getDashboard, readDashboard);
}
