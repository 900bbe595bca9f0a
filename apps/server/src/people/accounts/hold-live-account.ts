import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import { prepare, type ValueOf } from "../../kernel/db/prepare.ts";
import { rowsOf } from "../../kernel/db/send-soon.ts";

type Live = Result<undefined, { readonly code: "login_needed" }>;

/**
 * Keeps an account from being closed until the transaction ends: for whoever is about to make something that has
 * to be settled before it may close. They wait for `lockState`, which closes it, and not for each other; unless they go
 * `one by one`, because what they make is counted. That is one lock and not a second one: whoever took a stronger one
 * later could wait for the closing, which waits for them. Refuses `login_needed` when it is closed or disabled by now.
 * [ACC-37]
 */
export async function holdLiveAccount(
  db: Db,
  accountId: number,
  going: "together" | "one by one" = "together",
): Promise<Live> {
  const account = going === "together" ? keptAccount({ accountId }) : heldAccount({ accountId });
  return isLive(await rowsOf(db, account));
}

/** The account, held one by one, for whoever reads more in the same packet: `isLive` judges its rows. */
export const heldAccount = prepare((db, value: ValueOf<{ accountId: number }>) =>
  liveAccount(db, value).forNoKeyUpdate(),
);
const keptAccount = prepare((db, value: ValueOf<{ accountId: number }>) =>
  liveAccount(db, value).forKeyShare(),
);

const liveAccount = (db: Db, value: ValueOf<{ accountId: number }>) =>
  db
    .selectFrom("accounts")
    .select("id")
    .where("id", "=", value("accountId"))
    .where("state", "=", "active");

export const isLive = (rows: readonly unknown[]): Live =>
  rows.length > 0 ? ok(undefined) : refuse({ code: "login_needed" });
