import { ok, type Result } from "@sampan/domain/result";
import type { Db } from "../db/db.ts";
import type { CustomerCaller } from "../http/callers.ts";
import { countNotices } from "./notice-queries.ts";

export async function countUnread(
  db: Db,
  _input: object,
  { customer }: CustomerCaller,
): Promise<Result<{ data: { unread: number } }, never>> {
  const { unread } = await countNotices(db, customer.id);
  return ok({ data: { unread } });
}
