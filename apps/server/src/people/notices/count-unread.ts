import { ok, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import { countNotices } from "./notice-queries.ts";

export async function countUnread(
  db: Db,
  _input: object,
  { customer }: CustomerCaller,
): Promise<Result<{ data: { unread: number } }, never>> {
  const { unread } = await countNotices(db, customer.id);
  return ok({ data: { unread } });
}
