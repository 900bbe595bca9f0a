import type { InputOf } from "@sampan/contract/kernel/call";
import { addPopup, movePopup, type PopupRow } from "@sampan/contract/shop/popups/staff-popups";
import { byLanguage } from "@sampan/domain/kernel/by-language";
import { addDays, formatWireTime } from "@sampan/domain/kernel/business-time";
import type { TestCaller } from "./test-caller.ts";
import { valueOf } from "./value-of.ts";

export type PopupWish = InputOf<typeof addPopup>;
type Desk = Pick<TestCaller, "call">;

/** A popup of the first stage for everybody, from yesterday for a week, without coupon or picture. */
export const popupWish = (now: Date, change: Partial<PopupWish> = {}): PopupWish => ({
  stage: 1,
  starts_at: formatWireTime(addDays(now, -1), "TW"),
  ends_at: formatWireTime(addDays(now, 7), "TW"),
  sees: null,
  route: "/anniversary",
  code: "",
  titles: byLanguage((language) => `周年庆 ${language}`),
  texts: byLanguage(() => "每人一份"),
  actions: byLanguage(() => "去看看"),
  picture: "",
  picture_words: byLanguage(() => ""),
  ...change,
});

/** Writes a popup and publishes it. Answers its row. */
export async function publishPopup(
  desk: Desk,
  now: Date,
  change: Partial<PopupWish> = {},
): Promise<PopupRow> {
  const { id, version } = valueOf(await desk.call(addPopup, popupWish(now, change))).data;
  return valueOf(await desk.call(movePopup, { id, version, step: "publish" })).data;
}
