import type { OutputOf } from "@sampan/contract/kernel/call";
import type { queryStoredParcels } from "@sampan/contract/logistics/merging/merging";
import type { takeShipPlan } from "@sampan/contract/logistics/ship-plans/ship-plans";
import type { listLastMile } from "@sampan/contract/logistics/last-mile/staff-last-mile";
import type { Page } from "@playwright/test";
import { chaptersUntil } from "../demo/seed/chapters.ts";
import { expectAccessible } from "./support/accessible.ts";
import { carry } from "./support/carrying.ts";
import { openDesk } from "./support/desks.ts";
import { expect, test } from "./support/journey.ts";
import { becomeBuyer } from "./support/new-buyer.ts";
import { packByCall } from "./support/packing.ts";
import { ownSandbox } from "./support/product-of-worker.ts";
import { settled } from "./support/settled.ts";
import { openPhone, type Shopper } from "./support/shopper.ts";
import { atDesk, pattern, type Say } from "./support/speech.ts";

const at: Say = (key, values) => atDesk(`consoleLastMile.${key}`, values);
const store = "板橋府中門市";

/** The parcel of an order, as it lies in the warehouse. */
async function parcelOf({ request }: Page, order: string): Promise<string> {
  const answer = await request.get("/gateway/installer/logistics/query_stored_parcels");
  const { datalist } = (await answer.json()) as OutputOf<typeof queryStoredParcels>;
  return datalist.find(({ order_tids }) => order_tids.includes(order))?.tid ?? "";
}

/** Our number of a parcel's order, once the carrier has it. */
async function tradeNoOf({ request }: Page, parcel: string): Promise<string> {
  let found = "";
  await expect(async () => {
    const answer = await request.get("/staff/last-mile?view=to_hand_in&page_size=100");
    const { datalist } = (await answer.json()) as OutputOf<typeof listLastMile>;
    found = datalist.find(({ tid }) => tid === parcel)?.order?.trade_no ?? "";
    expect(found).not.toBe("");
  }).toPass({ timeout: 90_000 });
  return found;
}

/** Puts parcels in one box by the cheapest plan, which says to which store it goes; answers the box. */
async function putTogether({ page, say }: Shopper, parcels: readonly string[]): Promise<string> {
  await page.goto(`/shipPlans?tid=${parcels[0] ?? ""}`);
  await settled(page);
  const plans = page.getByRole("group", { name: say("shipPlans.plans") });
  await plans.getByRole("radio", { name: new RegExp(say("shipPlans.kinds.cheapest")) }).check();
  await expect(
    plans.getByText(say("shipPlans.pickup", { store: `7-ELEVEN ${store}` })).first(),
  ).toBeVisible();
  const taking = page.waitForResponse((answer) => answer.url().includes("take_ship_plan"));
  await page.getByRole("button", { name: say("shipPlans.take") }).tap();
  const { data } = (await (await taking).json()) as OutputOf<typeof takeShipPlan>;
  await expect(page.getByText(say("shipPlans.taken"))).toBeVisible();
  expect(data.tids).toHaveLength(1);
  return data.tids[0] ?? "";
}

test("somebody in Taiwan has parcels brought to a 7-ELEVEN: chosen on the map while they lie in the warehouse, planned into one box that takes it along, labelled and handed in at the desk, picked up by its number", async ({
  browser,
  baseURL: address,
}) => {
  const baseURL = address ?? "";
  const { page, say } = await openPhone(browser, baseURL, "zh-TW");
  // What the demo's people have in the warehouse stays as other journeys find it.
  await becomeBuyer({ page, say }, baseURL, { region: "TW", amount: "40000" });
  const order = {
    customer: "customer@sampan.test",
    insurance: 2,
    pieces: 1,
    transport: 12,
  } as const;
  const other = await carry(page, baseURL, { order, until: "received" });
  const scene = await carry(page, baseURL, { order, until: "received" });
  const parcels = [await parcelOf(page, other.tid), await parcelOf(page, scene.tid)];

  await page.goto(`/packageDetail/${parcels[1] ?? ""}`);
  await settled(page);
  await page.getByRole("button", { name: say("lastMile.open") }).tap();
  const chain = page.getByRole("radio", { name: "7-ELEVEN" });
  await expect(chain).toBeEnabled();
  await chain.check();
  await page.getByRole("button", { name: say("lastMile.openMap") }).tap();
  await page.getByRole("button", { name: `選擇 ${store}` }).tap();
  await expect(page).toHaveURL(/packageDetail.*#\w{20}/);
  await page.getByRole("button", { name: say("lastMile.confirm") }).tap();
  const chosen = page.getByRole("region", { name: say("lastMile.chosen") });
  await expect(chosen).toContainText(store);

  const parcel = await putTogether({ page, say }, parcels);
  await packByCall(scene, parcel);
  await page.goto(`/packageDetail/${parcel}`);
  await settled(page);
  await expect(chosen).toContainText(store);

  const done = chaptersUntil("received").length;
  for (const { play } of chaptersUntil("arrived").slice(done)) await play(scene);
  const desk = await openDesk(browser, baseURL, "logistics");
  const trade_no = await tradeNoOf(desk, parcel);
  await desk.goto("/console/last-mile");
  const named = (act: string) =>
    desk.getByRole("button", { name: at("actOn", { act, tid: parcel }), exact: true });
  const [label] = await Promise.all([
    desk.context().waitForEvent("page"),
    named(at("label")).click(),
  ]);
  await expect(label.getByText(trade_no)).toBeVisible();
  await label.close();
  await named(at("handIn.act")).click();
  await desk
    .getByRole("dialog")
    .getByRole("button", { name: at("handIn.act") })
    .click();
  await expect(desk.getByText(at("handedIn", { tid: parcel }))).toBeVisible();

  await page.goto(`/packageDetail/${parcel}`);
  await settled(page);
  const shipping = page.getByRole("region", { name: say("lastMile.shipping") }).first();
  for (const step of ["on_the_way", "at_store"]) {
    const told = await page.request.post(`${ownSandbox()}/_control/shipping`, {
      data: { trade_no, step },
    });
    expect(await told.json()).toMatchObject({ taken: 1 });
  }
  // Until the house has asked itself, it does not say until when the parcel waits.
  await expect(shipping).toContainText(pattern(say, "lastMile.pickUpBy", ["day"]), {
    timeout: 90_000,
  });
  await expect(shipping).toContainText(store);
  await expect(shipping).toContainText(/F\d{7}/);
  await expectAccessible(page, [`/packageDetail/${parcel}`]);
});
