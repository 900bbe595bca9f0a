import { createTrade } from "@sampan/contract/trade/orders/orders";
import { logOut } from "@sampan/contract/people/sessions/log-in";
import { getAccountBalance } from "@sampan/contract/money/ledger/wallet";
import { expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import {
  insertProduct,
  insertRates,
  insertTariff,
} from "../../../../../tests/support/test-goods.ts";
import { openJourney, pay } from "../../../../../tests/support/test-journey.ts";
import { saveHome, wholeOrder } from "../../../../../tests/support/test-orders.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openTestApp();
const { clock, customer, db, needs } = world;

test("with a session people order, pay and see their wallet; without it none of that [SES-02]", async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
  const journey = await openJourney(world);
  const ming = await customer();

  const paid = await journey.paid(ming);
  expect(await journey.orderOf(paid)).toMatchObject({ account_id: ming.id });
  const waiting = await journey.approved(ming);
  const { data } = valueOf(await ming.call(getAccountBalance, {}));
  expect(data.balance).toBeGreaterThan(0);
  const product = await insertProduct(db, clock.now());
  const order = wholeOrder(await saveHome(ming), [{ item_id: product.item_id, num: 1 }]);

  const copied = ming.cookies.get("session_id") ?? "";
  valueOf(await ming.call(logOut, {}));
  for (const secret of ["", copied]) {
    if (secret !== "") ming.cookies.set("session_id", secret);
    expect(refusalOf(await ming.call(createTrade, order))).toBe("login_needed");
    expect(refusalOf(await pay(ming, waiting))).toBe("login_needed");
    expect(refusalOf(await ming.call(getAccountBalance, {}))).toBe("login_needed");
  }
});
