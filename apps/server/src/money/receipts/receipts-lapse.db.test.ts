import { queryReceipts } from "@sampan/contract/money/receipts";
import { beforeAll, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { serviceFeeOf } from "../../../../../tests/support/set-settings.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { openJourney } from "../../../../../tests/support/test-journey.ts";
import {
  issueAll,
  receiptRows,
  switchReceiptsOn,
} from "../../../../../tests/support/test-receipts.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";
import { refundCharges } from "../../trade/charges/refund-charges.ts";

const world = await openTestApp();
const { customer, db, clock, needs } = world;
const journey = await openJourney(world);

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
  await switchReceiptsOn(needs, { ...serviceFeeOf(1_000), receipt_moment: "hand_over" });
});

const rowOf = async (tid: string) => (await receiptRows(db)).find((one) => one.tid === tid);

test("a receipt lapses where everything came back before the hand-over, and is issued for an order of which a part is kept", async () => {
  const somchai = await customer({ region: "TH" });
  const [gone, kept] = [await journey.paid(somchai), await journey.paid(somchai)];
  for (const tid of [gone, kept]) {
    const { id } = await journey.orderOf(tid);
    const charges = await db
      .selectFrom("order_charges")
      .select(["id", "kind", "amount"])
      .where("order_id", "=", id)
      .where("amount", ">", 0)
      .execute();
    const back = charges.filter(({ kind }) => tid === gone || kind === "goods");
    await refundCharges(
      db,
      id,
      back.map(({ id: charge, amount }) => ({ charge, amount: amount ?? 0 })),
    );
  }
  await issueAll(needs);
  expect([(await rowOf(gone))?.state, (await rowOf(kept))?.state]).toEqual(["asked", "asked"]);

  await db
    .updateTable("orders")
    .set({ status: 9, completed_at: clock.now() })
    .where("tid", "in", [gone, kept])
    .execute();
  await issueAll(needs);
  expect(await rowOf(gone)).toMatchObject({ state: "lapsed", number: null });
  expect(await rowOf(kept)).toMatchObject({ state: "issued", number: expect.any(String) });
  const { datalist } = valueOf(await somchai.call(queryReceipts, {}));
  expect(datalist.map(({ state }) => state)).toEqual(["issued", "lapsed"]);
});
