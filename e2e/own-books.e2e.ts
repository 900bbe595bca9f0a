import { readFile } from "node:fs/promises";
import { expectAccessible } from "./support/accessible.ts";
import { expect, test } from "./support/journey.ts";
import { logInByCall } from "./support/newcomer.ts";
import { speak } from "./support/speech.ts";

const say = speak("zh-TW");
const wire = "**/read_own_book*";

test("from the wallet a customer adds a month up again, goes back a month, and takes it along as a file [WAL-50] [WAL-51]", async ({
  page,
}) => {
  await logInByCall(page, "customer@sampan.test");
  await page.goto("/myWallet");
  await page.getByRole("link", { name: say("wallet.books") }).tap();
  await expect(page).toHaveURL("/accountBooks");
  const verdict = page.getByRole("region", { name: say("books.sum") }).getByRole("status");
  await expect(verdict).toHaveText(say("books.agrees"));
  await expect(page.getByRole("region", { name: say("books.close.title") })).toContainText(
    /：所有客戶的餘額/,
  );

  const month = page.getByRole("heading", { level: 2 }).filter({ hasText: /^\d{4}-\d\d$/ });
  const current = await month.innerText();
  await expect(page.getByRole("button", { name: say("books.later") })).toBeDisabled();
  await page.getByRole("button", { name: say("books.earlier") }).tap();
  await expect(month).not.toHaveText(current);
  await expect(page).toHaveURL(/month=\d{4}-\d\d/);
  await expect(verdict).toHaveText(say("books.agrees"));

  const rows = page.getByRole("tabpanel").getByRole("listitem");
  await expect(rows.first()).toBeVisible();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: say("books.save") }).tap();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^sampan-cash-\d{4}-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), "utf8")).trim().split("\r\n");
  expect(lines).toHaveLength((await rows.count()) + 3);

  await page.getByRole("tab", { name: say("books.kinds.points") }).tap();
  await expect(page).toHaveURL(/account=points/);
  await expect(verdict).toHaveText(say("books.agrees"));
  await page.getByRole("button", { name: say("common.back") }).tap();
  await expect(page).toHaveURL("/myWallet");
});

test("a cent that does not follow is shown where it stands, also to whoever comes by a link", async ({
  page,
}) => {
  await logInByCall(page, "customer@sampan.test");
  await page.route(wire, async (route) => {
    const answer = await route.fetch();
    const told = (await answer.json()) as { datalist: { id: string; balance: number }[] };
    const [first] = told.datalist;
    if (first) first.balance += 1;
    await route.fulfill({ response: answer, json: told });
  });
  const earlier = new Date(Date.now() - 40 * 86_400_000).toISOString().slice(0, 7);
  await page.goto(`/accountBooks?account=cash&month=${earlier}`);
  const verdict = page.getByRole("region", { name: say("books.sum") }).getByRole("status");
  await expect(verdict).toContainText(/第 \d+ 筆之後應該是 NT\$/);
});

test("a month without changes says so, one that is none is the current one, and a failure is repeated", async ({
  page,
}) => {
  await logInByCall(page, "thai@sampan.test");
  await page.goto("/accountBooks?account=bonus&month=2001-01");
  await expect(page.getByText(say("books.empty.title"))).toBeVisible();
  await page.goto("/accountBooks?month=2026-13&account=nothing");
  const verdict = page.getByRole("region", { name: say("books.sum") }).getByRole("status");
  await expect(verdict).toHaveText(say("books.agrees"));
  await page.route(wire, (route) => route.abort());
  await page.goto("/accountBooks");
  const retry = page.getByRole("button", { name: say("common.retry") });
  await expect(retry).toBeVisible();
  await page.unroute(wire);
  await retry.tap();
  await expect(verdict).toHaveText(say("books.agrees"));
  await expectAccessible(page, ["/accountBooks", "/accountBooks?account=bonus"]);
});
