import { workOrderSubjects } from "@sampan/domain/shop/work-orders/work-order";
import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { AskedKey, paging, ShortText } from "../../kernel/fields.ts";
import { said, TranslatedEntries, WorkOrder, WorkOrderSummary } from "./work-order-shapes.ts";

const one = z.object({ data: WorkOrder });

/** [API-113] [WO-01] */
export const createWorkOrder = defineCall({
  methods: ["POST"],
  path: "/gateway/work_order/create",
  about:
    "Asks us something: a subject, words, up to six pictures, and what of the customer's own it is about.",
  access: "customer",
  mutates: true,
  input: z.object({
    subject: z._default(z.string().check(z.maxLength(120)), ""),
    ...said,
    about_kind: z.optional(z.enum(workOrderSubjects)),
    /** The number of an order, a line, a parcel or a top-up. */
    about: z._default(ShortText, ""),
  }),
  output: one,
  refusals: [
    "work_order_words_needed",
    "work_order_about_unknown",
    "work_order_said_already",
    "work_orders_too_many",
    "file_unknown",
  ],
});

/** [API-113] [WO-02] */
export const queryWorkOrderList = defineCall({
  methods: ["GET", "POST"],
  path: "/gateway/work_order/query_list",
  about: "The customer's own questions, those that moved last in front.",
  access: "customer",
  mutates: false,
  input: z.object({ ...paging(20) }),
  output: z.object({ datalist: z.array(WorkOrderSummary), total: z.int() }),
  refusals: [],
});

/** [API-113] [WO-02] */
export const getWorkOrderDetail = defineCall({
  methods: ["GET", "POST"],
  path: "/gateway/work_order/get_detail",
  about: "One conversation of the customer: what was said, who has it, and until when.",
  access: "customer",
  mutates: false,
  input: z.object({ id: AskedKey }),
  output: one,
  refusals: ["work_order_unknown"],
});

/** [API-113] [WO-02] [WO-03] */
export const replyWorkOrder = defineCall({
  methods: ["POST"],
  path: "/gateway/work_order/reply",
  about: "Says something more; what was answered is open again.",
  access: "customer",
  mutates: true,
  input: z.object({ id: AskedKey, ...said }),
  output: one,
  refusals: [
    "work_order_unknown",
    "work_order_closed",
    "work_order_words_needed",
    "work_order_said_already",
    "file_unknown",
  ],
});

/** [WO-03] */
export const closeWorkOrder = defineCall({
  methods: ["POST"],
  path: "/gateway/work_order/close",
  about: "Ends a conversation that needs no more.",
  access: "customer",
  mutates: true,
  input: z.object({ id: AskedKey }),
  output: one,
  refusals: ["work_order_unknown", "work_order_closed"],
});

export const translateWorkOrder = defineCall({
  methods: ["GET"],
  path: "/gateway/work_order/translate",
  about: "What was said in another language, put into the reader's.",
  access: "customer",
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
