import type { Notice } from "@sampan/contract/people/notices";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { ok, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Needs } from "../../kernel/needs.ts";
import { countNotices, findNotices } from "./notice-queries.ts";
import { wordNotice } from "./word-notice.ts";

/** A page of the caller's notices, in the language of the call. [BO-53] */
export async function listNotices(
  db: Db,
  paging: { page: number; page_size: number },
  { customer, language }: CustomerCaller,
  needs: Pick<Needs, "say">,
): Promise<Result<{ datalist: Notice[]; total: number }, never>> {
  const rows = await findNotices(db, customer.id, paging);
  const { total } = await countNotices(db, customer.id);
  const datalist = rows.map((row) => ({
    id: row.key,
    kind: row.kind,
    ...wordNotice(needs, row, language),
    link: row.link,
    is_read: row.read_at !== null,
    created_at: formatWireTime(row.created_at, customer.region),
  }));
  return ok({ datalist, total });
}
