import { randomUUID } from "node:crypto";
import { createClaim, simulateClaim } from "@sampan/contract/logistics/claims/claims";
import * as desk from "@sampan/contract/logistics/claims/staff-claims";
import { queryReverseList } from "@sampan/contract/trade/refunds/refunds";
import { getOrderDetail } from "@sampan/contract/trade/orders/orders";
import { addDays } from "@sampan/domain/kernel/business-time";
import { getDashboard } from "@sampan/contract/office/dashboard/staff-dashboard";
import { beforeAll, describe, expect, test } from "vitest";
import { setSettings } from "../../../../../tests/support/set-settings.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { openClaims } from "../../../../../tests/support/test-claims.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { fund } from "../../../../../tests/support/test-journey.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { checkLedger } from "../../money/ledger/check-ledger.ts";
import { findBalances } from "../../money/ledger/find-balances.ts";
import { escalateLateClaims } from "./claim-jobs.ts";

const world = await openTestApp();
const { staff, db, clock, needs } = world;
const { journey, photo, completed, claimed, noticesOf } = await openClaims(world);
const [service, finance] = [await staff("service"), await staff("finance")];

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

const uninsured = { order: { insurance: 0 } } as const;
const cashOf = async (id: number) =>
  (await findBalances(db, { accountId: id, currency: "TWD" })).cash;
const insured = () => claimed({ order: { insurance: 4 }, goods: { price: 90_00 } });
const lineOf = async (tid: string) => {
  const [item] = await journey.itemsOf(tid);
  return item;
};
describe("an accepted claim", () => {
  test.each([
    [2, 5_000],
    [3, 7_500],
    [4, 10_000],
  ] as const)(
    "pays the share of the goods that %d percent insure, in cash and once, as 4096 and not 2 (table) [CLM-13] [CLM-14] [CLM-15] [CLM-17]",
    async (insurance, share_bp) => {
      const { ming, tid, oid, id, claim } = await claimed({ order: { insurance } });
      const amount = Math.round((claim.goods_amount * share_bp) / 10_000);
      // Without an insurance only is the amount the desk's.
      const { data } = valueOf(await service.call(desk.acceptClaim, { id, num: 2, amount: 1 }));
      expect(data).toMatchObject({ state: "accepted", share_bp, amount, holder: "finance" });
      const before = await cashOf(ming.id);
      const { pay_real } = await journey.orderOf(tid);
      const paid = valueOf(await finance.call(desk.compensateBuyer, { id })).data;
      expect(paid).toMatchObject({ state: "succeeded", holder: "nobody", due_at: "" });
      expect((await cashOf(ming.id)) - before).toBe(amount);
      expect(refusalOf(await finance.call(desk.compensateBuyer, { id }))).toBe(
        "claim_not_in_state",
      );
      expect((await cashOf(ming.id)) - before).toBe(amount);

      const line = await lineOf(tid);
      expect((line?.refund_status ?? 0) & 4096).toBe(4096);
      expect((line?.refund_status ?? 0) & 2).toBe(0);
      expect(line).toMatchObject({ refund_num: 0, refund_real: amount, status: 12 });
      expect((await journey.orderOf(tid)).pay_real).toBe(pay_real - amount);
      const order = valueOf(await ming.call(getOrderDetail, { tid })).data;
      expect(order.items[0]).toMatchObject({ oid, shown_num: 4 });
      const row = await db
        .selectFrom("transfers")
        .select(["kind", "tid"])
        .where("tid", "=", tid)
        .where("kind", "=", "compensation")
        .execute();
      expect(row).toHaveLength(1);
      expect(await checkLedger(db)).toEqual([]);
      expect(await noticesOf(ming.id)).toEqual(["claim_made", "claim_accepted", "claim_paid"]);
      // Shown as a claim, and not once more among refunds.
      expect(valueOf(await ming.call(queryReverseList, { tid })).total).toBe(0);
    },
  );

  test("without insurance pays what the desk says, nothing by default, never above what was paid [CLM-16]", async () => {
    const { id, claim } = await claimed(uninsured);
    expect(claim).toMatchObject({ insurance: 0, share_bp: 0, amount: 0 });
    const above = { id, num: 2, amount: 90_000_000 };
    expect(refusalOf(await service.call(desk.acceptClaim, above))).toBe("refund_above_paid");
    const ours = { id, num: 1, amount: 5_000 };
    expect(valueOf(await service.call(desk.acceptClaim, ours)).data).toMatchObject({
      amount: 5_000,
      real_num: 1,
      goods_amount: Math.round(claim.goods_amount / 2),
      holder: "finance",
    });
    const other = await claimed(uninsured);
    const nothing = valueOf(await service.call(desk.acceptClaim, { id: other.id, num: 2 })).data;
    expect(nothing).toMatchObject({ amount: 0, holder: "seller", acts: ["record_seller_share"] });
    const pay = { id: other.id };
    expect(refusalOf(await finance.call(desk.compensateBuyer, pay))).toBe("claim_not_in_state");
    const share = { id: other.id, amount: 0 };
    expect(valueOf(await service.call(desk.recordSellerShare, share)).data.state).toBe("succeeded");
    expect(await noticesOf(other.ming.id)).toContain("claim_settled");
  });

  test("has succeeded once the customer has the money and the seller's share is in, in either order [CLM-09] [CLM-10] [CLM-11]", async () => {
    const accepted = async () => {
      const { ming, id } = await claimed({ order: { insurance: 2 } });
      valueOf(await service.call(desk.acceptClaim, { id, num: 2, awaits_seller: true }));
      return { ming, id };
    };
    const pay = async (id: string) =>
      valueOf(await finance.call(desk.compensateBuyer, { id })).data;
    const share = (id: string) => service.call(desk.recordSellerShare, { id, amount: 900 });

    const one = await accepted();
    const before = await cashOf(one.ming.id);
    expect(await pay(one.id)).toMatchObject({ state: "compensated_to_buyer", holder: "seller" });
    const { data } = valueOf(await share(one.id));
    expect(data).toMatchObject({ state: "succeeded", seller_amount: 900 });
    expect(refusalOf(await share(one.id))).toBe("claim_not_in_state");
    expect((await cashOf(one.ming.id)) - before).toBe(data.amount);

    const other = await accepted();
    expect(valueOf(await share(other.id)).data).toMatchObject({
      state: "seller_compensated",
      holder: "finance",
    });
    expect((await pay(other.id)).state).toBe("succeeded");
  });

  test("takes no share of a seller of whom none is waited for, before its money and after [BO-28] [CLM-10]", async () => {
    const { id } = await claimed({ order: { insurance: 2 } });
    const share = async () =>
      refusalOf(await service.call(desk.recordSellerShare, { id, amount: 900 }));
    const { data } = valueOf(await service.call(desk.acceptClaim, { id, num: 2 }));
    expect(data).toMatchObject({ awaits_seller: false, acts: [] });
    expect(await share()).toBe("claim_not_in_state");
    const paid = valueOf(await finance.call(desk.compensateBuyer, { id })).data;
    expect(paid).toMatchObject({ state: "succeeded", seller_amount: null });
    expect(await share()).toBe("claim_not_in_state");
  });

  test("leaves its pieces out of the next claim, and what it paid out of every ceiling [CLM-04] [REF-18]", async () => {
    const { ming, oid, id } = await claimed({ order: { insurance: 4 } }, 3);
    valueOf(await service.call(desk.acceptClaim, { id, num: 3 }));
    valueOf(await finance.call(desk.compensateBuyer, { id }));
    const { data } = valueOf(await ming.call(simulateClaim, { oid }));
    expect(data.left).toBe(1);
    const imgs = [await photo(ming)];
    const ask = { oid, content: "又壞", imgs };
    expect(refusalOf(await ming.call(createClaim, { ...ask, num: 2 }))).toBe("claim_too_many");
    valueOf(await ming.call(createClaim, { ...ask, num: 1 }));
  });

  test("pays the share that was promised when the order was placed", async () => {
    const { id, claim } = await claimed({ order: { insurance: 4 } });
    const later = { key: "insurance_payout_bp", value: JSON.stringify({ 2: 100, 3: 100, 4: 100 }) };
    const moment = { starts_at: new Date(clock.now().getTime() + 1), made_at: clock.now() };
    await db
      .insertInto("setting_changes")
      .values({ ...later, ...moment })
      .execute();
    valueOf(await service.call(desk.acceptClaim, { id, num: 2 }));
    expect(valueOf(await finance.call(desk.compensateBuyer, { id })).data.amount).toBe(
      claim.goods_amount,
    );
    await setSettings(needs, {});
  });
});

describe("the desk", () => {
  test("rejects with a reason, and closes what is left at that [BO-28] [CLM-08] [CLM-12]", async () => {
    const { ming, id } = await claimed();
    expect(refusalOf(await service.call(desk.closeClaimAtDesk, { id }))).toBe("claim_not_in_state");
    const silent = { id, reason: " " };
    expect(refusalOf(await service.call(desk.rejectClaim, silent))).toBe("reason_needed");
    const reason = "照片是另一件商品";
    const { data } = valueOf(await service.call(desk.rejectClaim, { id, reason }));
    expect(data).toMatchObject({ state: "rejected", answer: reason, amount: 0, acts: ["close"] });
    const late = { id, num: 2 };
    expect(refusalOf(await service.call(desk.acceptClaim, late))).toBe("claim_not_in_state");
    expect(valueOf(await service.call(desk.closeClaimAtDesk, { id })).data.state).toBe("closed");
    const told = ["claim_made", "claim_rejected", "claim_closed"];
    expect(await noticesOf(ming.id)).toEqual(told);
  });

  test("lets nobody pay what they accepted, decide without the right, or about themselves [BO-28]", async () => {
    const { ming, id } = await claimed({ order: { insurance: 2 } });
    const both = await staff("service", "finance");
    const buyer = await staff("buyer");
    expect(refusalOf(await buyer.call(desk.acceptClaim, { id, num: 2 }))).toBe("right_missing");
    expect(refusalOf(await finance.call(desk.acceptClaim, { id, num: 2 }))).toBe("right_missing");
    const { email } = await db
      .selectFrom("accounts")
      .select("email")
      .where("id", "=", ming.id)
      .executeTakeFirstOrThrow();
    const mailOf = (mail: string) =>
      db.updateTable("staff_members").set({ email: mail }).where("id", "=", both.id).execute();
    await mailOf(email ?? "");
    expect(refusalOf(await both.call(desk.acceptClaim, { id, num: 2 }))).toBe("self_approval");
    const reason = "不是我的";
    expect(refusalOf(await both.call(desk.rejectClaim, { id, reason }))).toBe("self_approval");
    await mailOf(`${both.id}@sampan.example`);
    valueOf(await both.call(desk.acceptClaim, { id, num: 2 }));
    expect(refusalOf(await both.call(desk.compensateBuyer, { id }))).toBe("self_approval");
    expect(refusalOf(await service.call(desk.compensateBuyer, { id }))).toBe("right_missing");
    valueOf(await finance.call(desk.compensateBuyer, { id }));
  });

  test("is held to what one employee may let out in a day, and what is more by itself to two who pay it [BO-24]", async () => {
    const [first, second] = [await insured(), await insured()];
    const fresh = await staff("service");
    const accept = ({ id }: { id: string }) => fresh.call(desk.acceptClaim, { id, num: 2 });
    // Each comes to 180 yuan.
    await setSettings(needs, { refund_employee_day_cny: 200_00 });
    valueOf(await accept(first));
    expect(refusalOf(await accept(second))).toBe("refund_limit_reached");

    await setSettings(needs, { refund_employee_day_cny: 100_00 });
    const { id } = second;
    expect(valueOf(await accept(second)).data).toMatchObject({ needs_second: true, signed_by: "" });
    const [one, other] = [await staff("finance"), await staff("finance")];
    const before = await cashOf(second.ming.id);
    const signed = valueOf(await one.call(desk.compensateBuyer, { id })).data;
    expect(signed).toMatchObject({ state: "accepted", acts: [], needs_other: true });
    expect(refusalOf(await one.call(desk.compensateBuyer, { id }))).toBe("self_approval");
    expect(await cashOf(second.ming.id)).toBe(before);
    const paid = valueOf(await other.call(desk.compensateBuyer, { id })).data;
    expect(paid).toMatchObject({ state: "succeeded", needs_second: false });
    expect(paid.signed_by).toBe(signed.signed_by);
    expect(await cashOf(second.ming.id)).toBe(before + paid.amount);
    await setSettings(needs, { refund_employee_day_cny: 20_000_00 });
  });

  test("finds what was not decided in time first in line, its customer is told once, and the dashboard counts it until it is decided [BO-28] [BO-52]", async () => {
    const { ming, id } = await claimed();
    const counted = async (by = service) =>
      valueOf(await by.call(getDashboard, {})).data.queues.claims;
    const before = await counted();
    expect(before.count).toBeGreaterThan(0);
    clock.set(addDays(clock.now(), 9));
    await escalateLateClaims(needs);
    await escalateLateClaims(needs);
    expect(await noticesOf(ming.id)).toEqual(["claim_made", "claim_late"]);
    const late = await staff("service");
    const { datalist, waiting } = valueOf(
      await late.call(desk.listClaims, { tab: "late", page_size: 100 }),
    );
    expect(datalist.find((one) => one.id === id)).toMatchObject({ is_late: true });
    expect(waiting["late"]).toBeGreaterThan(0);
    const then = await counted(late);
    expect(then.late).toBeGreaterThan(before.late);
    valueOf(await late.call(desk.rejectClaim, { id, reason: "看不出破損" }));
    const after = await counted(late);
    expect([after.count, after.late]).toEqual([then.count - 1, then.late - 1]);
  });
});

test("asked for twice with one key, a claim is made once and paid once [NFR-07] [CLM-17]", async () => {
  const { ming, oid } = await completed({ order: { insurance: 4 } });
  const imgs = [await photo(ming)];
  const made = { idempotencyKey: randomUUID() };
  const wish = { oid, num: 1, content: "破了", imgs };
  const { id } = valueOf(await ming.call(createClaim, wish, made)).data;
  expect(valueOf(await ming.call(createClaim, wish, made)).data.id).toBe(id);
  valueOf(await (await staff("service")).call(desk.acceptClaim, { id, num: 1 }));
  const before = await cashOf(ming.id);
  const payer = await staff("finance");
  const paid = { idempotencyKey: randomUUID() };
  const first = valueOf(await payer.call(desk.compensateBuyer, { id }, paid));
  expect(valueOf(await payer.call(desk.compensateBuyer, { id }, paid))).toEqual(first);
  expect((await cashOf(ming.id)) - before).toBe(first.data.amount);
});

test("what was paid with a red packet comes back as one where the cash does not reach [CLM-17]", async () => {
  const { ming, tid, id, claim } = await claimed({ order: { insurance: 4 } }, 4);
  await fund(db, ming, { kind: "bonus", amount: 1, now: clock.now() });
  const { pay_info, pay_real } = await journey.orderOf(tid);
  const cash = 1_00;
  const bonus = pay_real - cash;
  await db
    .updateTable("orders")
    .set({ pay_info: JSON.stringify({ ...pay_info, cash, bonus }), pay_real: cash })
    .where("tid", "=", tid)
    .execute();
  valueOf(await (await staff("service")).call(desk.acceptClaim, { id, num: 4 }));
  const before = await findBalances(db, { accountId: ming.id, currency: "TWD" });
  valueOf(await (await staff("finance")).call(desk.compensateBuyer, { id }));
  const after = await findBalances(db, { accountId: ming.id, currency: "TWD" });
  expect([after.cash - before.cash, after.bonus - before.bonus]).toEqual([
    cash,
    claim.goods_amount - cash,
  ]);
});
