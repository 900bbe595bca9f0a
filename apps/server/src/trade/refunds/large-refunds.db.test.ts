import {
  enterCompensation,
  executeRefund,
  listRefunds,
} from "@sampan/contract/trade/refunds/staff-refunds";
import { addDays } from "@sampan/domain/kernel/business-time";
import { readRefundFlags } from "@sampan/domain/trade/refunds/refund-bits";
import { beforeAll, describe, expect, test } from "vitest";
import { setSettings } from "../../../../../tests/support/set-settings.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { openJourney } from "../../../../../tests/support/test-journey.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { checkLedger } from "../../money/ledger/check-ledger.ts";
import { findBalances } from "../../money/ledger/find-balances.ts";

const world = await openTestApp();
const { customer, staff, db, clock, needs } = world;
const journey = await openJourney(world);

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

type Desk = Awaited<ReturnType<typeof staff>>;
const cashOf = async (id: number) =>
  (await findBalances(db, { accountId: id, currency: "TWD" })).cash;

/** A compensation of so many yuan for goods of 21,000, which service entered. */
async function entered(yuan: number, by?: Desk) {
  const ming = await customer();
  const tid = await journey.paid(ming, { goods: { price: 700_000 }, num: 3 });
  const [item] = await journey.itemsOf(tid);
  const service = by ?? (await staff("service"));
  const amount = Math.round(yuan * 453);
  const given = { oid: item?.oid ?? "", amount, fault: "us", reason: "整批壓壞" } as const;
  const { number } = valueOf(await service.call(enterCompensation, given)).data;
  return { ming, tid, number, amount, before: await cashOf(ming.id) };
}
const finance = async () => [await staff("finance"), await staff("finance")] as const;
const pay = (by: Desk, number: string) => by.call(executeRefund, { number });

describe("a refund that is more than one employee lets out in a day", () => {
  test("is signed by one of finance and paid by another, once [BO-25]", async () => {
    const { ming, number, amount, before } = await entered(20_500);
    const [first, second] = await finance();
    const signed = valueOf(await pay(first, number)).data;
    expect(signed).toMatchObject({ holder: "finance", needs_second: true, executed_by: "" });
    expect(signed).toMatchObject({ acts: [], needs_other: true });
    expect(signed.signed_at).not.toBe("");
    expect(refusalOf(await pay(first, number))).toBe("self_approval");
    expect(await cashOf(ming.id)).toBe(before);

    const { datalist } = valueOf(await second.call(listRefunds, { tab: "finance" }));
    const waiting = datalist.find((one) => one.number === number);
    expect(waiting).toMatchObject({ signed_by: signed.signed_by, acts: ["execute"] });
    const paid = valueOf(await pay(second, number)).data;
    expect(paid).toMatchObject({ holder: "nobody", needs_second: false });
    expect([paid.signed_by, paid.executed_by]).not.toContain("");
    expect(paid.signed_by).not.toBe(paid.executed_by);
    expect(await cashOf(ming.id)).toBe(before + amount);
    expect(refusalOf(await pay(second, number))).toBe("refund_not_in_state");
    expect(await checkLedger(db)).toEqual([]);
    const said = await db
      .selectFrom("audit_log")
      .select("action")
      .where("object_kind", "=", "refund")
      .where("object_id", "=", number)
      .orderBy("id")
      .execute();
    expect(said.map(({ action }) => action)).toEqual([
      "enter_compensation",
      "sign_payout",
      "execute_refund",
    ]);
  });

  test("is nobody's to sign or to pay who entered it, and counts towards nobody's day [BO-25] [BO-24]", async () => {
    const both = await staff("service", "finance");
    const { number } = await entered(20_500, both);
    expect(refusalOf(await pay(both, number))).toBe("self_approval");
    const [first, second] = await finance();
    valueOf(await pay(first, number));
    expect(refusalOf(await pay(both, number))).toBe("self_approval");
    valueOf(await pay(second, number));

    // 19,000 of the 20,000 of a day, each alone; then 2,000 are too many.
    const third = await entered(19_000, both);
    valueOf(await pay(second, third.number));
    const fourth = await entered(2_000);
    expect(refusalOf(await pay(second, fourth.number))).toBe("refund_limit_reached");
    valueOf(await pay(first, fourth.number));
  });

  test("takes a signature for the amount it was given for: at another amount it is signed anew", async () => {
    const { number } = await entered(20_500);
    const [first, second] = await finance();
    valueOf(await pay(first, number));
    await db
      .updateTable("payout_signatures")
      .set((row) => ({ cny: row("cny", "-", 1) }))
      .where("number", "=", number)
      .execute();
    expect(valueOf(await pay(second, number)).data).toMatchObject({ holder: "finance" });
    expect(refusalOf(await pay(second, number))).toBe("self_approval");
    expect(valueOf(await pay(first, number)).data).toMatchObject({ holder: "nobody" });
  });

  test("is signed anew where the signer may no longer pay: left, or with another role; the desk says what became of each signature", async () => {
    const { number, ming, amount, before, tid } = await entered(20_500);
    const [first, second] = await finance();
    const third = await staff("finance");
    valueOf(await pay(first, number));
    await db
      .updateTable("staff_members")
      .set({ roles: ["service"] })
      .where("id", "=", first.id)
      .execute();
    const { datalist } = valueOf(await second.call(listRefunds, { tab: "finance" }));
    const waiting = datalist.find((one) => one.number === number);
    expect(waiting).toMatchObject({ signed_by: "", needs_second: true, acts: ["execute"] });
    expect(waiting?.signatures).toMatchObject([{ fate: "void", void_for: "signer" }]);
    expect(valueOf(await pay(second, number)).data).toMatchObject({ holder: "finance" });
    expect(await cashOf(ming.id)).toBe(before);
    await db
      .updateTable("staff_members")
      .set({ state: "disabled" })
      .where("id", "=", second.id)
      .execute();
    expect(valueOf(await pay(third, number)).data).toMatchObject({ holder: "finance" });
    const paid = valueOf(await pay(await staff("finance"), number)).data;
    expect(paid.holder).toBe("nobody");
    expect(await cashOf(ming.id)).toBe(before + amount);
    const [item] = await journey.itemsOf(tid);
    expect(readRefundFlags(item?.refund_status ?? 0)).toEqual([
      "requested",
      "succeeded",
      "accepted",
      "compensated",
    ]);
    expect(paid.signatures.map(({ fate, void_for }) => [fate, void_for])).toEqual([
      ["used", null],
      ["void", "signer"],
      ["void", "signer"],
    ]);
    expect(paid.signed_by).toBe(paid.signatures[0]?.name);
  });

  test("is one person's again where the limit was raised", async () => {
    const { number } = await entered(20_500);
    const [first] = await finance();
    valueOf(await pay(first, number));
    await setSettings(needs, { refund_employee_day_cny: 3_000_000 });
    clock.set(addDays(clock.now(), 2));
    expect(valueOf(await pay(await staff("finance"), number)).data.holder).toBe("nobody");
    await setSettings(needs, { refund_employee_day_cny: 2_000_000 });
  });
});
