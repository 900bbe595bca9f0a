import type { User } from "@sampan/contract/people/sessions/sessions";
import type { BoundFeature } from "@sampan/domain/kernel/features";
import type { Language } from "@sampan/domain/kernel/language";
import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import type { Region } from "@sampan/domain/kernel/regions";
import { sql } from "kysely";
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

const selectUser = (db: Db, accountId: number) =>
  db
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
    .where("account.id", "=", accountId);

/** Everything a customer sees of themselves. */
export async function findUserRow(db: Db, accountId: number): Promise<UserRow> {
  const found = await selectUser(db, accountId).executeTakeFirstOrThrow();
  return found;
}

export interface SessionRow extends UserRow {
  readonly hidden_features: BoundFeature[];
  readonly business_categories: number[] | null;
  readonly was_asked_business: boolean;
  readonly favoured_groups: number[];
}

/** The same with what is hidden from them now, in one query: the session state is asked for often. [PROMO-01] */
export async function findSessionRow(
  db: Db,
  { accountId, now }: { readonly accountId: number; readonly now: Date },
): Promise<SessionRow> {
  const found = await selectUser(db, accountId)
    .select(
      sql<BoundFeature[]>`(select coalesce(jsonb_agg(feature order by feature), '[]'::jsonb)
                             from bound_features
                            where not in_segment(segment_id, account.id, ${now}))`.as(
        "hidden_features",
      ),
    )
    .select([
      sql<number[] | null>`(select keys from business_choices where account_id = account.id)`.as(
        "business_categories",
      ),
      sql<boolean>`account.business_asked_at is not null`.as("was_asked_business"),
      sql<number[]>`(select coalesce(jsonb_agg(category_id order by category_id), '[]'::jsonb)
                       from business_choices choice
                       join business_category_groups mapped on choice.keys @> to_jsonb(mapped.key)
                      where choice.account_id = account.id)`.as("favoured_groups"),
    ])
    .executeTakeFirstOrThrow();
  return found;
}
