import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { NoInput } from "../../kernel/fields.ts";

/** How much waits, and how long the oldest has waited. */
export const Queue = z.object({ count: z.int(), oldest_minutes: z.int(), late: z.int() });

export const Dashboard = z.object({
  /** Orders by status number, as text: "-1", "0" ... [BO-52] */
  orders_by_status: z.record(z.string(), z.int()),
  queues: z.object({
    reviews: Queue,
    topups: Queue,
    withdrawals: Queue,
    corrections: Queue,
    banks: Queue,
    arrivals: Queue,
    outgoings: Queue,
    /** Accounts at banks of which no statement tells a day that is over. */
    statements: Queue,
    differences: Queue,
    /** Payments and purchases that disagree. */
    purchase_payments: Queue,
    /** Orders at a marketplace that stand for goods nobody needs any more. */
    needless: Queue,
    purchases: Queue,
    receipts: Queue,
    /** What customers paid the warehouse for. */
    services: Queue,
    packings: Queue,
    billings: Queue,
    /** Declarations that are ours to act on. */
    clearances: Queue,
    shipments: Queue,
    /** Parcels late on their way that nobody looks after yet. */
    stuck: Queue,
    refunds: Queue,
    claims: Queue,
    unclaimed: Queue,
    storage: Queue,
    work_orders: Queue,
    /** What friends bring that a person has to look at. */
    invitations: Queue,
  }),
  /** Per day of the last fourteen, oldest first: orders placed, and completed. */
  days: z.array(z.object({ day: z.string(), placed: z.int(), completed: z.int() })),
  /** `4.53` by currency, and when it was taken. */
  rates: z.array(z.object({ currency: z.string(), rate: z.string(), quoted_at: z.string() })),
});
export type Dashboard = z.infer<typeof Dashboard>;

/** [BO-52] */
export const getDashboard = defineCall({
  methods: ["GET"],
  path: "/staff/dashboard",
  about: "Count what waits at every desk.",
  access: { right: "view_dashboard" },
  mutates: false,
  input: NoInput,
  output: z.object({ data: Dashboard }),
  refusals: [],
});
