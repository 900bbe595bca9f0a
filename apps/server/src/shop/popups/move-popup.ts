import type { InputOf, RefusalOf } from "@sampan/contract/kernel/call";
import type { movePopup as call, PopupRow } from "@sampan/contract/shop/popups/staff-popups";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { nextPopupState } from "@sampan/domain/shop/popups/popup";
import { changedMeanwhile } from "../../kernel/audit/changed-meanwhile.ts";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { wordsToEdit } from "./describe-popup.ts";
import { showPopup } from "./list-popups.ts";
import { lockPopup } from "./popup-queries.ts";
import { refuseUnready } from "./save-popup.ts";

/**
 * Publishes a popup or ends it. Refuses `popup_words_missing` where somebody could not read it, `popup_window_invalid`
 * for an end that is past, `popup_not_in_state` and `changed_meanwhile`.
 */
export async function movePopup(
  db: Db,
  { id: number, step, version }: InputOf<typeof call>,
  caller: StaffCaller,
): Promise<Result<{ data: PopupRow }, Refusal<RefusalOf<typeof call>>>> {
  const popup = await lockPopup(db, number);
  if (!popup) return refuse({ code: "popup_unknown" });
  const object = { object_kind: "popup", object_id: number } as const;
  if (popup.version !== version) return changedMeanwhile(db, object, caller);
  const state = nextPopupState(popup.state, step);
  if (!state.ok) return state;
  const isOpening = step === "publish";
  const ready = isOpening ? refuseUnready(wordsToEdit(popup)) : ok(null);
  if (!ready.ok) return ready;
  if (isOpening && popup.ends_at <= caller.now) return refuse({ code: "popup_window_invalid" });
  const signed = isOpening ? { published_at: caller.now, published_by: caller.staff.id } : {};
  await db
    .updateTable("popups")
    .set({ state: state.value, version: version + 1, ...signed })
    .where("id", "=", popup.id)
    .execute();
  const change = { old_value: popup.state, new_value: state.value };
  await recordAudit(db, caller, { action: `${step}_popup`, ...object, ...change });
  return showPopup(db, number, caller);
}
