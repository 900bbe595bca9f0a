/** The desks of the house. One person holds one role or several. [BO-02] */
export const staffRoles = [
  "reviewer",
  "buyer",
  "warehouse",
  "billing",
  "logistics",
  "finance",
  "service",
  "marketing",
  "catalogue",
  "admin",
] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Everything a staff call can need. A call names exactly one. */
export const rights = [
  "view_dashboard",
  "view_orders",
  "view_customers",
  "view_audit",
  "review_orders",
  "purchase_items",
  "receive_packages",
  "consolidate_packages",
  "bill_freight",
  "ship_boxes",
  "deliver_items",
  "record_returns",
  "audit_topups",
  "audit_withdrawals",
  "execute_refunds",
  "correct_balances",
  "view_closes",
  "maintain_rates",
  "maintain_banks",
  "answer_refunds",
  "decide_claims",
  "answer_work_orders",
  "verify_identities",
  "set_tiers",
  "reveal_contacts",
  "note_customers",
  "end_customer_sessions",
  "view_coupons",
  "maintain_coupons",
  "issue_coupons",
  "view_grants",
  "grant_credits",
  "maintain_campaigns",
  "maintain_content",
  "maintain_catalogue",
  "maintain_freight_rates",
  "maintain_shipping_rules",
  "correct_shipping_verdicts",
  "switch_platforms",
  "disable_customers",
  "manage_staff",
  "maintain_configuration",
] as const;
export type Right = (typeof rights)[number];

/**
 * What each role may do. Duties are kept apart: whoever administers staff and settings moves no
 * goods and no money, so that no one person can both make a right and use it.
 */
const matrix = {
  reviewer: [
    "view_dashboard",
    "view_orders",
    "view_customers",
    "review_orders",
    "correct_shipping_verdicts",
  ],
  buyer: ["view_dashboard", "view_orders", "purchase_items"],
  warehouse: [
    "view_dashboard",
    "view_orders",
    "receive_packages",
    "consolidate_packages",
    "record_returns",
  ],
  billing: ["view_dashboard", "view_orders", "bill_freight", "maintain_freight_rates"],
  logistics: [
    "view_dashboard",
    "view_orders",
    "ship_boxes",
    "deliver_items",
    "maintain_shipping_rules",
    "correct_shipping_verdicts",
  ],
  finance: [
    "view_dashboard",
    "view_orders",
    "view_customers",
    "audit_topups",
    "audit_withdrawals",
    // What service did not answer in time comes here.
    "answer_refunds",
    "execute_refunds",
    "correct_balances",
    "view_closes",
    "maintain_rates",
    "maintain_banks",
    "view_coupons",
    "view_grants",
    "note_customers",
  ],
  service: [
    "view_dashboard",
    "view_orders",
    "view_customers",
    "answer_refunds",
    "decide_claims",
    "answer_work_orders",
    "verify_identities",
    "reveal_contacts",
    "note_customers",
    "end_customer_sessions",
  ],
  marketing: [
    "view_dashboard",
    "view_customers",
    "set_tiers",
    "view_coupons",
    "maintain_coupons",
    "issue_coupons",
    "view_grants",
    "grant_credits",
    "maintain_campaigns",
    "maintain_content",
  ],
  catalogue: ["view_dashboard", "maintain_catalogue", "maintain_content", "switch_platforms"],
  admin: [
    "view_dashboard",
    "view_orders",
    "view_customers",
    "view_audit",
    "view_closes",
    "set_tiers",
    "maintain_freight_rates",
    "maintain_shipping_rules",
    "switch_platforms",
    "disable_customers",
    "manage_staff",
    "maintain_configuration",
    "note_customers",
    "end_customer_sessions",
  ],
} as const satisfies Record<StaffRole, readonly Right[]>;

/** The rights of a role, for a console that shows only what it opens. */
export const rightsOf = (role: StaffRole): readonly Right[] => matrix[role];

/** True when one of the roles grants the right. [BO-02] */
export const mayStaff = (roles: readonly StaffRole[], right: Right): boolean =>
  roles.some((role) => rightsOf(role).includes(right));
