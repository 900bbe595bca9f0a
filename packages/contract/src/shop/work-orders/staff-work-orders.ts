import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { AskedKey, Language, paging, Region, ShortText, WireTime } from "../../kernel/fields.ts";
import { pictureRefusals, Picture, Uploaded } from "../../kernel/uploads.ts";
import { said, TranslatedEntries, WorkOrder, WorkOrderSummary } from "./work-order-shapes.ts";

const right = { right: "answer_work_orders" } as const;

export const workOrderActs = ["claim", "hand_over", "answer", "close"] as const;
export type WorkOrderAct = (typeof workOrderActs)[number];

/** As a desk's list shows it. */
export const StaffWorkOrderSummary = z.extend(WorkOrderSummary, {
  uid: z.string(),
  region: Region,
  is_mine: z.boolean(),
});
export type StaffWorkOrderSummary = z.infer<typeof StaffWorkOrderSummary>;

/** A conversation as the desk reads it: with what staff say to each other, and what this reader may do now. */
export const StaffWorkOrder = z.extend(WorkOrder, {
  uid: z.string(),
  region: Region,
  is_mine: z.boolean(),
  /** What its customer reads. */
  customer_language: Language,
  /** The order beside it; empty where there is none. */
  order_tid: z.string(),
  notes: z.array(z.object({ words: z.string(), by: z.string(), at: WireTime })),
  /** To whom it may be handed over. */
  colleagues: z.array(z.object({ email: z.string(), name: z.string() })),
  acts: z.array(z.enum(workOrderActs)),
});
export type StaffWorkOrder = z.infer<typeof StaffWorkOrder>;

export const workOrderTabs = ["unclaimed", "mine", "others", "late", "answered", "closed"] as const;
export const WorkOrderTab = z.enum(workOrderTabs);
export type WorkOrderTab = z.infer<typeof WorkOrderTab>;

/** [BO-45] */
export const listWorkOrders = defineCall({
  methods: ["GET"],
  path: "/staff/work-orders",
  about:
    "Questions by who has them, what is due first in front; or late ones; or answered or closed ones.",
  access: right,
  mutates: false,
  input: z.object({ ...paging(20), tab: z._default(WorkOrderTab, "unclaimed") }),
  output: z.object({
    datalist: z.array(StaffWorkOrderSummary),
    total: z.int(),
    /** There are more than `total`, which is counted up to a thousand. */
    has_more: z.boolean(),
    /** How many wait in each tab of what is open. */
    waiting: z.record(z.string(), z.int()),
  }),
  refusals: [],
});

const shown = z.object({ data: StaffWorkOrder });
const act = { methods: ["POST"], access: right, mutates: true, output: shown } as const;
const which = { id: AskedKey };

export const getWorkOrder = defineCall({
  methods: ["GET"],
  path: "/staff/work-orders/:id",
  about: "One conversation, with the notes of staff.",
  access: right,
  mutates: false,
  input: z.object(which),
  output: shown,
  refusals: ["work_order_unknown"],
});

/** [BO-45] */
export const claimWorkOrder = defineCall({
  ...act,
  path: "/staff/work-orders/:id/claim",
  about: "Takes on what nobody has, or what is late with whoever has it.",
  input: z.object(which),
  refusals: ["work_order_unknown", "work_order_closed", "work_order_of_other"],
});

/** [BO-45] */
export const handOverWorkOrder = defineCall({
  ...act,
  path: "/staff/work-orders/:id/hand-over",
  about: "Gives it to a colleague who answers questions too.",
  input: z.object({ ...which, email: ShortText }),
  refusals: [
    "work_order_unknown",
    "work_order_closed",
    "work_order_of_other",
    "work_order_colleague_unknown",
  ],
});

/** [BO-45] */
export const answerWorkOrder = defineCall({
  ...act,
  path: "/staff/work-orders/:id/answer",
  about: "Answers, which takes on what nobody had.",
  input: z.object({ ...which, ...said }),
  refusals: [
    "work_order_unknown",
    "work_order_closed",
    "work_order_of_other",
    "work_order_words_needed",
    "work_order_said_already",
    "file_unknown",
  ],
});

/** [BO-45] */
export const closeWorkOrderAtDesk = defineCall({
  ...act,
  path: "/staff/work-orders/:id/close",
  about: "Ends a conversation; its customer is told.",
  input: z.object(which),
  refusals: ["work_order_unknown", "work_order_closed", "work_order_of_other"],
});

export const noteWorkOrder = defineCall({
  ...act,
  path: "/staff/work-orders/:id/note",
  about: "Writes something for colleagues that never leaves the house.",
  input: z.object({ ...which, words: z._default(z.string().check(z.maxLength(1000)), "") }),
  refusals: ["work_order_unknown", "work_order_words_needed"],
});

export const translateWorkOrderAtDesk = defineCall({
  methods: ["GET"],
  path: "/staff/work-orders/:id/translate",
  about: "What was said in another language, put into the reader's.",
  access: right,
  mutates: false,
  /** How many the reader sees: with one more it is asked anew. */
  input: z.object({
    id: AskedKey,
    entries: z._default(z.int().check(z.gte(0), z.lte(100_000)), 0),
  }),
  output: TranslatedEntries,
  refusals: ["work_order_unknown"],
  transaction: "none",
});

export const uploadWorkOrderPicture = defineCall({
  methods: ["POST"],
  path: "/staff/work-order-pictures",
  about: "Stores a picture for an answer, sealed by the key of the customer who gets it.",
  access: right,
  mutates: true,
  input: z.object({ ...which, file: z.optional(Picture) }),
  output: Uploaded,
  refusals: ["work_order_unknown", ...pictureRefusals],
  transaction: "none",
  upload: true,
});
