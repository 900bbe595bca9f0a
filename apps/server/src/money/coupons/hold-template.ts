import { readCouponCode } from "@sampan/domain/kernel/ids";
import type { Db } from "../../kernel/db/db.ts";
import { countHeld, lockTemplate, type TemplateRow } from "./template-queries.ts";

/** A template by its code as it was typed, held until the transaction ends; undefined for a code that is none. */
export const holdTemplate = (db: Db, code: string): Promise<TemplateRow | undefined> =>
  lockTemplate(db, readCouponCode(code));

/** How many of its coupons each of these accounts was given; those without any are absent. */
export const countGiven = async (
  db: Db,
  template: TemplateRow,
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, number>> =>
  accountIds.length === 0 ? new Map() : countHeld(db, { templateId: template.id, accountIds });
