import type { Dashboard } from "@sampan/contract/staff-dashboard";
import type { Right } from "@sampan/domain/rights";
import type { IconName } from "./kit/icon.tsx";

export const deskGroups = [
  "overview",
  "orders",
  "goods",
  "warehouse",
  "finance",
  "service",
] as const;
type DeskGroup = (typeof deskGroups)[number];

export const deskNames = [
  "dashboard",
  "reviews",
  "orders",
  "purchases",
  "catalogue",
  "platforms",
  "texts",
  "receive",
  "billing",
  "boxes",
  "deliveries",
  "shippability",
  "topups",
  "rates",
  "customers",
  "identities",
  "configuration",
  "staff",
  "audit",
] as const;
export type DeskName = (typeof deskNames)[number];

export interface Desk {
  readonly to: string;
  readonly group: DeskGroup;
  /** Who may sit at it; the server asks for the same right at every call of the desk. [BO-02] */
  readonly right: Right;
  readonly icon: IconName;
  /** The dashboard's count of what waits here. */
  readonly queue?: keyof Dashboard["queues"];
}

/** The desks, in the order of the navigation. */
export const desks = {
  dashboard: { to: "/", group: "overview", right: "view_dashboard", icon: "chart" },
  reviews: {
    to: "/reviews",
    group: "orders",
    right: "review_orders",
    icon: "clock",
    queue: "reviews",
  },
  orders: { to: "/orders", group: "orders", right: "view_orders", icon: "orders" },
  purchases: {
    to: "/purchases",
    group: "orders",
    right: "purchase_items",
    icon: "cart",
    queue: "purchases",
  },
  catalogue: { to: "/catalogue", group: "goods", right: "maintain_catalogue", icon: "goods" },
  platforms: { to: "/platforms", group: "goods", right: "switch_platforms", icon: "plug" },
  texts: { to: "/texts", group: "goods", right: "maintain_content", icon: "words" },
  receive: {
    to: "/receive",
    group: "warehouse",
    right: "receive_packages",
    icon: "scan",
    queue: "receipts",
  },
  billing: {
    to: "/billing",
    group: "warehouse",
    right: "bill_freight",
    icon: "bill",
    queue: "billings",
  },
  boxes: {
    to: "/boxes",
    group: "warehouse",
    right: "ship_boxes",
    icon: "plane",
    queue: "shipments",
  },
  deliveries: { to: "/deliveries", group: "warehouse", right: "deliver_items", icon: "deliver" },
  shippability: {
    to: "/shippability",
    group: "warehouse",
    right: "maintain_shipping_rules",
    icon: "check",
  },
  topups: {
    to: "/topups",
    group: "finance",
    right: "audit_topups",
    icon: "topup",
    queue: "topups",
  },
  rates: { to: "/rates", group: "finance", right: "maintain_rates", icon: "rate" },
  customers: { to: "/customers", group: "service", right: "view_customers", icon: "people" },
  identities: {
    to: "/identities",
    group: "service",
    right: "verify_identities",
    icon: "check",
  },
  configuration: {
    to: "/configuration",
    group: "service",
    right: "maintain_configuration",
    icon: "sliders",
  },
  staff: { to: "/staff", group: "service", right: "manage_staff", icon: "key" },
  audit: { to: "/audit", group: "service", right: "view_audit", icon: "book" },
} as const satisfies Record<DeskName, Desk>;

/** The desk where a queue is worked off. */
export const deskOfQueue = (queue: keyof Dashboard["queues"]): DeskName | undefined =>
  deskNames.find((name) => (desks[name] as Desk).queue === queue);
