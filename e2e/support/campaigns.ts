import { expect, type Page } from "@playwright/test";
import type { InputOf } from "@sampan/contract/kernel/call";
import type { addCampaign } from "@sampan/contract/shop/staff-campaigns";

const client = { "x-sampan-client": "web" };

export type CampaignWish = Partial<InputOf<typeof addCampaign>>;

interface Open {
  readonly id: string;
  readonly version: number;
}

/** Writes a campaign of 900 points by the calls of the desk and publishes it. */
export async function publishCampaign(desk: Page, change: CampaignWish = {}): Promise<Open> {
  const wish: InputOf<typeof addCampaign> = {
    names: { zh: "同庆之礼", "zh-TW": "同慶之禮", th: "ของขวัญร่วมฉลอง", en: "A gift of the day" },
    abouts: { zh: "每人一份", "zh-TW": "每人一份", th: "คนละหนึ่งชิ้น", en: "One each" },
    gift: "gift",
    page: "",
    stage: null,
    starts_at: "2026-01-01 00:00:00",
    ends_at: "2036-01-01 00:00:00",
    sees: null,
    takes: null,
    per_person: 1,
    per_day: 1,
    goods: [],
    prizes: [
      { kind: "points", currency: null, amount: 900, code: "", copies: null, odds_bp: null },
    ],
    budgets: [{ currency: "PTS", most: 90_000 }],
    ...change,
  };
  const made = await desk.request.post("/staff/campaigns", { headers: client, data: wish });
  const { data } = (await made.json()) as { data: Open };
  return stepCampaign(desk, data, "publish");
}

/** One step of a campaign, which succeeds. */
export async function stepCampaign(
  desk: Page,
  { id, version }: Open,
  name: "publish" | "end",
): Promise<Open> {
  const path = `/staff/campaigns/${id}/${name}`;
  const moved = await desk.request.post(path, { headers: client, data: { version } });
  const answer = (await moved.json()) as { success: boolean; data: Open };
  expect(answer.success).toBe(true);
  return answer.data;
}
