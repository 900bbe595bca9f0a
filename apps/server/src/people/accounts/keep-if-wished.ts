import { eraseAfter } from "@sampan/domain/people/accounts/account-state";
import { businessDay } from "@sampan/domain/kernel/business-time";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { Visitor } from "../../kernel/http/callers.ts";
import type { Needs } from "../../kernel/needs.ts";
import { notifyCustomer } from "../notices/notify-customer.ts";
import { markKept } from "./cancelling.ts";
import type { Credentials } from "./credential-queries.ts";

type Refused =
  | { readonly code: "account_disabled" }
  | { readonly code: "account_cancelled"; readonly values: { readonly date: string } };

/**
 * Lets whoever proved to be the owner of an account that is held in, when the account is theirs to use: an active one as it is, a
 * cancelled one when they wish to keep it, which takes the cancellation back. Refuses `account_cancelled` with
 * the day it is erased, and `account_disabled`. [ACC-35] [ACC-36]
 */
export async function keepIfWished(
  db: Db,
  { id, state, cancelled_at }: Credentials,
  { keep, caller }: { readonly keep: boolean; readonly caller: Visitor },
  { jobs, limits }: Pick<Needs, "jobs" | "limits">,
): Promise<Result<undefined, Refused>> {
  if (state === "active") return ok(undefined);
  if (state !== "cancelled" || !cancelled_at) return refuse({ code: "account_disabled" });
  const { now, region } = caller;
  const date = businessDay(eraseAfter(cancelled_at, limits), region);
  if (!keep) return refuse({ code: "account_cancelled", values: { date } });
  const kept = await markKept(db, id);
  if (!kept.ok) return refuse({ code: "account_disabled" });
  const about = { accountId: id, link: "/mine", now };
  await notifyCustomer(db, jobs, { ...about, kind: "account_kept", values: {} });
  return ok(undefined);
}
