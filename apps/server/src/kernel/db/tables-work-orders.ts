import type { Language } from "@sampan/domain/kernel/language";
import type {
  WorkOrderEntryKind,
  WorkOrderSubject,
} from "@sampan/domain/shop/work-orders/work-order";
import type {
  WorkOrderHand,
  WorkOrderState,
} from "@sampan/domain/shop/work-orders/work-order-state";
import type { ColumnType, Generated } from "kysely";
import type { GeneratedJson, Json } from "./columns.ts";

/** A question that a customer asked us. */
export interface WorkOrdersTable {
  id: Generated<number>;
  key: Generated<string>;
  account_id: number;
  subject: string;
  about_kind: ColumnType<
    WorkOrderSubject | null,
    WorkOrderSubject | null | undefined,
    WorkOrderSubject | null
  >;
  about_number: Generated<string>;
  state: WorkOrderState;
  staff_id: ColumnType<number | null, number | null | undefined, number | null>;
  asked_at: Date;
  due_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  given_hours: number;
  escalated_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  warn_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  close_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  warned_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  created_at: Date;
  moved_at: Date;
  closed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** What was said in it, and what happened to it. */
export interface WorkOrderEntriesTable {
  id: Generated<number>;
  work_order_id: number;
  kind: WorkOrderEntryKind;
  author: WorkOrderHand;
  staff_id: ColumnType<number | null, number | null | undefined, number | null>;
  to_staff_id: ColumnType<number | null, number | null | undefined, number | null>;
  content: Generated<string>;
  language: Language;
  imgs: GeneratedJson<string[]>;
  at: Date;
}

export interface WorkOrderTranslationsTable {
  entry_id: number;
  language: Language;
  words: string;
}

/** What staff write to each other about one. */
export interface WorkOrderNotesTable {
  id: Generated<number>;
  work_order_id: number;
  staff_id: number;
  words: string;
  at: Date;
}

/** An answer that is written once and said often. */
export interface PreparedAnswersTable {
  id: Generated<number>;
  key: Generated<string>;
  title: string;
  words: Json<Record<Language, string>>;
  version: Generated<number>;
  written_by: number;
  written_at: Date;
}
