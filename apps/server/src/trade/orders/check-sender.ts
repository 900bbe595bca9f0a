import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { bizAttributes } from "@sampan/domain/trade/orders/order-state";
import type { Db } from "../../kernel/db/db.ts";
import { findOwnFile } from "../../kernel/files/find-own-file.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { checkMayOrder, knownPerson } from "../../people/accounts/check-may-order.ts";
import { holdLiveAccount } from "../../people/accounts/hold-live-account.ts";
import type { UnlistedKind } from "./store-unlisted-order.ts";

interface Sent {
  readonly accountId: number;
  readonly kind: UnlistedKind;
  /** Addresses of what was uploaded with it. */
  readonly images: readonly string[];
  /** How many of the kind may wait for review at once. */
  readonly most: number;
}

/**
 * Whether somebody may send us one more thing of a kind to be looked at; their account is held from here on, so that
 * two sent at once are counted. Refuses whoever may not order, pictures that are not their own, and `requests_open`.
 * [ORD-11] [ORD-12]
 */
export async function checkSender(
  db: Db,
  { accountId, kind, images, most }: Sent,
): Promise<
  Result<
    null,
    Refusal<
      "login_needed" | "real_name_needed" | "profile_incomplete" | "file_unknown" | "requests_open"
    >
  >
> {
  const held = await holdLiveAccount(db, accountId, "one by one");
  if (!held.ok) return held;
  const mayOrder = checkMayOrder(await knownPerson(db, accountId).executeTakeFirstOrThrow());
  if (!mayOrder.ok) return mayOrder;
  for (const url of images)
    if (!(await findOwnFile(db, { url, accountId, kind: "request" })))
      return refuse({ code: "file_unknown" });
  const open = await countInReview(db, accountId, kind);
  return open >= most ? refuse({ code: "requests_open", values: { n: open } }) : ok(null);
}

async function countInReview(db: Db, accountId: number, kind: UnlistedKind): Promise<number> {
  const { count } = await db
    .selectFrom("orders")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("account_id", "=", accountId)
    .where("status", "=", -1)
    .where("biz_attribute", "=", bizAttributes[kind])
    .executeTakeFirstOrThrow();
  return count;
}
