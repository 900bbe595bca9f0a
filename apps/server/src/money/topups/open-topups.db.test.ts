import {
  rechargeCancel,
  rechargePay,
  rechargeQueryOrder,
} from "@sampan/contract/money/topups/online-topups";
import { getAccountBalance } from "@sampan/contract/money/ledger/wallet";
import { describe, expect, test } from "vitest";
import { createFakeProvider } from "../../../../../tests/support/fake-provider.ts";
import { setSettings } from "../../../../../tests/support/set-settings.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import type { TestCustomer } from "../../../../../tests/support/test-journey.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const ecpay = createFakeProvider("ecpay", "TWD");
const { customer, clock, needs } = await openTestApp({
  providers: new Map([["ecpay", ecpay.provider]]),
});

const start = async (who: TestCustomer) =>
  valueOf(await who.call(rechargePay, { amount: 100_000, channel: "ecpay" })).data.order_no;
const lookAt = async (who: TestCustomer, order_no: string) => {
  clock.pass({ minutes: 0.05 });
  return valueOf(await who.call(rechargeQueryOrder, { order_no })).data;
};
const balanceOf = async (who: TestCustomer) =>
  valueOf(await who.call(getAccountBalance, {})).data.balance;

describe("open online top-ups of one person", () => {
  test("have a ceiling, under which cancelling, paying or the deadline makes room", async () => {
    const ming = await customer();
    await setSettings(needs, { open_topups: 2 });
    const [first, second] = [await start(ming), await start(ming)];
    const again = async () =>
      refusalOf(await ming.call(rechargePay, { amount: 100_000, channel: "ecpay" }));
    expect(await again()).toBe("topups_open");
    const { data } = valueOf(await ming.call(rechargeCancel, { order_no: first }));
    expect(data).toEqual({ order_no: first, state: "expired" });
    expect(await again()).toBe("accepted");
    expect(await again()).toBe("topups_open");
    ecpay.pay(second);
    expect((await lookAt(ming, second)).state).toBe("success");
    expect(await again()).toBe("accepted");
    clock.pass({ minutes: 31 });
    expect(await again()).toBe("accepted");
    await setSettings(needs, {});
  });

  test("that is cancelled but was paid meanwhile is credited, and cancelled once", async () => {
    const ming = await customer();
    const [paid, given] = [await start(ming), await start(ming)];
    ecpay.pay(paid);
    const cancel = (order_no: string) => ming.call(rechargeCancel, { order_no });
    expect(valueOf(await cancel(paid)).data.state).toBe("success");
    expect(await balanceOf(ming)).toBe(100_000);
    expect(valueOf(await cancel(given)).data.state).toBe("expired");
    expect(refusalOf(await cancel(given))).toBe("topup_not_in_state");
    const nok = await customer();
    expect(refusalOf(await nok.call(rechargeCancel, { order_no: given }))).toBe("topup_unknown");
  });

  test("lead back to the provider's page until it was opened", async () => {
    const ming = await customer();
    const order_no = await start(ming);
    ecpay.forget(order_no);
    const { pay } = await lookAt(ming, order_no);
    expect(pay).toMatchObject({ method: "POST", fields: { order: order_no } });
    // The form opens a payment once; opened, it is not offered again.
    await ecpay.provider.startPayment({
      order: order_no,
      amount: 100_000,
      currency: "TWD",
      description: "",
      return_url: "",
      notify_url: "",
    });
    expect((await lookAt(ming, order_no)).pay).toBeNull();
  });

  test("are asked about once in two seconds, however often their owner looks", async () => {
    const ming = await customer();
    const order_no = await start(ming);
    const before = ecpay.asked.length;
    for (let look = 0; look < 20; look += 1)
      valueOf(await ming.call(rechargeQueryOrder, { order_no }));
    expect(ecpay.asked.length - before).toBe(1);
  });
});
