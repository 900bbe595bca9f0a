import {
  workOrderEntryKinds,
  workOrderPictures,
  workOrderSubjects,
} from "@sampan/domain/shop/work-orders/work-order";
import { workOrderHands, workOrderStates } from "@sampan/domain/shop/work-orders/work-order-state";
import * as z from "zod/mini";
import { I18n } from "../../goods/i18n.ts";
import { Language, ShortText, WireTime } from "../../kernel/fields.ts";

export const WorkOrderAbout = z.object({
  kind: z.enum(workOrderSubjects),
  /** What people call it: of an order or parcel its number, of a line its order's and its own, of a payment its own. */
  number: z.string(),
  /** Where it is seen: the number of the order, parcel or payment. */
  tid: z.string(),
  /** What the goods are called; null for a parcel and a payment. */
  i18n: z.nullable(I18n),
  image: z.string(),
});
export type WorkOrderAbout = z.infer<typeof WorkOrderAbout>;

/** As a list shows it. */
export const WorkOrderSummary = z.object({
  id: z.string(),
  subject: z.string(),
  state: z.enum(workOrderStates),
  /** The beginning of what was said last, and by whom. */
  last: z.string(),
  last_by: z.enum(workOrderHands),
  /** Who of us has it; empty for nobody yet. */
  holder: z.string(),
  /** Until when we answer; empty where nothing waits for us. */
  due_at: WireTime,
  /** The same moment for machines, ISO 8601. */
  due_iso: z.string(),
  /** Hours we were given. */
  given_hours: z.int(),
  is_late: z.boolean(),
  cdate: WireTime,
  mdate: WireTime,
});
export type WorkOrderSummary = z.infer<typeof WorkOrderSummary>;

/** What somebody said, or what happened. */
export const WorkOrderEntry = z.object({
  /** Which of the conversation it is, from 1 on. */
  place: z.int(),
  kind: z.enum(workOrderEntryKinds),
  author: z.enum(workOrderHands),
  /** Of the employee; empty for others. */
  name: z.string(),
  /** To whom it was handed over. */
  to_name: z.string(),
  content: z.string(),
  /** What it is written in. */
  language: Language,
  imgs: z.array(z.string()),
  at: WireTime,
});
export type WorkOrderEntry = z.infer<typeof WorkOrderEntry>;

/** One conversation. [WO-02] */
export const WorkOrder = z.extend(WorkOrderSummary, {
  about: z.nullable(WorkOrderAbout),
  entries: z.array(WorkOrderEntry),
  /** When silence closes it; empty where it does not. */
  closes_at: WireTime,
});
export type WorkOrder = z.infer<typeof WorkOrder>;

/** What is said: words, pictures, or both. Nothing at all is refused with words of its own. */
export const said = {
  content: z._default(z.string().check(z.maxLength(2000)), ""),
  imgs: z._default(z.array(ShortText).check(z.maxLength(workOrderPictures)), []),
};

/** Words in the reader's language by the place of what they are of; what needs none is left out. */
export const TranslatedEntries = z.object({
  datalist: z.array(z.object({ place: z.int(), words: z.string() })),
});
