import type { consoleAudit as source } from "../zh/console-audit.ts";
import type { SameKeys } from "../same-keys.ts";

export const consoleAudit = {
  label: "Audit log",
  filter: {
    staff_email: "Staff e-mail",
    action: "Action",
    object_kind: "Object kind",
    object_id: "Object number",
    from: "From",
    to: "To",
  },
  look: "Look up",
  clear: "Clear filters",
  empty: "No entry matches",
  emptyHint: "Widen the filters.",
  at: "Time",
  staff: "Staff",
  house: "The house",
  action: "Action",
  object: "Object",
  address: "Address",
  request: "Request",
  change: "Show the change",
  before: "Before",
  after: "After",
} as const satisfies SameKeys<typeof source>;
