import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

const selectPopups = (db: Db) =>
  db
    .selectFrom("popups as popup")
    .innerJoin("popup_words as words", (join) =>
      join.onRef("words.popup_id", "=", "popup.id").onRef("words.nth", "=", "popup.nth"),
    )
    .leftJoin("coupon_templates as template", "template.id", "popup.template_id")
    .select([
      "popup.id",
      "popup.number",
      "popup.state",
      "popup.stage",
      "popup.starts_at",
      "popup.ends_at",
      "popup.route",
      "popup.nth",
      "popup.version",
      "words.title",
      "words.text",
      "words.action",
      "words.picture",
      "words.picture_words",
      "template.code",
    ]);
export type PopupFound = Awaited<ReturnType<ReturnType<typeof selectPopups>["execute"]>>[number];

/** Who looks at home. */
export interface Looker {
  /** Null for who has no session. */
  readonly accountId: number | null;
  readonly currency: PaymentCurrency;
  readonly now: Date;
}

/**
 * Popups inside their window that the looker may see, those that end first in front. One with a coupon in another
 * currency is not theirs. [HOME-07]
 */
export const findDuePopups = (
  db: Db,
  { accountId, currency, now }: Looker,
): Promise<PopupFound[]> =>
  selectPopups(db)
    .where("popup.state", "=", "published")
    .where("popup.starts_at", "<=", now)
    .where("popup.ends_at", ">", now)
    .where(
      sql<boolean>`(popup.segment_id is null
         or (${accountId}::bigint is not null
             and in_segment(popup.segment_id, ${accountId}::bigint, ${now})))`,
    )
    .where((has) =>
      has.or([has("template.currency", "is", null), has("template.currency", "=", currency)]),
    )
    .orderBy("popup.ends_at")
    .orderBy("popup.id")
    .limit(100)
    .execute();

/** A popup by its number, held until the transaction ends. */
export async function lockPopup(db: Db, number: string): Promise<PopupFound | undefined> {
  const row = await selectPopups(db)
    .where("popup.number", "=", number)
    .forUpdate("popup")
    .executeTakeFirst();
  return row;
}

interface PopupWish {
  readonly number?: string;
  readonly limit: number;
  readonly offset: number;
}

/** Popups as staff look at them, the newest first. */
export async function findPopups(db: Db, { number, limit, offset }: PopupWish) {
  let query = selectPopups(db)
    .leftJoin("staff_members as owner", "owner.id", "popup.created_by")
    .leftJoin("segments as segment", "segment.id", "popup.segment_id")
    .select([
      "owner.name as owner",
      "segment.key as sees",
      sql<number>`count(*) over ()`.as("total"),
    ]);
  if (number !== undefined) query = query.where("popup.number", "=", number);
  return query.orderBy("popup.id", "desc").limit(limit).offset(offset).execute();
}
export type PopupAtDesk = Awaited<ReturnType<typeof findPopups>>[number];

/** Each version of what a popup said and showed, the newest first. */
export const findVersions = (
  db: Db,
  { number, limit, offset }: PopupWish & { readonly number: string },
) =>
  db
    .selectFrom("popup_words as words")
    .innerJoin("popups as popup", "popup.id", "words.popup_id")
    .innerJoin("staff_members as saver", "saver.id", "words.saved_by")
    .select([
      "words.nth",
      "words.title",
      "words.text",
      "words.action",
      "words.picture",
      "words.picture_words",
      "words.saved_at",
      "saver.name as saved_by",
      sql<number>`count(*) over ()`.as("total"),
    ])
    .where("popup.number", "=", number)
    .orderBy("words.nth", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
