import { simulateCreateTrade } from "@sampan/contract/trade/orders/orders";
import { queryClientConfig } from "@sampan/contract/office/configuration/configuration";
import { beforeAll, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import {
  insertProduct,
  insertRates,
  insertTariff,
} from "../../../../../tests/support/test-goods.ts";
import { markWish, writeMark } from "../../../../../tests/support/test-marks.ts";
import { saveHome, wholeOrder } from "../../../../../tests/support/test-orders.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";
import { shown } from "../../shell/shown.ts";
import { ActivityPart } from "./activity-part.tsx";
import type { Checkout } from "./use-checkout.ts";

const { db, customer, visitor, staff, clock, needs } = await openTestApp();
const configuration = valueOf(await visitor().call(queryClientConfig, {}));

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

test("settlement names the mark of an order to customers of the tiers it is for, and to nobody else [ACC-33]", async () => {
  const ming = await customer();
  const names = { zh: "金船", "zh-TW": "金船禮", th: "เรือทอง", en: "Golden boat" };
  await writeMark(
    await staff("marketing"),
    markWish(clock.now(), { user_level: ["gold", "king"] }, { tag: "golden", names }),
  );
  const { item_id } = await insertProduct(db, clock.now(), { price: 5_900 });
  const order = wholeOrder(await saveHome(ming), [{ item_id, num: 1 }]);
  const read = async (tier: "classic" | "gold" | "platinum" | "king") => {
    await db.updateTable("accounts").set({ tier }).where("id", "=", ming.id).execute();
    const answer = valueOf(await ming.call(simulateCreateTrade, order));
    const checkout = { preview: { data: answer, isPlaceholderData: false } } as never as Checkout;
    return Promise.all(
      (["zh", "zh-TW", "th", "en"] as const).map((language) =>
        shown(ActivityPart, { checkout }, { configuration, language }),
      ),
    );
  };
  for (const tier of ["gold", "king"] as const)
    for (const [at, name] of Object.values(names).entries())
      expect((await read(tier))[at]).toContain(name);
  for (const tier of ["classic", "platinum"] as const)
    expect(await read(tier)).toEqual(["", "", "", ""]);
});
