import type { OutputOf } from "@sampan/contract/kernel/call";
import type { queryLogisticsList } from "@sampan/contract/logistics/parcels/parcels";
import { formatAmount } from "@sampan/domain/kernel/money";
import { expect, test } from "./support/journey.ts";
import { logInByCall } from "./support/newcomer.ts";
import { settled } from "./support/settled.ts";
import { pattern, speak } from "./support/speech.ts";

const say = speak("zh-TW");

// The name of this file puts it before journeys that pay for the shipments of the demo.
test("parcels that leave together are ticked and let go together, and their payment shows all of them with one arithmetic [PKG-17] [PKG-24] [FRT-10]", async ({
  page,
}) => {
  await logInByCall(page, "customer@sampan.test");
  const answer = await page.request.get("/gateway/installer/logistics/query_logistics_list", {
    params: { search: JSON.stringify({ statusArr: [0], pageSize: 50 }) },
  });
  const { datalist } = (await answer.json()) as OutputOf<typeof queryLogisticsList>;
  const together = datalist.filter(({ bill_tid }) => bill_tid === datalist[0]?.bill_tid);
  expect(together.length).toBeGreaterThan(1);
  await page.goto("/orderListAgent");
  await settled(page);
  const boxOf = ({ tid, fee_total }: (typeof datalist)[number]) => {
    const amount = formatAmount(fee_total, "TWD");
    return page.getByRole("checkbox", { name: say("parcels.select", { tid, amount }) });
  };
  const [first, ...others] = together;
  if (!first) throw new Error("nobody has an unpaid shipment");
  // What waits for its payment says so, and is for its owner to tick.
  for (const parcel of together) {
    await expect(boxOf(parcel)).not.toBeChecked();
    const row = page.getByRole("listitem").filter({ has: boxOf(parcel) });
    await expect(row).toContainText(say("parcels.filters.unpaid"));
  }
  await boxOf(first).tap();
  for (const other of others) await expect(boxOf(other)).toBeChecked();
  const bar = page.getByRole("region", { name: say("parcels.bar") });
  await expect(bar).toContainText(say("parcels.selected", { count: together.length }));
  for (const other of others.slice(0, 1)) await boxOf(other).tap();
  await expect(boxOf(first)).not.toBeChecked();
  await boxOf(first).tap();
  await bar.getByRole("link", { name: say("parcels.pay") }).tap();

  const shipment = page.getByRole("region", {
    name: say("payment.shipment.title", { count: together.length }),
  });
  await expect(shipment.getByRole("listitem")).toHaveCount(together.length);
  for (const { tid } of together) await expect(shipment).toContainText(tid);
  await expect(shipment).toContainText(say("payment.shipment.once"));
  // Each figure opens the parcel on its scale; who put it there is told by their number.
  await expect(shipment.getByRole("listitem").first()).toContainText(
    pattern(say, "payment.captionBy", ["tid", "warehouse", "time", "badge"]),
  );
  const measured = pattern(say, "payment.shipment.parcel", ["weight", "sides"]);
  await shipment.getByRole("button", { name: measured }).first().tap();
  const large = page.getByRole("dialog", { name: say("product.preview") });
  const onScale = pattern(say, "payment.photo", ["tid", "weight"]);
  await expect(large.getByRole("img", { name: onScale }).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(large).toBeHidden();
  await expect(shipment).toContainText(pattern(say, "payment.weights.charged", ["weight"]));
  await expect(shipment).toContainText(pattern(say, "sums.why.each", ["fee"]));
  const due = together.reduce((total, { fee_total }) => total + fee_total, 0);
  await expect(page.getByRole("main")).toContainText(formatAmount(due, "TWD"));
});
