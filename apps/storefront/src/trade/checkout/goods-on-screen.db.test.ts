import { createTrade, simulateCreateTrade } from "@sampan/contract/trade/orders/orders";
import { queryClientConfig } from "@sampan/contract/office/configuration/configuration";
import { languages } from "@sampan/domain/kernel/language";
import { beforeAll, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import {
  insertProduct,
  insertRates,
  insertTariff,
} from "../../../../../tests/support/test-goods.ts";
import { saveHome, wholeOrder } from "../../../../../tests/support/test-orders.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { shown } from "../../shell/shown.ts";
import { speak } from "../../shell/speech.ts";
import { type CheckoutPart, problemsOf, problemsOfPart } from "./checkout-problems.ts";
import { GoodsToCheckOut } from "./goods-to-check-out.tsx";
import type { Checkout } from "./use-checkout.ts";

const { db, customer, visitor, clock, needs } = await openTestApp();
const configuration = valueOf(await visitor().call(queryClientConfig, {}));

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

test("an order that holds a sku twice says so at its goods, in the reader's language, and is refused [ERR-30] [CHK-29]", async () => {
  const ming = await customer();
  const { item_id } = await insertProduct(db, clock.now(), { price: 5_900 });
  const home = await saveHome(ming);
  const goodsOf = async (...nums: number[]) => {
    const order = wholeOrder(
      home,
      nums.map((num) => ({ item_id, num })),
    );
    const answer = valueOf(await ming.call(simulateCreateTrade, order));
    const ticked = { remark: "", accepts_terms: true, accepts_claims: true };
    const problems = problemsOf(answer.data.problems, ticked, 200);
    const checkout = {
      preview: { data: answer },
      problemsOf: (part: CheckoutPart) => problemsOfPart(problems, part, false),
    } as never as Checkout;
    return Promise.all(
      languages.map((language) =>
        shown(GoodsToCheckOut, { checkout }, { configuration, language }),
      ),
    );
  };
  const [twice, once] = [await goodsOf(1, 2), await goodsOf(3)];
  for (const [at, language] of languages.entries()) {
    const { say } = await speak(language);
    expect(twice[at]).toContain(say("errors.duplicate_goods"));
    expect(once[at]).not.toContain(say("errors.duplicate_goods"));
  }
  const order = wholeOrder(
    home,
    [1, 2].map((num) => ({ item_id, num })),
  );
  expect(refusalOf(await ming.call(createTrade, order))).toBe("duplicate_goods");
});
