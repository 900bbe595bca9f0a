import { createHash } from "node:crypto";
import { hash } from "@node-rs/argon2";
import { getUserById } from "@sampan/contract/people/accounts/accounts";
import { queryNoticeList } from "@sampan/contract/people/notices";
import { cancelAccount, getCancellation } from "@sampan/contract/people/personal-data";
import { logIn } from "@sampan/contract/people/sessions/log-in";
import { formatAmount } from "@sampan/domain/kernel/money";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import {
  insertProduct,
  insertRates,
  insertTariff,
} from "../../../../../tests/support/test-goods.ts";
import { fund, type TestCustomer } from "../../../../../tests/support/test-journey.ts";
import { placeOrder } from "../../../../../tests/support/test-orders.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { postTransfer } from "../../money/ledger/post-transfer.ts";

const { clock, customer, db, jobs, visitor, needs } = await openTestApp();

const received = (typed: string) => createHash("sha256").update(typed).digest("hex");
const password = received("Boat_2026");
let password_hash = "";
beforeAll(async () => {
  // Cheap on purpose: how passwords are stored is tested elsewhere.
  password_hash = await hash(password, { memoryCost: 64, timeCost: 1, parallelism: 1 });
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

const person = async (wish: Parameters<typeof customer>[0] = {}) => {
  const made = await customer(wish);
  await db.updateTable("accounts").set({ password_hash }).where("id", "=", made.id).execute();
  return made;
};
const cancel = (of: TestCustomer) => of.call(cancelAccount, { password });
const enter = (of: TestCustomer, keep?: boolean) =>
  visitor().call(logIn, {
    account: of.email,
    password,
    ...(keep === undefined ? {} : { keep }),
  });

describe("an account is cancelled", () => {
  test("by its owner with the password, which ends every session [API-36] [ACC-36]", async () => {
    const ming = await person();
    const wrong = await ming.call(cancelAccount, { password: received("guess") });
    expect(refusalOf(wrong)).toBe("wrong_password");
    expect(refusalOf(await ming.call(getUserById, {}))).toBe("accepted");

    const { data } = valueOf(await cancel(ming));
    expect(data.erased_on).toBe("2026-04-01 12:00:00");
    expect(refusalOf(await ming.call(getUserById, {}))).toBe("login_needed");
  });

  test("and its owner is told outside, in case it was not them [ACC-36] [BO-53]", async () => {
    const ming = await person();
    valueOf(await cancel(ming));
    const notice = await db
      .selectFrom("notices")
      .select(["key", "kind", "subject_values"])
      .where("account_id", "=", ming.id)
      .executeTakeFirstOrThrow();
    expect(notice).toMatchObject({
      kind: "account_cancelled",
      subject_values: { erased_on: "2026-04-01" },
    });
    expect(jobs).toContainEqual({ name: "notify-customer", data: { notice_key: notice.key } });
  });

  test("unless an order is in progress [ACC-37]", async () => {
    const ming = await person();
    const { item_id } = await insertProduct(db, clock.now());
    await placeOrder(ming, [{ item_id, num: 10 }]);
    expect(refusalOf(await cancel(ming))).toBe("orders_in_progress");
    expect(valueOf(await ming.call(getCancellation, {})).data.orders_in_progress).toBe(1);
    for (const [status, outcome] of [
      [7, "accepted"],
      [9, "accepted"],
    ] as const) {
      const other = await person();
      await placeOrder(other, [{ item_id, num: 10 }]);
      await db
        .updateTable("orders")
        .set({ status, completed_at: status === 7 ? clock.now() : null })
        .where("account_id", "=", other.id)
        .execute();
      expect([status, refusalOf(await cancel(other))]).toEqual([status, outcome]);
    }
  });

  test("unless there is a balance, a cent of it [ACC-37]", async () => {
    const ming = await person();
    await fund(db, ming, { amount: 1, now: clock.now() });
    const refused = await cancel(ming);
    expect(refusalOf(refused)).toBe("balance_left");
    expect(refused).toMatchObject({ error: { values: { amount: formatAmount(1, "TWD") } } });
    expect(refusalOf(await ming.call(getUserById, {}))).toBe("accepted");
  });

  test("unless money is frozen for a withdrawal [ACC-37]", async () => {
    const ming = await person();
    await fund(db, ming, { amount: 10_000, now: clock.now() });
    valueOf(
      await postTransfer(db, {
        idempotency_key: `freeze:${ming.uid}`,
        kind: "freeze",
        currency: "TWD",
        tid: "",
        entries: [
          { account: { owner: ming.id, kind: "cash" }, amount: -10_000 },
          { account: { owner: ming.id, kind: "cash_locked" }, amount: 10_000 },
        ],
        now: clock.now(),
      }),
    );
    expect(refusalOf(await cancel(ming))).toBe("withdrawal_pending");
  });

  test("while red packets, points and coupons merely lapse, which is said before", async () => {
    const ming = await person();
    await fund(db, ming, { kind: "bonus", amount: 500, now: clock.now() });
    await fund(db, ming, { kind: "points", amount: 30, now: clock.now() });
    const { data } = valueOf(await ming.call(getCancellation, {}));
    expect(data).toMatchObject({ bonus: 500, points: 30, coupons: 0, balance: 0 });
    expect(refusalOf(await cancel(ming))).toBe("accepted");
  });
});

describe("within the month", () => {
  test("a log-in is told the day, and keeps the account when it wishes to [ACC-36]", async () => {
    const ming = await person();
    valueOf(await cancel(ming));
    clock.pass({ days: 12 });
    const refused = await enter(ming);
    expect(refusalOf(refused)).toBe("account_cancelled");
    expect(refused).toMatchObject({ error: { values: { date: expect.stringMatching(/^2026-/) } } });

    const back = visitor();
    valueOf(await back.call(logIn, { account: ming.email, password, keep: true }));
    expect(refusalOf(await back.call(getUserById, {}))).toBe("accepted");
    expect(refusalOf(await enter(ming))).toBe("accepted");
    const { datalist } = valueOf(await back.call(queryNoticeList, {}));
    const kinds = datalist.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(["account_kept", "account_cancelled"]));
  });

  test("nobody else learns of it: a wrong password is a wrong password", async () => {
    const ming = await person();
    valueOf(await cancel(ming));
    const guess = { account: ming.email, password: received("guess"), keep: true };
    expect(refusalOf(await visitor().call(logIn, guess))).toBe("wrong_password");
    expect(refusalOf(await enter(ming))).toBe("account_cancelled");
  });

  test("a cancellation starts the month anew after it was taken back [ACC-36]", async () => {
    const ming = await person();
    valueOf(await cancel(ming));
    clock.pass({ days: 20 });
    valueOf(await enter(ming, true));
    const back = visitor();
    valueOf(await back.call(logIn, { account: ming.email, password }));
    const { data } = valueOf(await back.call(cancelAccount, { password }));
    const left_ms = Date.parse(`${data.erased_on.replace(" ", "T")}+08:00`) - clock.now().getTime();
    expect(left_ms / 86_400_000).toBe(30);
  });
});
