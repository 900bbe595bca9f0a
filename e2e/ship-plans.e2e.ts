import type { Page } from "@playwright/test";
import type { OutputOf } from "@sampan/contract/kernel/call";
import type { takeShipPlan } from "@sampan/contract/logistics/ship-plans/ship-plans";
import type { queryStoredParcels } from "@sampan/contract/logistics/merging/merging";
import { expectAccessible } from "./support/accessible.ts";
import { carry } from "./support/carrying.ts";
import { expect, test } from "./support/journey.ts";
import { becomeBuyer } from "./support/new-buyer.ts";
import { settled } from "./support/settled.ts";
import { openPhone } from "./support/shopper.ts";
import { pattern } from "./support/speech.ts";

/** The parcel of an order, as it lies in the warehouse. */
async function parcelOf({ request }: Page, order: string): Promise<string> {
  const answer = await request.get("/gateway/installer/logistics/query_stored_parcels");
  const { datalist } = (await answer.json()) as OutputOf<typeof queryStoredParcels>;
  const found = datalist.find(({ order_tids }) => order_tids.includes(order));
  if (!found) throw new Error(`nothing of order ${order} lies in a warehouse`);
  return found.tid;
}

for (const { language, customer, transport } of [
  { language: "zh-TW", customer: "customer@sampan.test", transport: 12 },
  { language: "th", customer: "thai@sampan.test", transport: 10 },
] as const)
  test(`what lies in a warehouse is planned for, the safest way is taken with the crate that a fragile parcel wants, and the parcels go as it says, in ${language} [CONS-02]`, async ({
    browser,
    baseURL: address,
  }) => {
    const baseURL = address ?? "";
    const { page, say } = await openPhone(browser, baseURL, language);
    // What the demo's people have in the warehouse stays as other journeys find it.
    const region = transport === 12 ? "TW" : "TH";
    await becomeBuyer({ page, say }, baseURL, { region, amount: "40000" });
    const order = { customer, insurance: 2, pieces: 1, transport } as const;
    const fragile = { ...order, marks: ["fragile"] } as const;
    const { tid: first } = await carry(page, baseURL, { order: fragile, until: "received" });
    const { tid: second } = await carry(page, baseURL, { order, until: "received" });
    const parcels = [await parcelOf(page, first), await parcelOf(page, second)];

    await page.goto("/orderListAgent");
    await settled(page);
    await expect(page.getByRole("link", { name: say("shipPlans.ask") })).toBeVisible();
    await page.goto("/setTransportationBox");
    await settled(page);
    await page.getByRole("link", { name: say("shipPlans.ask") }).tap();
    await expect(page.getByRole("heading", { name: say("shipPlans.title") })).toBeVisible();
    // In a wide window the plans stand beside the ticked parcels and follow the ticks.
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`/setTransportationBox?tids=${parcels.join(",")}`);
    await settled(page);
    const beside = (count: number) =>
      page.getByRole("region", { name: say("shipPlans.beside.title", { count }) });
    await expect(beside(2).getByRole("radio").first()).toBeChecked();
    await expect(beside(2).getByRole("button", { name: say("shipPlans.take") })).toBeVisible();
    await page.getByRole("checkbox", { name: new RegExp(parcels[1] ?? "") }).uncheck();
    await expect(beside(1).getByRole("radio").first()).toBeChecked();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(beside(1)).toBeHidden();
    await page.goto(`/shipPlans?tid=${parcels[0] ?? ""}`);
    await settled(page);
    const plans = page.getByRole("group", { name: say("shipPlans.plans") });
    const safest = plans.getByRole("radio", { name: new RegExp(say("shipPlans.kinds.safest")) });
    await safest.check();
    await expect(plans.getByText(say("shipPlans.raise"), { exact: true }).first()).toBeVisible();
    // Its rule asks for a crate, whose price the plan says beside what other plans lack.
    const crate = say("services.names.crate");
    await expect(plans.getByText(crate, { exact: true })).toBeVisible();
    await expect(plans.getByText(say("shipPlans.lacking", { count: 1 })).first()).toBeVisible();
    await expect(
      page.getByText(pattern(say, "shipPlans.barCare", ["kind", "amount"])),
    ).toBeVisible();
    await page.getByText(say("shipPlans.how.title")).tap();
    await expect(page.getByText(say("shipPlans.how.safest"))).toBeVisible();
    await expectAccessible(page, [page.url()]);
    await page.setViewportSize({ width: 390, height: 844 });
    await settled(page);
    await safest.check();
    const answered = page.waitForResponse(/take_ship_plan/);
    await page.getByRole("button", { name: say("shipPlans.take") }).tap();
    await expect(page.getByText(say("shipPlans.taken"))).toBeVisible();
    const { data } = (await (await answered).json()) as OutputOf<typeof takeShipPlan>;
    await expect(page).toHaveURL(/orderListAgent/);

    // Planned anew, everything stands as the plan said; there is nothing more to do for it.
    await page.goto(`/shipPlans?tid=${parcels[1] ?? ""}`);
    await settled(page);
    await safest.check();
    await expect(plans.getByText(say("shipPlans.standing"))).toBeVisible();
    await expect(page.getByText(say("shipPlans.nothingToDo"))).toBeVisible();
    await expect(page.getByRole("button", { name: say("shipPlans.take") })).toBeDisabled();

    // The crate was paid with it, and waits to be made.
    const asked: string[] = [];
    for (const tid of data.tids) {
      await page.goto(`/parcelServices/${tid}`);
      await settled(page);
      const services = page.getByRole("region", { name: say("services.asked") });
      if ((await services.count()) > 0) asked.push(await services.innerText());
    }
    expect(asked.join()).toContain(crate);
    expect(asked.join()).toContain(say("services.states.asked"));
  });
