import type { OutputOf } from "@sampan/contract/kernel/call";
import type { queryLogisticsList } from "@sampan/contract/logistics/parcels/parcels";
import { searchOf } from "../apps/storefront/src/logistics/parcels/parcel-filters.ts";
import { openDesk } from "./support/desks.ts";
import { expect, test } from "./support/journey.ts";
import { logInByCall } from "./support/newcomer.ts";
import { settled } from "./support/settled.ts";
import { atDesk, pattern, speak } from "./support/speech.ts";

const say = speak("zh-TW");

test("goods in the warehouse wait for orders of the same way only while their owner wants them to [PAY-06]", async ({
  page,
}) => {
  await logInByCall(page, "customer@sampan.test");
  await page.goto("/orderListAgent");
  await settled(page);
  // Whoever has goods that go another way is asked about those by themselves.
  const wait = page.getByRole("checkbox", { name: say("parcels.together.wait") }).first();
  await expect(wait).not.toBeChecked();
  await wait.tap();
  await expect(page.getByText(say("parcels.together.held"))).toBeVisible();
  await page.reload();
  await settled(page);
  await expect(wait).toBeChecked();
  await wait.tap();
  await expect(page.getByText(say("parcels.together.held"))).toBeHidden();
  await expect(page.getByText(say("parcels.together.hint")).first()).toBeVisible();
  await expect(wait).not.toBeChecked();
});

test("the list shows what somebody has as parcels or as the boxes these travel in [RT-58] [RT-113]", async ({
  page,
}) => {
  await logInByCall(page, "customer@sampan.test");
  await page.goto("/orderListAgent");
  await settled(page);
  const views = page.getByRole("group", { name: say("parcels.views.label") });
  const view = (name: "parcels" | "boxes") =>
    views.getByRole("button", { name: say(`parcels.views.${name}`) });
  const boxes = page.getByRole("link", { name: pattern(say, "parcels.boxes.number", ["number"]) });
  const parcel = page.locator("a[href*='/packageDetail/']");
  await expect(parcel.first()).toBeVisible();
  await expect(boxes).toHaveCount(0);
  await view("boxes").tap();
  await expect(boxes.first()).toBeVisible();
  await expect(page).toHaveURL(/view=box/);
  await view("parcels").tap();
  await expect(boxes).toHaveCount(0);
  await expect(parcel.first()).toBeVisible();
});

test("parcels and boxes are narrowed to where they are and to the warehouse that received them, which a parcel names [PKG-20] [PKG-29]", async ({
  page,
}) => {
  await logInByCall(page, "customer@sampan.test");
  const listed = async (search: object) => {
    const answer = await page.request.get("/gateway/installer/logistics/query_logistics_list", {
      params: { search: JSON.stringify({ pageSize: 100, ...search }) },
    });
    return (await answer.json()) as OutputOf<typeof queryLogisticsList>;
  };
  const press = async (group: string, name: string | RegExp) =>
    page
      .getByRole("group", { name: say(group), exact: true })
      .getByRole("button", { name })
      .tap();
  /** The end of a list of so many, wherever it lies, or that there is none. */
  const expectParcels = async (count: number) => {
    const words = count > 0 ? say("parcels.end", { count }) : say("parcels.none");
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect(page.getByText(words)).toBeVisible({ timeout: 1_000 });
    }).toPass();
  };
  const unpaid = await listed({ statusArr: [0] });
  await page.goto("/orderListAgent");
  await settled(page);
  await press("parcels.where", say("parcels.filters.unpaid"));
  await expectParcels(unpaid.total);
  const cards = page
    .getByRole("listitem")
    .filter({ has: page.locator("a[href*='/packageDetail/']") });
  await expect(cards).toHaveCount(unpaid.total);
  for (const card of await cards.all())
    await expect(card).toContainText(say("parcels.filters.unpaid"));
  await press("parcels.where", say("parcels.filters.all"));
  await expectParcels((await listed({})).total);

  // The firm has parcels in either warehouse.
  await logInByCall(page, "business@sampan.test");
  await page.goto("/orderListAgent");
  await settled(page);
  let received = 0;
  for (const [warehouse_type, name] of [
    ["shenzhen", /深圳/],
    ["guangzhou", /廣州/],
  ] as const) {
    await press("parcels.warehouse", name);
    const found = await listed({ warehouse_type });
    expect(found.total).toBeGreaterThan(0);
    for (const { warehouse } of found.datalist) expect(warehouse).toBe(warehouse_type);
    await expectParcels(found.total);
    received += found.total;
  }
  // Each parcel was received by one of both.
  expect((await listed({})).total).toBe(received);
  const [first] = (await listed({ warehouse_type: "guangzhou" })).datalist;
  await page.goto(`/packageDetail/${first?.tid ?? ""}`);
  await expect(page.getByRole("definition").filter({ hasText: /廣州/ }).first()).toBeVisible();

  await logInByCall(page, "customer@sampan.test");
  await page.goto("/orderListAgent?view=box");
  await settled(page);
  const boxes = page.getByRole("link", { name: pattern(say, "parcels.boxes.number", ["number"]) });
  for (const filter of ["stored", "moving", "received"] as const) {
    await press("parcels.where", say(`parcels.filters.${filter}`));
    const found = await listed({ isPackage: 0, ...searchOf[filter] });
    await expect(boxes).toHaveCount(Math.min(found.boxes.length, 10));
  }
  await press("parcels.where", say("parcels.filters.all"));
  let sent = 0;
  for (const [warehouse_type, name] of [
    ["shenzhen", /深圳/],
    ["guangzhou", /廣州/],
  ] as const) {
    await press("parcels.warehouse", name);
    const found = await listed({ isPackage: 0, warehouse_type });
    for (const { warehouse } of found.boxes) expect(warehouse).toBe(warehouse_type);
    await expect(boxes).toHaveCount(Math.min(found.boxes.length, 10));
    sent += found.total;
  }
  const all = await listed({ isPackage: 0 });
  expect(all.total).toBeGreaterThan(0);
  expect(all.total).toBe(sent);
});

test("a box is followed from the list of boxes to its parcels and back, by whoever has a parcel in it [RT-46] [PKG-22] [PKG-23]", async ({
  page,
}) => {
  await logInByCall(page, "customer@sampan.test");
  await page.goto("/orderListAgent?view=box");
  await settled(page);
  const link = page.getByRole("link", { name: pattern(say, "parcels.boxes.number", ["number"]) });
  const name = (await link.first().textContent()) ?? "";
  await link.first().tap();
  await expect(page).toHaveURL(/boxDetail\//);
  const box = page.url();
  await expect(page.getByRole("heading", { name, level: 2 })).toBeVisible();
  const way = page.getByRole("list", { name: say("parcels.boxes.steps") });
  await expect(way.getByRole("listitem").first()).toContainText(/\d{2}:\d{2}/);
  const inside = page.getByRole("region", {
    name: pattern(say, "parcels.boxes.holds", ["count"]),
  });
  await inside.getByRole("link").first().tap();
  await expect(page).toHaveURL(/packageDetail\//);
  await page.locator("a[href*='/boxDetail/']").tap();
  await expect(page).toHaveURL(box);

  await logInByCall(page, "thai@sampan.test");
  await page.goto(box);
  await expect(page.getByText(say("parcels.boxes.unknown.title"))).toBeVisible();
});

const nextStep: Readonly<Record<string, string>> = {
  sealed: "depart",
  shipping: "enter_customs",
  customs: "arrive",
  platform_warehouse: "arrive",
};

test("an open page of a box shows a step once the desk records it, without being loaded again [PKG-22] [PKG-23]", async ({
  page,
  browser,
  baseURL,
}) => {
  await logInByCall(page, "customer@sampan.test");
  const search = JSON.stringify({ isPackage: 0, pageSize: 100 });
  const answer = await page.request.get("/gateway/installer/logistics/query_logistics_list", {
    params: { search },
  });
  const { boxes } = (await answer.json()) as { boxes: { number: string; state: string }[] };
  const box = boxes.find(({ state }) => state in nextStep);
  if (!box) throw new Error("the demo has no box that is under way");
  const followed = page.waitForResponse("**/gateway/user/follow");
  await page.goto(`/boxDetail/${box.number}`);
  await settled(page);
  expect((await followed).headers()["content-type"]).toContain("text/event-stream");
  // What is still ahead stands there as well, without a time.
  const stops = page
    .getByRole("list", { name: say("parcels.boxes.steps") })
    .getByRole("listitem")
    .filter({ hasText: /\d{2}:\d{2}/ });
  const before = await stops.count();

  const desk = await openDesk(browser, baseURL ?? "", "logistics");
  await desk.goto(`/console/boxes/${box.number}`);
  const act = atDesk(`consoleShipping.step.${nextStep[box.state]}.act`);
  await desk.getByRole("button", { name: act }).click();
  await desk.getByRole("dialog").getByRole("button", { name: act }).click();
  await expect(stops).toHaveCount(before + 1);
  const said = page.getByRole("status").filter({ hasText: say("common.updatedNow") });
  await expect(said).toBeVisible();
  await desk.context().close();
});
