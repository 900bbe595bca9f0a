import type { User } from "@sampan/contract/people/sessions/sessions";
import type { Language } from "@sampan/domain/kernel/language";
import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import type { Region } from "@sampan/domain/kernel/regions";
import type { Db } from "../../kernel/db/db.ts";

export interface UserRow {
  readonly uid: string;
  readonly account_type: User["account_type"];
  readonly region: Region;
  readonly currency: PaymentCurrency;
  readonly mobile: string | null;
  readonly email: string | null;
  readonly name: string;
  readonly nickname: string;
  readonly gender: User["gender"];
  readonly birthday: string | null;
  readonly sales_code: string;
  readonly language: Language | null;
  readonly tier: User["user_level"];
  readonly real_name_state: "submitted" | "verified" | "rejected" | null;
  readonly real_name_reason: string | null;
  readonly points: number | null;
  readonly unread_notices: number;
}

/** Everything a customer sees of themselves, in one query: the session state is asked for often. */
export async function findUserRow(db: Db, accountId: number): Promise<UserRow> {
  const found = await db
    .selectFrom("accounts as account")
    .leftJoin("real_names as real_name", "real_name.account_id", "account.id")
    .leftJoin("ledger_accounts as points", (join) =>
      join.onRef("points.owner_id", "=", "account.id").on("points.kind", "=", "points"),
    )
    .select([
      "account.uid",
      "account.account_type",
      "account.region",
      "account.currency",
      "account.mobile",
      "account.email",
      "account.name",
      "account.nickname",
      "account.gender",
      "account.birthday",
      "account.sales_code",
      "account.language",
      "account.tier",
      "real_name.state as real_name_state",
      "real_name.reason as real_name_reason",
      "points.balance as points",
    ])
    .select((eb) =>
      eb
        .selectFrom("notices")
        .select(({ fn }) => fn.countAll<number>().as("unread"))
        .whereRef("notices.account_id", "=", "account.id")
        .where("notices.read_at", "is", null)
        .$asScalar()
        .$notNull()
        .as("unread_notices"),
    )
    .where("account.id", "=", accountId)
    .executeTakeFirstOrThrow();
  return found;
}
