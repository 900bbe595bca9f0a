import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import { openDesk } from "./support/desks.ts";
import { answering, expect, test } from "./support/journey.ts";
import { logInByCall } from "./support/newcomer.ts";
import { ordersOf } from "./support/ordering.ts";
import { settled } from "./support/settled.ts";
import { openPhone } from "./support/shopper.ts";
import { atDesk, pattern, type Say } from "./support/speech.ts";

const photo = join(import.meta.dirname, "../demo/pictures/parcel-on-scale.webp");

interface Asking {
  readonly page: Page;
  readonly say: Say;
}

/** Asks about an order from its page, with a photo; what is missing is said first. */
async function askAboutOrder({ page, say }: Asking, subject: string, content: string) {
  const [order] = await ordersOf(page);
  await page.goto(`/orderDetailOwn?tid=${order?.tid ?? ""}`);
  await page.getByRole("link", { name: say("workOrders.ofOrder") }).tap();
  await expect(page).toHaveURL(/\/workOrder\?/);
  await settled(page);
  await page.getByRole("button", { name: say("workOrders.form.submit") }).tap();
  await expect(page.getByText(say("workOrders.form.subjectNeeded"))).toBeVisible();
  await page.getByRole("textbox", { name: say("workOrders.form.subject") }).fill(subject);
  await page.getByRole("textbox", { name: say("workOrders.form.content") }).fill(content);
  const stored = page.waitForResponse("**/cgi/upload/**");
  await page.getByLabel(say("workOrders.form.photos")).setInputFiles(photo);
  await expect(page.getByRole("img", { name: say("uploads.shown", { index: 1 }) })).toBeVisible();
  // Loaded anew below, the form keeps what is stored.
  await stored;
  await settled(page);
  await expectAccessible(page, [page.url()]);
  await page.getByRole("button", { name: say("workOrders.form.submit") }).tap();
  await expect(page).toHaveURL(/[?&]id=/);
  await expect(page.getByRole("heading", { name: subject })).toBeVisible();
  await expect(page.getByText(pattern(say, "workOrders.until", ["time"]))).toBeVisible();
}

/** What somebody of service says and does about it, from its list to its answer. */
async function answerAtDesk(desk: Page, subject: string, words: string): Promise<void> {
  await desk.goto("/console/work-orders");
  await desk.getByRole("link", { name: subject }).click();
  const pane = desk.getByRole("region", { name: atDesk("consoleWorkOrders.pane", { subject }) });
  await pane.getByRole("button", { name: atDesk("consoleWorkOrders.claim") }).click();
  await expect(desk.getByText(atDesk("consoleWorkOrders.claimed")).first()).toBeVisible();
  await pane.getByLabel(atDesk("consoleWorkOrders.note"), { exact: true }).fill("內部：問過兩次");
  await pane.getByRole("button", { name: atDesk("consoleWorkOrders.addNote") }).click();
  await expect(pane.getByText("內部：問過兩次")).toBeVisible();
  await pane.getByRole("textbox", { name: atDesk("consoleWorkOrders.answerLabel") }).fill(words);
  await pane.getByRole("button", { name: atDesk("consoleWorkOrders.send") }).click();
  await expect(pane.getByRole("list").getByText(words)).toBeVisible();
}

for (const [language, mail, subject, content] of [
  ["zh-TW", "customer@sampan.test", "杯子破了", "杯口裂了一道，怎麼辦？"],
  ["th", "thai@sampan.test", "แก้วแตก", "ปากแก้วร้าว ทำอย่างไรดี"],
] as const)
  test(`a question in ${language} is asked about an order, answered live in Chinese, and closed [RT-22] [WO-02] [BO-45]`, async ({
    browser,
    baseURL: address,
  }) => {
    const baseURL = address ?? "";
    const { page: opened, say } = await openPhone(browser, baseURL, language);
    const page = answering(opened);
    await page.goto("/workOrder");
    await expect(page.getByText(say("workOrders.visitor.title"))).toBeVisible();
    await logInByCall(page, mail);
    await askAboutOrder({ page, say }, subject, content);

    const desk = await openDesk(browser, baseURL, "service");
    await answerAtDesk(desk, subject, "這件連衣裙明天補寄給您");
    const pane = desk.getByRole("region", { name: atDesk("consoleWorkOrders.pane", { subject }) });
    await expect(pane.getByText(content.slice(0, 4)).first()).toBeVisible();
    await expect(pane.getByRole("list").getByRole("img", { name: subject })).toBeVisible();

    // Nobody loads the page anew.
    const talk = page.getByRole("list", { name: say("workOrders.talk") });
    if (language === "th") {
      const original = pattern(say, "workOrders.original", ["language"]);
      await talk.getByRole("button", { name: original }).tap();
    }
    await expect(talk.getByText("這件連衣裙明天補寄給您")).toBeVisible();
    await expect(page.getByText("內部")).toHaveCount(0);
    await settled(page);
    await expectAccessible(page, [page.url()]);

    await page.getByRole("textbox", { name: say("workOrders.say") }).fill("OK");
    await page.getByRole("button", { name: say("workOrders.send") }).tap();
    await expect(talk.getByText("OK")).toBeVisible();
    await expect(page.getByText(pattern(say, "workOrders.until", ["time"]))).toBeVisible();
    await expect(page.getByRole("textbox", { name: say("workOrders.say") })).toHaveValue("");

    await desk.reload();
    await pane.getByRole("button", { name: atDesk("consoleWorkOrders.close") }).click();
    await desk
      .getByRole("dialog")
      .getByRole("button", { name: atDesk("consoleWorkOrders.close") })
      .click();
    await expect(page.getByText(say("workOrders.closedBody"))).toBeVisible();
    await expect(page.getByRole("textbox", { name: say("workOrders.say") })).toHaveCount(0);
    await page.goto("/workOrder");
    await expect(page.getByText(subject).first()).toBeVisible();
    await expect(page.getByText(say("workOrders.states.closed")).first()).toBeVisible();
    await expectAccessible(page, [page.url()]);
  });

test("an answer that is written once in every language is chosen in the customer's [BO-45]", async ({
  browser,
  baseURL: address,
}) => {
  const desk = await openDesk(browser, address ?? "", "service");
  await desk.goto("/console/work-orders?view=prepared");
  await desk.getByRole("button", { name: atDesk("consoleWorkOrders.preparedNew") }).click();
  const dialog = desk.getByRole("dialog");
  await dialog.getByLabel(atDesk("consoleWorkOrders.preparedTitle")).fill("請等候");
  for (const name of ["简体中文", "繁體中文", "ไทย", "English"])
    await dialog.getByLabel(name).fill(`請稍候 ${name}`);
  await dialog.getByRole("button", { name: atDesk("consoleWorkOrders.preparedSave") }).click();
  await expect(desk.getByText(atDesk("consoleWorkOrders.preparedSaved"))).toBeVisible();
  await expect(desk.getByText("請等候")).toBeVisible();
  await expect(desk.getByText("請稍候 繁體中文")).toBeVisible();
});
