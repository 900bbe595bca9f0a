import type { NoticeKind, NoticeValues } from "@sampan/domain/people/notices/notice-kinds";
import type { Db } from "../../kernel/db/db.ts";
import type { Needs } from "../../kernel/needs.ts";
import { notifyCustomer } from "../../people/notices/notify-customer.ts";
import type { WorkOrderRecord } from "./work-order-queries.ts";

export type WorkOrderNotice = Extract<NoticeKind, `work_order_${string}`>;

/** Tells whose question it is what became of it. [BO-53] */
export const tellOfWorkOrder = <Kind extends WorkOrderNotice>(
  db: Db,
  { jobs }: Pick<Needs, "jobs">,
  { account_id, key }: Pick<WorkOrderRecord, "account_id" | "key">,
  {
    kind,
    values,
    now,
  }: { readonly kind: Kind; readonly values: NoticeValues[Kind]; readonly now: Date },
): Promise<void> =>
  notifyCustomer(db, jobs, {
    accountId: account_id,
    kind,
    values,
    link: `/workOrder?id=${key}`,
    now,
  });
