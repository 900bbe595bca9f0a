import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { Popup, queryPopups } from "@sampan/contract/shop/popups/popups";
import type {
  listPopups as call,
  listPopupVersions as versionsCall,
  PopupRow,
} from "@sampan/contract/shop/popups/staff-popups";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { regionFacts } from "@sampan/domain/kernel/regions";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { popupStages } from "@sampan/domain/shop/popups/popup-chain";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller, Visitor } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { listStaged } from "../campaigns/list-campaigns.ts";
import { describeAtDesk, describePopup, popupOfCampaign, wordsToEdit } from "./describe-popup.ts";
import { findDuePopups, findPopups, findVersions } from "./popup-queries.ts";

/**
 * What is due for whoever looks at home, stage by stage: popups, those that end first in front, then campaigns that come
 * at it and that they can take from. Which of them their device has seen, it alone knows. [HOME-07] [PROMO-11] [API-115]
 */
export async function listDue(
  db: Db,
  _input: object,
  caller: Visitor,
): Promise<Result<OutputOf<typeof queryPopups>, never>> {
  const { customer, now, language, region } = caller;
  const currency = customer?.currency ?? regionFacts[region].currency;
  const looker = { accountId: customer?.id ?? null, currency, now };
  const popups = (await findDuePopups(db, looker)).map((row) => describePopup(row, language));
  const campaigns = (await listStaged(db, caller))
    .filter(({ refusal }) => refusal === null)
    .map((campaign) => popupOfCampaign(campaign, currency))
    .filter((popup) => popup !== undefined);
  const due: readonly Popup[] = [...popups, ...campaigns];
  return ok({
    datalist: popupStages.flatMap((stage) => due.filter((popup) => popup.stage === stage)),
  });
}

/** Popups as marketing keeps them. */
export async function listPopups(
  db: Db,
  { page, page_size }: InputOf<typeof call>,
  caller: StaffCaller,
): Promise<Result<OutputOf<typeof call>, never>> {
  const rows = await findPopups(db, { limit: page_size, offset: (page - 1) * page_size });
  return ok({
    datalist: rows.map((row) => describeAtDesk(row, caller)),
    total: rows[0]?.total ?? 0,
  });
}

/** One popup after it was written. Refuses `popup_unknown`. */
export async function showPopup(
  db: Db,
  number: string,
  caller: StaffCaller,
): Promise<Result<{ data: PopupRow }, Refusal<"popup_unknown">>> {
  const [row] = await findPopups(db, { number, limit: 1, offset: 0 });
  return row ? ok({ data: describeAtDesk(row, caller) }) : refuse({ code: "popup_unknown" });
}

/** What a popup said and showed before. Refuses `popup_unknown`. */
export async function listVersions(
  db: Db,
  { id: number, page, page_size }: InputOf<typeof versionsCall>,
  { region }: StaffCaller,
): Promise<Result<OutputOf<typeof versionsCall>, Refusal<"popup_unknown">>> {
  const at = { number, limit: page_size, offset: (page - 1) * page_size };
  const rows = await findVersions(db, at);
  if (rows.length === 0 && page === 1) return refuse({ code: "popup_unknown" });
  return ok({
    datalist: rows.map((row) => ({
      nth: row.nth,
      ...wordsToEdit(row),
      saved_at: formatWireTime(row.saved_at, region),
      saved_by: row.saved_by,
    })),
    total: rows[0]?.total ?? 0,
  });
}
