import type { Region } from "@sampan/domain/kernel/regions";
import { type Selectable, sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { BankChangesTable } from "../../kernel/db/tables-goods.ts";

export type StoredBankChange = Selectable<BankChangesTable>;

/** Banks of a region: that for transfers, then those paid out to, as they are offered. */
export const selectMaintainedBanks = (db: Db, region: Region) =>
  db
    .selectFrom("banks")
    .select(["kind", "code", "name", "logo", "account_name", "account_no"])
    .where("region", "=", region)
    .orderBy(sql`kind = 'transfer'`, "desc")
    .orderBy("position")
    .execute();

/** Changes of them that wait, each with who entered it. */
export const selectBankChanges = (db: Db, region: Region) =>
  db
    .selectFrom("bank_changes as change")
    .innerJoin("staff_members as staff", "staff.id", "change.entered_by")
    .selectAll("change")
    .select("staff.name as enterer")
    .where("change.region", "=", region)
    .where("change.state", "=", "waiting")
    .execute();

/** A change, held until the end of the transaction; undefined for a key that none has. */
export const lockBankChange = (db: Db, key: string): Promise<StoredBankChange | undefined> =>
  db.selectFrom("bank_changes").selectAll().where("key", "=", key).forUpdate().executeTakeFirst();

export type BankAddress = Pick<StoredBankChange, "kind" | "region" | "code">;

/** A bank, held until the end of the transaction, so that nobody else enters or confirms a change of it. */
export const lockBank = (db: Db, { kind, region, code }: BankAddress) =>
  db
    .selectFrom("banks")
    .select("logo")
    .where("kind", "=", kind)
    .where("region", "=", region)
    .where("code", "=", code)
    .forUpdate()
    .executeTakeFirst();
