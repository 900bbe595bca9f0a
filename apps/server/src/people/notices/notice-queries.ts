import type { Language } from "@sampan/domain/kernel/language";
import type { NoticeKind } from "@sampan/domain/people/notices/notice-kinds";
import type { Db } from "../../kernel/db/db.ts";
import { addsRows } from "../../kernel/db/adds-rows.ts";
import { prepare, type Sendable, type ValueOf } from "../../kernel/db/prepare.ts";

export interface NoticeRow {
  /** What it is called outside. */
  readonly key: string;
  readonly kind: NoticeKind;
  readonly subject_values: Readonly<Record<string, string | number>>;
  readonly link: string;
  readonly created_at: Date;
  readonly read_at: Date | null;
}

export interface NewNotice {
  readonly key: string;
  readonly accountId: number;
  readonly kind: NoticeKind;
  /** As JSON. */
  readonly values: string;
  readonly link: string;
  readonly now: Date;
}

export const newNotice = (notice: NewNotice): Sendable => addsRows("notices", prepared(notice));

const prepared = prepare((db, value: ValueOf<NewNotice>) =>
  db.insertInto("notices").values({
    key: value("key"),
    account_id: value("accountId"),
    kind: value("kind"),
    subject_values: value("values"),
    link: value("link"),
    created_at: value("now"),
  }),
);

/** One page of an account's notices, newest first. */
export async function findNotices(
  db: Db,
  accountId: number,
  { page, page_size }: { page: number; page_size: number },
): Promise<NoticeRow[]> {
  const rows = await db
    .selectFrom("notices")
    .select(["key", "kind", "subject_values", "link", "created_at", "read_at"])
    .where("account_id", "=", accountId)
    .orderBy("id", "desc")
    .limit(page_size)
    .offset((page - 1) * page_size)
    .execute();
  return rows as NoticeRow[];
}

export async function countNotices(
  db: Db,
  accountId: number,
): Promise<{ total: number; unread: number }> {
  return db
    .selectFrom("notices")
    .select(({ fn }) => [
      fn.countAll<number>().as("total"),
      fn.countAll<number>().filterWhere("read_at", "is", null).as("unread"),
    ])
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
}

/** Marks one notice of the account read, or all of them. */
export async function setRead(
  db: Db,
  { accountId, key, now }: { accountId: number; key: string | undefined; now: Date },
): Promise<void> {
  await db
    .updateTable("notices")
    .set({ read_at: now })
    .where("account_id", "=", accountId)
    .where("read_at", "is", null)
    .$if(key !== undefined, (query) => query.where("key", "=", key as string))
    .execute();
}

export interface NoticeToSend {
  readonly account_id: number;
  readonly created_at: Date;
  readonly read_at: Date | null;
  readonly kind: NoticeKind;
  readonly subject_values: Readonly<Record<string, string | number>>;
  readonly link: string;
  readonly email: string | null;
  readonly mobile: string | null;
  /** What LINE calls them, where they linked it and want notices there. */
  readonly line_subject: string | null;
  readonly language: Language | null;
}

/** Which notice, by its key; by its row's number in a job from before keys were drawn here. */
export type NoticeNamed = { readonly notice_key: string } | { readonly notice_id: number };

/** What a notice is called in the names of jobs and of messages. */
export const nameOf = (named: NoticeNamed): string =>
  "notice_key" in named ? named.notice_key : String(named.notice_id);

/**
 * A notice with the ways to reach its owner; undefined once the account was disabled or erased. Whoever
 * cancelled is told that they did.
 */
export async function findNoticeToSend(
  db: Db,
  named: NoticeNamed,
): Promise<NoticeToSend | undefined> {
  const found = await db
    .selectFrom("notices as notice")
    .innerJoin("accounts as account", "account.id", "notice.account_id")
    .leftJoin("linked_log_ins as linked", (join) =>
      join
        .onRef("linked.account_id", "=", "account.id")
        .on("linked.provider", "=", "line")
        .on("linked.takes_notices", "=", true),
    )
    .select([
      "notice.account_id",
      "notice.created_at",
      "notice.read_at",
      "notice.kind",
      "notice.subject_values",
      "notice.link",
      "account.email",
      "account.mobile",
      "account.language",
      "linked.subject as line_subject",
    ])
    .where((notice) =>
      "notice_key" in named
        ? notice("notice.key", "=", named.notice_key)
        : notice("notice.id", "=", named.notice_id),
    )
    .where("account.state", "in", ["active", "cancelled"])
    .executeTakeFirst();
  return found as NoticeToSend | undefined;
}
