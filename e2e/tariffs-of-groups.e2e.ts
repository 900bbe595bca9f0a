import { type Browser, expect, type Page } from "@playwright/test";
import { openDesk } from "./support/desks.ts";
import { test } from "./support/journey.ts";
import { registerNewcomer } from "./support/newcomer.ts";
import { settled } from "./support/settled.ts";
import { openPhone } from "./support/shopper.ts";
import { atDesk } from "./support/speech.ts";

const client = { "x-sampan-client": "web" };
const name = `批發商 ${String(Date.now())}`;

/** Makes a list of these people by the calls of marketing's desk. */
async function listOf(browser: Browser, baseURL: string, mobiles: readonly string[]) {
  const desk = await openDesk(browser, baseURL, "marketing");
  const names = { zh: name, "zh-TW": name, th: name, en: name };
  const made = await desk.request.post("/staff/segments", {
    headers: client,
    data: { names, rule: null },
  });
  const { data } = (await made.json()) as { data: { id: string } };
  const filled = await desk.request.post(`/staff/segments/${data.id}/members`, {
    headers: client,
    data: { accounts: mobiles.join("\n"), how: "add", is_trial: false },
  });
  expect(await filled.json()).toMatchObject({ success: true, data: { members: mobiles.length } });
  await desk.context().close();
}

interface Price {
  readonly region: "TW" | "TH";
  readonly price: string;
  /** What everybody pays for delivery, which the group's line begins with. */
  readonly door: string;
}

/** Writes a line by air for the list at billing's desk, tried on last month's bills first. */
async function writePrice(desk: Page, { region, price, door }: Price) {
  await desk.goto(`/console/tariffs?region=${region}`);
  await desk.getByRole("button", { name: atDesk("consoleTariffs.add") }).click();
  const form = desk.getByRole("dialog");
  const choose = async (field: string, option: string | RegExp) => {
    await form.getByLabel(atDesk(`consoleTariffs.col.${field}`), { exact: true }).click();
    await desk.locator(".ant-select-item-option:visible", { hasText: option }).click();
  };
  await choose("group", name);
  const air = [atDesk("consoleWords.transport.air"), atDesk("consoleWords.tariffClass.ordinary")];
  // And not the one with tax in it.
  await choose("line", new RegExp(`^${air.join(" · ")}$`));
  const money = (name: string) =>
    form.getByLabel(atDesk(`consoleTariffs.form.${name}`), { exact: true });
  await expect(money("delivery_fee")).toHaveValue(door);
  await money("per_kg").fill(price);
  await form.getByLabel(atDesk("consoleTariffs.form.reason")).fill("年度合約");
  await form.getByRole("button", { name: atDesk("consoleTariffs.preview.run") }).click();
  await form.getByRole("button", { name: atDesk("consoleTariffs.form.save") }).click();
  await expect(form).toBeHidden();
  await expect(desk.getByRole("row").filter({ hasText: name })).toContainText(price);
}

test("a price that staff write for a group, beginning with everybody's, is shown to whoever is in it and to nobody else [BO-42] [FRT-09]", async ({
  browser,
  baseURL,
}) => {
  const open = (language: "zh-TW" | "th") => openPhone(browser, baseURL ?? "", language);
  const [taipei, bangkok] = [await open("zh-TW"), await open("th")];
  const mobiles = [
    await registerNewcomer(taipei.page.context().request, "TW"),
    await registerNewcomer(bangkok.page.context().request, "TH", { language: "th" }),
  ];
  await listOf(browser, baseURL ?? "", mobiles);
  const billing = await openDesk(browser, baseURL ?? "", "billing");

  for (const { shopper, language, region, price, door, own } of [
    {
      shopper: taipei,
      language: "zh-TW",
      region: "TW",
      price: "88.00",
      door: "100.00",
      own: "NT$ 276.00",
    },
    {
      shopper: bangkok,
      language: "th",
      region: "TH",
      price: "77.00",
      door: "50.00",
      own: "฿ 204.00",
    },
  ] as const) {
    await writePrice(billing, { region, price, door });
    const address = "/freightEstimation?weight=2&length=10&width=10&height=10&transport=12";
    const { page, say } = shopper;
    await page.goto(address);
    await settled(page);
    const lines = page.getByRole("region", { name: say("freight.compare") });
    await expect(lines).toContainText(say("freight.ownPrice"));
    await expect(lines).toContainText(own);

    const visitor = await open(language);
    await visitor.page.context().addCookies([
      { name: "region", value: region, url: baseURL ?? "" },
      { name: "lang", value: language, url: baseURL ?? "" },
    ]);
    await visitor.page.goto(address);
    await settled(visitor.page);
    const everybodys = visitor.page.getByRole("region", { name: say("freight.compare") });
    await expect(everybodys).toBeVisible();
    await expect(everybodys).not.toContainText(say("freight.ownPrice"));
    await expect(everybodys).not.toContainText(own);
    await visitor.page.context().close();
  }
  for (const { page } of [taipei, bangkok]) await page.context().close();
  await billing.context().close();
});
