import { isDeepStrictEqual } from "node:util";
import type { InputOf } from "@sampan/contract/kernel/call";
import type {
  addPopup as addCall,
  changePopup as changeCall,
  PopupRow,
} from "@sampan/contract/shop/popups/staff-popups";
import { parseWireTime } from "@sampan/domain/kernel/business-time";
import { newPopupNumber } from "@sampan/domain/kernel/ids";
import { languageFacts, originalLanguage } from "@sampan/domain/kernel/language";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { checkPopupWords, isOwnAddress, type PopupWords } from "@sampan/domain/shop/popups/popup";
import { changedMeanwhile } from "../../kernel/audit/changed-meanwhile.ts";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import { findStaffFile } from "../../kernel/files/find-own-file.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { writtenText } from "../../kernel/say/text-in.ts";
import { holdTemplate } from "../../money/coupons/hold-template.ts";
import { findSegmentId } from "../../people/segments/find-segment-id.ts";
import { wordsToEdit } from "./describe-popup.ts";
import { showPopup } from "./list-popups.ts";
import { lockPopup } from "./popup-queries.ts";

type Wish = InputOf<typeof addCall>;
type Saved = { readonly data: PopupRow };
type Unkept = Refusal<
  | "names_needed"
  | "popup_window_invalid"
  | "popup_address_invalid"
  | "segment_unknown"
  | "coupon_unknown"
  | "file_unknown"
  | "popup_unknown"
>;

/** Writes a popup as a draft, which nobody outside sees. Refuses what cannot be kept. */
export async function addPopup(
  db: Db,
  wish: Wish,
  { caller, chance }: { readonly caller: StaffCaller } & Pick<Needs, "chance">,
): Promise<Result<Saved, Unkept>> {
  const row = await readWish(db, wish, caller);
  if (!row.ok) return row;
  const number = newPopupNumber(chance(8));
  const { now: created_at, staff } = caller;
  const made = { number, state: "draft", nth: 1, created_at, created_by: staff.id } as const;
  const { id } = await db
    .insertInto("popups")
    .values({ ...row.value, ...made })
    .returning("id")
    .executeTakeFirstOrThrow();
  await putWords(db, { id, nth: 1, words: wish, caller });
  const act = { object_kind: "popup", object_id: number, new_value: wish } as const;
  await recordAudit(db, caller, { action: "add_popup", ...act });
  return showPopup(db, number, caller);
}

/**
 * Changes a popup that is not over; other words or another picture are a new version. Refuses `popup_not_in_state` for
 * one that is over, `popup_words_missing` where a published one would not be whole any more, and `changed_meanwhile`.
 */
export async function changePopup(
  db: Db,
  { id: number, version, ...wish }: InputOf<typeof changeCall>,
  caller: StaffCaller,
): Promise<
  Result<
    Saved,
    Unkept | Refusal<"popup_not_in_state" | "popup_words_missing" | "changed_meanwhile">
  >
> {
  const stored = await lockPopup(db, number);
  if (!stored) return refuse({ code: "popup_unknown" });
  const object = { object_kind: "popup", object_id: number } as const;
  if (stored.version !== version) return changedMeanwhile(db, object, caller);
  if (stored.state === "ended") return refuse({ code: "popup_not_in_state" });
  const row = await readWish(db, wish, caller, stored.picture);
  if (!row.ok) return row;
  const whole = stored.state === "published" ? refuseUnready(wish) : ok(null);
  if (!whole.ok) return whole;
  const isReworded = !isDeepStrictEqual(wordsToEdit(stored), wordsToEdit(rowOfWords(wish)));
  const nth = isReworded ? stored.nth + 1 : stored.nth;
  await db
    .updateTable("popups")
    .set({ ...row.value, nth, version: version + 1 })
    .where("id", "=", stored.id)
    .execute();
  if (isReworded) await putWords(db, { id: stored.id, nth, words: wish, caller });
  await recordAudit(db, caller, { action: "change_popup", ...object, new_value: wish });
  return showPopup(db, number, caller);
}

/** Refuses `popup_words_missing`, naming the language, unless everybody can read it. */
export function refuseUnready(words: PopupWords): Result<null, Refusal<"popup_words_missing">> {
  const checked = checkPopupWords(words);
  if (checked.ok) return checked;
  const { code, missing } = checked.error;
  return refuse({ code, values: { language: languageFacts[missing].name } });
}

/** `kept` is the picture that it has already. */
async function readWish(db: Db, wish: Wish, { region }: StaffCaller, kept = "") {
  const no = <const Code extends Unkept["code"]>(code: Code) => refuse({ code });
  if (wish.titles[originalLanguage].trim() === "") return no("names_needed");
  if (wish.route !== "" && !isOwnAddress(wish.route)) return no("popup_address_invalid");
  const starts = parseWireTime(wish.starts_at, region);
  const ends = parseWireTime(wish.ends_at, region);
  if (!starts.ok || !ends.ok || ends.value <= starts.value) return no("popup_window_invalid");
  const segment_id = wish.sees === null ? null : await findSegmentId(db, wish.sees);
  if (segment_id === undefined) return no("segment_unknown");
  const template = wish.code === "" ? null : await holdTemplate(db, wish.code);
  if (template === undefined) return no("coupon_unknown");
  const isKnown = wish.picture === "" || wish.picture === kept;
  if (!isKnown && !(await findStaffFile(db, { url: wish.picture, kind: "popup" })))
    return no("file_unknown");
  return ok({
    stage: wish.stage,
    starts_at: starts.value,
    ends_at: ends.value,
    segment_id,
    template_id: template?.id ?? null,
    route: wish.route,
  });
}

const rowOfWords = ({ titles, texts, actions, picture, picture_words }: PopupWords) => ({
  title: writtenText(titles),
  text: writtenText(texts),
  action: writtenText(actions),
  picture,
  picture_words: writtenText(picture_words),
});

interface Wording {
  readonly id: number;
  readonly nth: number;
  readonly words: PopupWords;
  readonly caller: StaffCaller;
}

async function putWords(db: Db, { id, nth, words, caller }: Wording): Promise<void> {
  const { picture, ...texts } = rowOfWords(words);
  const { title, text, action, picture_words } = texts;
  await db
    .insertInto("popup_words")
    .values({
      popup_id: id,
      nth,
      title: JSON.stringify(title),
      text: JSON.stringify(text),
      action: JSON.stringify(action),
      picture,
      picture_words: JSON.stringify(picture_words),
      saved_at: caller.now,
      saved_by: caller.staff.id,
    })
    .execute();
}
