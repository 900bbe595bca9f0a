import { callApi } from "@sampan/client/call-api";
import type { Send } from "@sampan/client/send";
import { queryActiveCampaigns } from "@sampan/contract/shop/campaigns";
import { queryPage } from "@sampan/contract/shop/pages/pages";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { publishCampaign } from "../../../../../tests/support/test-campaigns.ts";
import { freeAddress, insertPage } from "../../../../../tests/support/test-pages.ts";
import { nothingHeard, sendInProcess } from "../../kernel/http/web-send.ts";

const { app, staff, clock } = await openTestApp();
const desk = await staff("marketing");

/** Minutes until what is kept for visitors changes by itself; a window has no fractions of a second. */
async function heardOf(ask: (send: Send) => Promise<unknown>): Promise<number> {
  clock.pass({ minutes: 1 });
  const heard = nothingHeard();
  await ask(sendInProcess(app, { ip: "127.0.0.1", headers: {} }, heard));
  return Math.round((heard.changesAt_ms - clock.now().getTime()) / 60_000);
}

const window = (from: number, to: number) => {
  const at = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000);
  return {
    starts_at: formatWireTime(at(from), "TW"),
    ends_at: formatWireTime(at(to), "TW"),
  };
};

test("an address where nothing is open hears when a page begins, there or where it leads to, or ends [PROMO-17]", async () => {
  const [route, other] = [freeAddress(), freeAddress()];
  const page = () => heardOf((send) => callApi(queryPage, { route }, { send }));
  expect(await page()).toBe(Number.POSITIVE_INFINITY);
  await insertPage(desk, clock.now(), { address: route, ...window(30, 50) });
  expect(await page()).toBe(29);
  await insertPage(desk, clock.now(), { address: other, ...window(-5, 10) });
  expect(await page()).toBe(9);
  clock.pass({ minutes: 28 });
  expect(await page()).toBe(19);
});

test("what is open of campaigns hears when one begins as well as when it ends [PROMO-11]", async () => {
  const list = () => heardOf((send) => callApi(queryActiveCampaigns, {}, { send }));
  expect(await list()).toBe(Number.POSITIVE_INFINITY);
  await publishCampaign(desk, clock.now(), window(30, 50));
  expect(await list()).toBe(29);
  clock.pass({ minutes: 29 });
  expect(await list()).toBe(19);
});
