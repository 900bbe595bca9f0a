import { sql } from "kysely";
import type { Db } from "../db/db.ts";
import { prepareInsert } from "../db/prepare-insert.ts";
import { sendSoon } from "../db/send-soon.ts";

type NewAct = Parameters<typeof newAct>[0];

export const writeAudit = (db: Db, act: NewAct): Promise<void> => sendSoon(db, newAct(act));

const newAct = prepareInsert("audit_log", [
  "staff_id",
  "action",
  "object_kind",
  "object_id",
  "old_value",
  "new_value",
  "address",
  "request_id",
  "at",
]);

export interface AuditFilter {
  readonly staff_email?: string | undefined;
  readonly action?: string | undefined;
  readonly object_kind?: string | undefined;
  readonly object_id?: string | undefined;
  /** Anywhere in the action, the object or the values. */
  readonly text?: string | undefined;
  readonly since?: Date | undefined;
  readonly before?: Date | undefined;
}

export interface FoundAct {
  readonly id: number;
  readonly at: Date;
  readonly staff_name: string | null;
  readonly staff_email: string | null;
  readonly action: string;
  readonly object_kind: string;
  readonly object_id: string;
  readonly old_value: unknown;
  readonly new_value: unknown;
  readonly address: string;
  readonly request_id: string;
}

/** What staff did, newest first. */
export const findActs = (
  db: Db,
  filter: AuditFilter,
  { page, page_size }: { page: number; page_size: number },
): Promise<FoundAct[]> =>
  filtered(db, filter)
    .select([
      "act.id",
      "act.at",
      "member.name as staff_name",
      "member.email as staff_email",
      "act.action",
      "act.object_kind",
      "act.object_id",
      "act.old_value",
      "act.new_value",
      "act.address",
      "act.request_id",
    ])
    .orderBy("act.id", "desc")
    .limit(page_size)
    .offset((page - 1) * page_size)
    .execute();

export async function countActs(db: Db, filter: AuditFilter): Promise<number> {
  const { count } = await filtered(db, filter)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

function filtered(
  db: Db,
  { staff_email, action, object_kind, object_id, text, since, before }: AuditFilter,
) {
  let query = db
    .selectFrom("audit_log as act")
    .leftJoin("staff_members as member", "member.id", "act.staff_id");
  if (staff_email) query = query.where("member.email", "=", staff_email.toLowerCase());
  if (action) query = query.where("act.action", "=", action);
  if (object_kind) query = query.where("act.object_kind", "=", object_kind);
  if (object_id) query = query.where("act.object_id", "=", object_id);
  if (text)
    query = query.where(sql<boolean>`strpos(lower(${wholeAct}), ${text.toLowerCase()}) > 0`);
  if (since) query = query.where("act.at", ">=", since);
  if (before) query = query.where("act.at", "<", before);
  return query;
}

const wholeAct = sql`concat_ws(' ', act.action, act.object_kind, act.object_id,
  act.old_value::text, act.new_value::text)`;
