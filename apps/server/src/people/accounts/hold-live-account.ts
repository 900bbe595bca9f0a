import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";

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
): Promise<Result<undefined, { readonly code: "login_needed" }>> {
  const live = db
    .selectFrom("accounts")
    .select("id")
    .where("id", "=", accountId)
    .where("state", "=", "active");
  const held = await (
    going === "together" ? live.forKeyShare() : live.forNoKeyUpdate()
  ).executeTakeFirst();
  return held ? ok(undefined) : refuse({ code: "login_needed" });
}
