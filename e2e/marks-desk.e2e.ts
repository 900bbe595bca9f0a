import { AxeBuilder } from "@axe-core/playwright";
import { formatMinute } from "@sampan/ui/format/dates";
import { openDesk } from "./support/desks.ts";
import { expect, test } from "./support/journey.ts";
import { atDesk, pattern } from "./support/speech.ts";

const unique = Date.now();

test("marketing writes a mark with its conditions at the desk, is refused what cannot hold, and changes it [BO-39] [PROMO-13] [PROMO-14]", async ({
  browser,
  baseURL,
}) => {
  const desk = await openDesk(browser, baseURL ?? "", "marketing");
  const said = (key: string) => atDesk(`consoleMarks.${key}`);
  const tag = `sail-${unique}`;
  await desk.goto("/console/marks");
  await desk.getByRole("button", { name: said("add") }).click();
  const form = desk.getByRole("dialog", { name: said("add") });
  await form
    .getByLabel(atDesk("consoleWords.nameIn", { language: "简体中文" }))
    .fill(`船 ${unique}`);
  await form
    .getByLabel(atDesk("consoleWords.nameIn", { language: "繁體中文" }))
    .fill(`船票 ${unique}`);
  await form.getByLabel(said("tag"), { exact: true }).fill("no spaces");
  await form.getByLabel(said("starts_at"), { exact: true }).fill("2026-01-01T00:00");
  await form.getByLabel(said("ends_at"), { exact: true }).fill("2025-01-01T00:00");
  const save = form.getByRole("button", { name: atDesk("common.save") });
  const refusal = form.getByRole("alert");
  await save.click();
  await expect(refusal).toHaveText(said("tagInvalid"));
  await form.getByLabel(said("tag"), { exact: true }).fill(tag);
  await form.getByLabel(said("least.min_item_fee"), { exact: true }).fill("lots");
  await save.click();
  await expect(refusal).toHaveText(said("amountInvalid"));
  await form.getByLabel(said("least.min_item_fee"), { exact: true }).fill("1,000");
  await save.click();
  await expect(refusal).toContainText("標記期間不對");
  await form.getByLabel(said("ends_at"), { exact: true }).fill("2036-01-01T00:00");
  await save.click();
  await expect(form).toBeHidden();

  const row = desk.getByRole("row").filter({ hasText: tag });
  await expect(row).toContainText(`船票 ${unique}`);
  for (const moment of ["2026-01-01 00:00", "2036-01-01 00:00"])
    await expect(row).toContainText(formatMinute(moment));
  await expect(row).toContainText(
    atDesk("consoleMarks.atLeast", {
      what: said("least.min_item_fee"),
      amount: "1000.00",
    }),
  );
  expect((await new AxeBuilder({ page: desk }).include("main").analyze()).violations).toEqual([]);
  await row.getByRole("button", { name: said("edit") }).click();
  const change = desk.getByRole("dialog", {
    name: atDesk("consoleMarks.editTitle", { tag }),
  });
  await change.getByRole("checkbox", { name: said("active") }).uncheck();
  await change.getByRole("button", { name: atDesk("common.save") }).click();
  await expect(change).toBeHidden();
  await expect(row).toContainText(said("inactive"));
  await desk.context().close();
});

test("marketing gives goods a price in a campaign, unknown ones are refused, and the list says how many [BO-37] [CHK-24]", async ({
  browser,
  baseURL,
}) => {
  const desk = await openDesk(browser, baseURL ?? "", "marketing");
  const said = (key: string, values = {}) => atDesk(`consoleCampaigns.${key}`, values);
  const name = `週末價 ${unique}`;
  const shelf = await desk.request.get("/gateway/item/query_item_list?page_size=1");
  const { datalist } = (await shelf.json()) as {
    datalist: { item_id: string; price: number }[];
  };
  const [goods] = datalist;
  if (!goods) throw new Error("an empty shelf");
  await desk.goto("/console/campaigns");
  await desk.getByRole("button", { name: said("add") }).click();
  const form = desk.getByRole("dialog", { name: said("add") });
  await form.getByLabel(atDesk("consoleCoupons.name")).first().fill(name);
  await form.getByLabel(said("starts_at"), { exact: true }).fill("2035-01-01T00:00");
  await form.getByLabel(said("ends_at"), { exact: true }).fill("2036-01-01T00:00");
  await form.getByRole("button", { name: said("removePrize", { place: 1 }) }).click();
  await form.getByRole("button", { name: said("addGoods") }).click();
  const number = form.getByLabel(said("goodsNumber", { place: 1 }));
  const price = form.getByLabel(said("goodsPrice", { place: 1 }));
  await number.fill("999999999");
  await price.fill((goods.price / 100).toFixed(2));
  const save = form.getByRole("button", { name: said("save") });
  await save.click();
  await expect(form.getByRole("alert")).toContainText("999999999");
  await number.fill(goods.item_id);
  await save.click();
  await expect(form).toBeHidden();

  const row = desk.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText(said("goodsCounted", { count: 1 }));
  await row.getByRole("button", { name: said("edit") }).click();
  const change = desk.getByRole("dialog", {
    name: pattern(atDesk, "consoleCampaigns.editTitle", ["id"]),
  });
  await expect(change.getByLabel(said("goodsNumber", { place: 1 }))).toHaveValue(goods.item_id);
  await desk.context().close();
});
