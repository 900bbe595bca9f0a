import { readFileSync } from "node:fs";
import type { APIRequestContext, Page } from "@playwright/test";
import type { InputOf } from "@sampan/contract/kernel/call";
import type { addCouponTemplate } from "@sampan/contract/money/staff-coupons";
import type { addPopup } from "@sampan/contract/shop/popups/staff-popups";
import { byLanguage } from "@sampan/domain/kernel/by-language";
import { expect } from "./journey.ts";

type Desk = APIRequestContext;
type Wish = InputOf<typeof addPopup>;

/** A call that succeeds, and what it answers. */
export async function done<Data>(desk: Desk, path: string, data: object): Promise<Data> {
  const headers = { "x-sampan-client": "web" };
  const answer = (await (await desk.post(path, { headers, data })).json()) as { data: Data };
  expect(answer, path).toMatchObject({ success: true });
  return answer.data;
}

/** A list of one person, so that nobody else of the shop meets what is shown to it. */
export async function segmentOf(desk: Desk, account: string): Promise<string> {
  const names = byLanguage(() => `彈窗 ${account}`);
  const { id } = await done<{ id: string }>(desk, "/staff/segments", { names, rule: null });
  const members = { accounts: account, how: "add", is_trial: false };
  expect(await done(desk, `/staff/segments/${id}/members`, members)).toMatchObject({ members: 1 });
  return id;
}

/** Writes a popup of two lines of words and publishes it; answers how to end it. */
export async function publishPopup(
  desk: Desk,
  title: string,
  change: Partial<Wish>,
): Promise<() => Promise<void>> {
  interface Row {
    readonly id: string;
    readonly version: number;
  }
  const said = (text: string) => byLanguage(() => text);
  const { id, version } = await done<Row>(desk, "/staff/popups", {
    stage: 1,
    starts_at: "2026-01-01 00:00:00",
    ends_at: "2036-01-01 00:00:00",
    sees: null,
    route: "/getCoupon",
    code: "",
    titles: said(title),
    texts: said("3.14 / 2.71"),
    actions: said(`${title} >`),
    picture: "",
    picture_words: said(""),
    ...change,
  } satisfies Wish);
  const moved = await done<Row>(desk, `/staff/popups/${id}/publish`, { version });
  return async () => {
    await done(desk, `/staff/popups/${id}/end`, { version: moved.version });
  };
}

/** The picture of a popup, stored as the desk stores it. */
export async function storePicture(desk: Desk): Promise<string> {
  const buffer = readFileSync(new URL("../../demo/pictures/parcel-on-scale.webp", import.meta.url));
  const file = { name: "teapot.webp", mimeType: "image/webp", buffer };
  const headers = { "x-sampan-client": "web" };
  const stored = await desk.post("/staff/files/popup", { headers, multipart: { file } });
  const { data } = (await stored.json()) as { data: { url: string } };
  return data.url;
}

/**
 * A coupon of 50 from 100 on that whoever has its code takes, or that is given away, and that ends the day after tomorrow;
 * answers its code.
 */
export async function makeCoupon(
  desk: Desk,
  currency: "TWD" | "THB",
  taking: "code" | "issued" = "code",
): Promise<string> {
  const wire = (days: number): string =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 19).replace("T", " ");
  const { code } = await done<{ code: string }>(desk, "/staff/coupon-templates", {
    kind: "general",
    taking,
    currency,
    start_value: 10_000,
    discount_type: "amount",
    value: 5_000,
    ceiling: null,
    time_rule: "window",
    valid_days: null,
    copies: 5,
    per_account: 1,
    names: byLanguage(() => "50/100"),
    remarks: byLanguage(() => ""),
    is_open: true,
    starts_at: wire(-1),
    ends_at: wire(2),
  } satisfies InputOf<typeof addCouponTemplate>);
  return code;
}

/** Everything that lies over a page. */
export const dialogs = (page: Page) => page.getByRole("dialog");
