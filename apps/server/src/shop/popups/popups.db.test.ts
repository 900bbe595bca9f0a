import { uploadPopupPicture } from "@sampan/contract/kernel/uploads";
import { isCouponWindow } from "@sampan/contract/money/coupons";
import { addSegment, putSegmentMembers } from "@sampan/contract/people/segments/staff-segments";
import { queryPopups } from "@sampan/contract/shop/popups/popups";
import * as staffCalls from "@sampan/contract/shop/popups/staff-popups";
import { byLanguage } from "@sampan/domain/kernel/by-language";
import { addDays, formatWireTime } from "@sampan/domain/kernel/business-time";
import sharp from "sharp";
import { afterEach, expect, test } from "vitest";
import { setSettings } from "../../../../../tests/support/set-settings.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { publishCampaign } from "../../../../../tests/support/test-campaigns.ts";
import { insertCoupon, insertTemplate } from "../../../../../tests/support/test-coupons.ts";
import {
  popupWish,
  type PopupWish,
  publishPopup,
} from "../../../../../tests/support/test-popups.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const { db, customer, visitor, staff, clock, needs } = await openTestApp();
const marketing = await staff("marketing");
type Person = Pick<Awaited<ReturnType<typeof customer>>, "call">;

const publish = (change: Partial<PopupWish> = {}) => publishPopup(marketing, clock.now(), change);
const dueFor = async (person: Person) => valueOf(await person.call(queryPopups, {})).datalist;
const idsFor = async (person: Person) => (await dueFor(person)).map(({ id }) => id);
const change = (row: staffCalls.PopupRow, wish: Partial<PopupWish>) => {
  const { id, version } = row;
  return marketing.call(staffCalls.changePopup, {
    ...popupWish(clock.now()),
    ...wish,
    id,
    version,
  });
};

afterEach(async () => {
  await db.updateTable("popups").set({ state: "ended" }).execute();
  await db.updateTable("campaigns").set({ state: "ended" }).execute();
});

test("popups are due inside their window alone, stage by stage [HOME-07]", async () => {
  const now = clock.now();
  const first = await publish();
  const third = await publish({ stage: 3 });
  await publish({ stage: 2, starts_at: formatWireTime(addDays(now, 1), "TW") });
  const later = formatWireTime(addDays(now, 8), "TW");
  const longer = await publish({ ends_at: later });
  expect(await idsFor(visitor())).toEqual([first.id, longer.id, third.id]);
  clock.pass({ days: 1 });
  expect((await dueFor(visitor())).map(({ stage }) => stage)).toEqual([1, 1, 2, 3]);
  clock.pass({ days: 6 });
  expect(await idsFor(visitor())).toEqual([longer.id]);
});

test("a segment is its audience, decided here; a draft and what was ended are nobody's [PROMO-11]", async () => {
  const [ming, nok] = [await customer(), await customer()];
  const segment = { names: byLanguage(() => "名单"), rule: null };
  const { id: sees } = valueOf(await marketing.call(addSegment, segment)).data;
  const listed = { id: sees, accounts: ming.uid, how: "add", is_trial: false } as const;
  valueOf(await marketing.call(putSegmentMembers, listed));
  const popup = await publish({ sees });
  valueOf(await marketing.call(staffCalls.addPopup, popupWish(clock.now())));
  expect(await idsFor(ming)).toEqual([popup.id]);
  expect([await idsFor(nok), await idsFor(visitor())]).toEqual([[], []]);
  const { version } = popup;
  valueOf(await marketing.call(staffCalls.movePopup, { id: popup.id, version, step: "end" }));
  expect(await idsFor(ming)).toEqual([]);
  const again = { id: popup.id, version: version + 1, step: "publish" } as const;
  expect(refusalOf(await marketing.call(staffCalls.movePopup, again))).toBe("popup_not_in_state");
});

test("it speaks the language of whoever reads it, and shows the coupon of their currency [HOME-15]", async () => {
  const [ming, nok] = [await customer(), await customer({ region: "TH" })];
  const { code } = await insertTemplate(db, clock.now());
  await publish({ code });
  expect(await dueFor(ming)).toMatchObject([{ code, route: "/anniversary", action: "去看看" }]);
  expect(await dueFor(nok)).toEqual([]);
  const thai = await visitor().send("/gateway/campaign/query_popup_list", {
    headers: { "accept-language": "th" },
  });
  expect(JSON.stringify(await thai.json())).toContain("周年庆 th");
});

test("a campaign of a stage comes as a popup to who can take from it [API-115]", async () => {
  const ming = await customer();
  const { id } = await publishCampaign(marketing, clock.now(), { stage: 2, page: "/anniversary" });
  await publishCampaign(marketing, clock.now());
  expect(await dueFor(ming)).toMatchObject([{ id, stage: 2, route: "/anniversary" }]);
  const own = await publish({ stage: 2 });
  expect(await idsFor(ming)).toEqual([own.id, id]);
});

test("it is published when it says everything in every language, and stays so", async () => {
  const wish = popupWish(clock.now(), {
    texts: { ...byLanguage(() => "字"), th: "" },
  });
  const { id, version } = valueOf(await marketing.call(staffCalls.addPopup, wish)).data;
  const refused = await marketing.call(staffCalls.movePopup, { id, version, step: "publish" });
  expect(refusalOf(refused)).toBe("popup_words_missing");
  expect(refused.ok || refused.error.message).toContain("ไทย");
  const row = await publish();
  expect(refusalOf(await change(row, { titles: { ...row.titles, en: "" } }))).toBe(
    "popup_words_missing",
  );
  valueOf(await change(row, { titles: { ...row.titles, en: "Anniversary" } }));
  expect(refusalOf(await change(row, {}))).toBe("changed_meanwhile");
});

test("other words are a new version, and the older ones can be read", async () => {
  const row = await publish();
  const moved = valueOf(await change(row, { route: "/getCoupon" })).data;
  expect([moved.nth, moved.route]).toEqual([1, "/getCoupon"]);
  const titles = byLanguage(() => "双十二");
  expect(valueOf(await change(moved, { titles })).data.nth).toBe(2);
  const versions = valueOf(await marketing.call(staffCalls.listPopupVersions, { id: row.id }));
  expect(versions.datalist.map(({ nth, titles: { en } }) => [nth, en])).toEqual([
    [2, "双十二"],
    [1, "周年庆 en"],
  ]);
  const unknown = await marketing.call(staffCalls.listPopupVersions, { id: "PUXXXXXXXX" });
  expect(refusalOf(unknown)).toBe("popup_unknown");
});

test("what cannot be kept is refused by name", async () => {
  const now = clock.now();
  const refused: [string, Partial<PopupWish>][] = [
    ["names_needed", { titles: byLanguage(() => " ") }],
    ["popup_window_invalid", { ends_at: formatWireTime(addDays(now, -2), "TW") }],
    ["popup_address_invalid", { route: "//elsewhere.test" }],
    ["segment_unknown", { sees: "0123456789abcdef0123" }],
    ["coupon_unknown", { code: "NOSUCHCOUPON0000" }],
    ["file_unknown", { picture: "/files/0123456789012345678901234567890123456789" }],
  ];
  for (const [code, wish] of refused)
    expect(refusalOf(await marketing.call(staffCalls.addPopup, popupWish(now, wish)))).toBe(code);
  const past = popupWish(now, { ends_at: formatWireTime(addDays(now, -0.5), "TW") });
  const { id, version } = valueOf(await marketing.call(staffCalls.addPopup, past)).data;
  const late = await marketing.call(staffCalls.movePopup, { id, version, step: "publish" });
  expect(refusalOf(late)).toBe("popup_window_invalid");
});

test("its picture is for everybody, and described in every language", async () => {
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
  const file = new Blob([new Uint8Array(png)]);
  const { url: picture } = valueOf(await marketing.call(uploadPopupPicture, { file })).data;
  const draft = valueOf(
    await marketing.call(staffCalls.addPopup, popupWish(clock.now(), { picture })),
  ).data;
  const step = { id: draft.id, version: draft.version, step: "publish" } as const;
  expect(refusalOf(await marketing.call(staffCalls.movePopup, step))).toBe("popup_words_missing");
  const picture_words = byLanguage(() => "茶壶");
  await publish({ picture, picture_words });
  expect(await dueFor(visitor())).toMatchObject([{ picture, picture_words: "茶壶" }]);
  expect((await visitor().send(picture, {})).status).toBe(200);
});

test("whoever holds coupons that end soon is told how many and when, unless the setting is 0 [API-94] [HOME-17] [ERR-11]", async () => {
  const ming = await customer();
  await insertCoupon(db, clock.now(), { accountId: ming.id, days: 30 });
  expect(refusalOf(await ming.call(isCouponWindow, {}))).toBe("no_coupon_window");
  for (const days of [1, 2]) await insertCoupon(db, clock.now(), { accountId: ming.id, days });
  const first_end = formatWireTime(addDays(clock.now(), 1), "TW");
  expect(valueOf(await ming.call(isCouponWindow, {})).data).toEqual({ count: 2, first_end });
  await setSettings(needs, { coupon_reminder_days: 0 });
  expect(refusalOf(await ming.call(isCouponWindow, {}))).toBe("no_coupon_window");
  await setSettings(needs, {});
  expect(refusalOf(await visitor().call(isCouponWindow, {}))).toBe("login_needed");
});
