import type { InputOf } from "@sampan/contract/kernel/call";
import type { setLineNotices as call } from "@sampan/contract/people/linked-log-ins";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import { updateNotices } from "./linked-log-in-queries.ts";

/** Whether what must not be missed comes to the linked account at LINE as well. Refuses `log_in_not_linked`. [BO-53] */
export async function setLineNotices(
  db: Db,
  { is_on }: InputOf<typeof call>,
  { customer }: CustomerCaller,
): Promise<Result<Record<never, never>, { readonly code: "log_in_not_linked" }>> {
  const wish = { accountId: customer.id, provider: "line", takes_notices: is_on } as const;
  return (await updateNotices(db, wish)) ? ok({}) : refuse({ code: "log_in_not_linked" });
}
