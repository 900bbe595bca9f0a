import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { previewPage as call } from "@sampan/contract/shop/pages/staff-pages";
import { addDays, parseWireTime } from "@sampan/domain/kernel/business-time";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { newcomer_days, type Reader } from "@sampan/domain/shop/pages/audience";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { findPage, findVersion } from "./page-queries.ts";
import { showPage } from "./show-page.ts";

/**
 * The newest version as somebody of this kind sees it at a moment, published or not: judged by the same rules as for
 * people, and answered to staff alone. Null where it is not for them, or not then. Refuses `page_unknown`, and
 * `page_window_invalid` for what is no moment. [BO-40]
 */
export async function previewPage(
  db: Db,
  { id, at, who, region, language, tier, segments }: InputOf<typeof call>,
  caller: StaffCaller,
): Promise<Result<OutputOf<typeof call>, Refusal<"page_unknown" | "page_window_invalid">>> {
  const page = await findPage(db, id);
  const version = page && (await findVersion(db, { pageId: page.id, version: page.latest }));
  if (!page || !version) return refuse({ code: "page_unknown" });
  const moment = at.trim() === "" ? ok(caller.now) : parseWireTime(at, caller.region);
  if (!moment.ok) return refuse({ code: "page_window_invalid" });
  const now = moment.value;
  const { starts_at, ends_at } = version;
  if (now < starts_at || (ends_at !== null && now >= ends_at)) return ok({ data: null });
  const registered_at = who === "newcomer" ? now : addDays(now, -newcomer_days);
  const account = who === "visitor" ? null : { registered_at, tier, segments };
  const reader: Reader = { region, language, account, now };
  const looker = { region, language, now, settings: caller.settings };
  return ok({ data: await showPage(db, { ...version, key: page.key }, { reader, looker }) });
}
