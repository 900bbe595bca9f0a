import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "./support/journey.ts";
import { type Cookies, registerForAll } from "./support/newcomer.ts";
import { speak } from "./support/speech.ts";

const say = speak("zh-TW");
const headers = { "x-sampan-client": "web" };
const field = (page: Page, key: string) => page.getByRole("textbox", { name: say(key) });
const save = (page: Page) => page.getByRole("button", { name: say("common.save"), exact: true });

let cookies: Cookies;
test.beforeAll(async ({ baseURL }) => {
  cookies = await registerForAll(baseURL, "TW");
});
test.beforeEach(async ({ context }) => {
  await context.addCookies(cookies);
  await emptyBook(context.request);
});

async function emptyBook(phone: APIRequestContext): Promise<void> {
  const answer = await phone.get("/gateway/user/query_address_list");
  const { datalist } = (await answer.json()) as { datalist: { id: string }[] };
  for (const { id } of datalist)
    await phone.post("/gateway/user/delete_address", { headers, form: { id } });
}

async function addByCall(page: Page, consignee: string): Promise<void> {
  const answer = await page.request.post("/gateway/user/save_address", {
    headers,
    form: {
      consignee,
      phone: "0912345678",
      region: "TW",
      to: JSON.stringify(["臺北市", "大安區"]),
      detail: "和平東路二段106號",
      postal_code: "10644",
    },
  });
  expect(await answer.json()).toMatchObject({ success: true });
}

test("an address is added, changed and deleted in the book [ADDR-09] [ADDR-11] [RT-120]", async ({
  page,
}) => {
  await page.goto("/addressList");
  await page.getByRole("link", { name: say("addresses.add") }).tap();
  await field(page, "addresses.consignee").fill("林怡君");
  await field(page, "addresses.phone").fill("0912 345 678");
  await page.getByRole("button", { name: new RegExp(say("addresses.area")) }).tap();
  const areas = page.getByRole("dialog", { name: say("addresses.chooseArea") });
  await areas.getByRole("button", { name: "臺北市" }).tap();
  await areas.getByRole("button", { name: "大安區" }).tap();
  await expect(areas).toBeHidden();
  await expect(field(page, "addresses.postal")).toHaveValue("106");
  await field(page, "addresses.postal").fill("10644");
  await field(page, "addresses.detail").fill("和平東路二段106號5樓");
  await page.getByRole("checkbox", { name: say("addresses.asDefault") }).check();
  await save(page).tap();

  const card = page.getByRole("main").getByRole("listitem");
  await expect(card).toContainText("林怡君");
  await expect(card).toContainText("0912 345 678");
  await expect(card).toContainText("10644 臺北市大安區和平東路二段106號5樓");
  await expect(card).toContainText(say("addresses.isDefault"));
  await card.getByRole("link", { name: say("addresses.editOf", { name: "林怡君" }) }).tap();
  await field(page, "addresses.consignee").fill("林怡");
  await save(page).tap();
  await expect(card).toContainText("林怡");
  await card.getByRole("button", { name: say("addresses.removeOf", { name: "林怡" }) }).tap();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: say("common.remove") })
    .tap();
  await expect(page.getByText(say("addresses.empty.title"))).toBeVisible();
});

test("each missing field is told beside it, and a postal code takes no more than five digits (table) [ADDR-01] [ADDR-02] [ADDR-03] [ADDR-04] [ADDR-05] [CONST-04]", async ({
  page,
}) => {
  await page.goto("/addressEdit");
  await save(page).tap();
  for (const [key, refusal] of [
    ["addresses.consignee", "consignee_needed"],
    ["addresses.phone", "phone_invalid"],
    ["addresses.detail", "detail_needed"],
    ["addresses.postal", "postal_code_invalid"],
  ] as const)
    await expect(field(page, key)).toHaveAccessibleDescription(say(`errors.${refusal}`));
  await expect(page.getByText(say("errors.area_needed"))).toBeVisible();
  await field(page, "addresses.postal").pressSequentially("1064499");
  await expect(field(page, "addresses.postal")).toHaveValue("10644");
});

test("a sixteenth address is not offered, and the page says why [ADDR-08] [CONST-03]", async ({
  page,
}) => {
  for (let count = 0; count < 15; count++) await addByCall(page, `收件人${count}`);
  await page.goto("/addressList");
  await expect(page.getByText(say("addresses.full"))).toBeVisible();
  await expect(page.getByRole("button", { name: say("addresses.add") })).toBeDisabled();
});
