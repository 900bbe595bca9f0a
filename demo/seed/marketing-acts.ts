import type { InputOf } from "@sampan/contract/kernel/call";
import { addCampaign, moveCampaign } from "@sampan/contract/shop/staff-campaigns";
import { addMark } from "@sampan/contract/shop/staff-marks";
import { addPopup, movePopup } from "@sampan/contract/shop/popups/staff-popups";
import { byLanguage } from "@sampan/domain/kernel/by-language";
import { addDays, formatWireTime, startOfBusinessDay } from "@sampan/domain/kernel/business-time";
import type { Stage } from "./open-stage.ts";
import type { PastAct } from "./withdrawal-acts.ts";

type CampaignWish = InputOf<typeof addCampaign>;

/**
 * What marketing did and has in hand: a mark on orders of a week that is over, a popup that had its time and one that is
 * still written, and points for the end of the year that begin in some days. Nothing of it meets a visitor today.
 */
export function marketingActs(stage: Stage, today: Date): PastAct[] {
  const at = (daysAgo: number, play: PastAct["play"]): PastAct => ({
    at: addDays(today, -daysAgo),
    play,
  });
  const day = (days: number): string =>
    formatWireTime(startOfBusinessDay(addDays(today, days), "TW"), "TW");
  return [
    at(46, () => markAutumn(stage, [day(-46), day(-40)])),
    at(30, () => showPopup(stage, "past", [day(-30), day(-23)])),
    at(2, () => showPopup(stage, "coming", [day(10), day(17)])),
    at(1, () => promisePoints(stage, [day(9), day(23)])),
  ];
}

type Window = readonly [startsAt: string, endsAt: string];

async function markAutumn(stage: Stage, [startTime, endTime]: Window): Promise<void> {
  const desk = await stage.staff("marketing");
  const markConditions = {
    user_level: [],
    pay_method: ["twice" as const],
    min_item_fee: 10_000,
    min_hd2_fee: null,
    min_order_fee: null,
    detailMark: { detailGoodsPrice: null, detailTime: null },
  };
  await desk.call(addMark, {
    tag: "autumn-twice",
    names: {
      zh: "秋日两期",
      "zh-TW": "秋日兩期",
      th: "ฤดูใบไม้ร่วงจ่ายสองงวด",
      en: "Autumn in two parts",
    },
    is_active: true,
    mkt_data: { data: { startTime, endTime } },
    ext: { markConditions },
  });
}

const popups = {
  past: {
    titles: {
      zh: "秋装运费省一点",
      "zh-TW": "秋裝運費省一點",
      th: "เสื้อผ้าฤดูใบไม้ร่วง ค่าส่งเบาลง",
      en: "Autumn clothes, lighter freight",
    },
    texts: {
      zh: "这一周的运费券，领了就能用在下一张运费单。",
      "zh-TW": "這一週的運費券，領了就能用在下一張運費單。",
      th: "คูปองค่าส่งประจำสัปดาห์ ใช้ได้กับบิลค่าส่งใบถัดไป",
      en: "This week's freight coupon counts towards your next freight bill.",
    },
    actions: { zh: "去领券", "zh-TW": "去領券", th: "ไปรับคูปอง", en: "Take the coupon" },
    state: "published",
  },
  coming: {
    titles: {
      zh: "年末送积分",
      "zh-TW": "年末送點數",
      th: "แจกแต้มปลายปี",
      en: "Points for the end of the year",
    },
    texts: {
      zh: "每人一份，先到先得。",
      "zh-TW": "每人一份，送完為止。",
      th: "คนละหนึ่งชิ้น จนกว่าจะหมด",
      en: "One each, while they last.",
    },
    actions: { zh: "看看", "zh-TW": "去看看", th: "ดูเลย", en: "Have a look" },
    state: "draft",
  },
} as const;

async function showPopup(
  stage: Stage,
  which: keyof typeof popups,
  [starts_at, ends_at]: Window,
): Promise<void> {
  const desk = await stage.staff("marketing");
  const { state, ...words } = popups[which];
  const { data } = await desk.call(addPopup, {
    ...words,
    stage: 1,
    starts_at,
    ends_at,
    sees: null,
    route: "/getCoupon",
    code: "",
    picture: "",
    picture_words: byLanguage(() => ""),
  });
  if (state === "published")
    await desk.call(movePopup, { id: data.id, step: "publish", version: data.version });
}

/** 900 points each for two hundred people. */
async function promisePoints(stage: Stage, [starts_at, ends_at]: Window): Promise<void> {
  const desk = await stage.staff("marketing");
  const wish: CampaignWish = {
    names: popups.coming.titles,
    abouts: popups.coming.texts,
    gift: "gift",
    page: "",
    stage: null,
    starts_at,
    ends_at,
    sees: null,
    takes: null,
    per_person: 1,
    per_day: 1,
    goods: [],
    prizes: [
      { kind: "points", currency: null, amount: 900, code: "", copies: null, odds_bp: null },
    ],
    budgets: [{ currency: "PTS", most: 180_000 }],
  };
  const { data } = await desk.call(addCampaign, wish);
  await desk.call(moveCampaign, { id: data.id, step: "publish", version: data.version });
}
