import * as desk from "@sampan/contract/logistics/carrier-costs/staff-carrier-costs";
import { type Edge, mount } from "../../kernel/http/mount.ts";
import { reportCarriers } from "./report-carriers.ts";
import { writeCarrierCost } from "./write-carrier-cost.ts";

/** What carriers cost, and what their bills say. */
export function carrierCostRoutes(edge: Edge): void {
  mount(edge, desk.readCarrierReport, reportCarriers);
  mount(edge, desk.writeCarrierCost, writeCarrierCost);
}
