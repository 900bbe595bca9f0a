import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import { type AccountList, readAccountList } from "@sampan/domain/people/segments/account-list";
import { possibleMobiles } from "@sampan/domain/people/accounts/phone";
import { refuse, ok, type Result } from "@sampan/domain/kernel/result";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";

export interface Listed {
  readonly id: number;
  readonly uid: string;
  readonly currency: PaymentCurrency;
}

export interface FoundList {
  /** Open accounts, each once, in the order of the list. */
  readonly accounts: readonly Listed[];
  readonly unknown: readonly string[];
  readonly doubles: readonly string[];
}

/**
 * The accounts a written list names, by uid, e-mail address or mobile number, whatever their case. Names of one account
 * count once. Refuses `grant_too_long` above `most` names. [BO-36] [PROMO-02]
 */
export async function findListed(
  db: Db,
  text: string,
  most: number,
): Promise<Result<FoundList, Refusal<"grant_too_long">>> {
  const list = readAccountList(text);
  if (list.names.length > most) return refuse({ code: "grant_too_long", values: { n: most } });
  return ok(sortOut(list, await accountsByKey(db, list.names)));
}

function sortOut({ names, doubles }: AccountList, byKey: ReadonlyMap<string, Listed>): FoundList {
  const accounts = new Map<number, Listed>();
  const unknown: string[] = [];
  const again: string[] = [...doubles];
  for (const name of names) {
    const account = keysOf(name).flatMap((key) => byKey.get(key) ?? [])[0];
    if (!account) unknown.push(name);
    else if (accounts.has(account.id)) again.push(name);
    else accounts.set(account.id, account);
  }
  return { accounts: [...accounts.values()], unknown, doubles: again };
}

/** Everything a name on a list can stand for. */
const keysOf = (name: string): string[] => [
  name,
  ...possibleMobiles(name).map(({ mobile }) => mobile),
];

async function accountsByKey(db: Db, names: readonly string[]): Promise<Map<string, Listed>> {
  const keys = names.flatMap(keysOf);
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom("accounts")
    .select(["id", "uid", "currency", "email", "mobile"])
    .where("state", "=", "active")
    .where(
      sql<boolean>`(uid = any(${keys}::text[]) or email = any(${keys}::text[]) or mobile = any(${keys}::text[]))`,
    )
    .execute();
  return new Map(
    rows.flatMap(({ email, mobile, ...account }) =>
      [account.uid, email, mobile].flatMap((key) =>
        key === null ? [] : [[key, account] as const],
      ),
    ),
  );
}
