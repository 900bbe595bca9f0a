import { queryCouponList } from "@sampan/contract/money/coupons";
import { getAccountBalance, queryAcctLogList } from "@sampan/contract/money/ledger/wallet";
import { giveCoupons, giveCredits, listGrants } from "@sampan/contract/money/staff-grants";
import { expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertTemplate } from "../../../../../tests/support/test-coupons.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { checkLedger } from "../ledger/check-ledger.ts";

const { db, customer, staff, clock } = await openTestApp();
const marketing = await staff("marketing");
const plain = { each: 1, reason: "开业回馈", is_trial: false };

const couponsOf = async (person: Awaited<ReturnType<typeof customer>>) =>
  valueOf(await person.call(queryCouponList, {})).datalist;
const toldOf = async (accountId: number) =>
  db
    .selectFrom("notices")
    .select(["kind", "subject_values as values"])
    .where("account_id", "=", accountId)
    .execute();

test("coupons go to everybody on a list once; the rest of it is named [BO-36]", async () => {
  const [ming, lan, gone] = [await customer(), await customer(), await customer()];
  const nok = await customer({ region: "TH" });
  await db.updateTable("accounts").set({ state: "disabled" }).where("id", "=", gone.id).execute();
  await db
    .updateTable("accounts")
    .set({ mobile: "+886912345678" })
    .where("id", "=", lan.id)
    .execute();
  const { code } = await insertTemplate(db, clock.now(), { taking: "issued", value: 10_000 });
  const accounts = [
    "uid,name",
    `${ming.uid},小明`,
    "0912 345 678",
    ming.email,
    ming.uid,
    nok.uid,
    gone.uid,
    "nobody@x.test",
    "somebody",
  ].join("\n");
  const trial = { ...plain, code, accounts, is_trial: true, reason: "" };
  const reach = {
    people: 2,
    cost: 20_000,
    currency: "TWD",
    unknown: [gone.uid, "nobody@x.test", "somebody"],
    doubles: [ming.uid, ming.email],
    elsewhere: [nok.uid],
    full: [],
  };
  expect(valueOf(await marketing.call(giveCoupons, trial)).data).toEqual({ number: "", ...reach });
  expect(await couponsOf(ming)).toEqual([]);

  const { data } = valueOf(await marketing.call(giveCoupons, { ...plain, code, accounts }));
  expect(data).toEqual({ number: data.number, ...reach });
  for (const person of [ming, lan]) {
    expect(await couponsOf(person)).toMatchObject([{ code, value: 10_000, state: "unused" }]);
    expect(await toldOf(person.id)).toEqual([{ kind: "coupon_granted", values: { count: 1 } }]);
  }
  const again = valueOf(await marketing.call(giveCoupons, { ...trial, accounts: ming.uid })).data;
  expect([again.people, again.full]).toEqual([0, [ming.uid]]);
});

test("a template with 10000 and 3 coupons grants three of 100.00 each [CPN-08]", async () => {
  const ming = await customer();
  const wish = { taking: "issued", value: 10_000, copies: 3, per_account: 3 } as const;
  const { code } = await insertTemplate(db, clock.now(), wish);
  const given = { ...plain, code, each: 3, accounts: ming.uid };
  expect(valueOf(await marketing.call(giveCoupons, given)).data.cost).toBe(30_000);
  expect((await couponsOf(ming)).map(({ value }) => value)).toEqual([10_000, 10_000, 10_000]);
});

test("nobody gets a coupon where there are fewer than the list needs [BO-36] [CPN-15]", async () => {
  const people = [await customer(), await customer()];
  const { code } = await insertTemplate(db, clock.now(), { copies: 1 });
  const accounts = people.map(({ uid }) => uid).join(" ");
  const given = await marketing.call(giveCoupons, { ...plain, code, accounts });
  expect(refusalOf(given)).toBe("coupon_gone");
  for (const person of people) expect(await couponsOf(person)).toEqual([]);
});

test("a red packet is read from bonus.total and stands under subject 2010102 [WAL-45]", async () => {
  const [ming, nok] = [await customer(), await customer({ region: "TH" })];
  const accounts = `${ming.uid}\n${nok.uid}`;
  const wish = { ...plain, kind: "bonus", currency: "TWD", each: 8_800, accounts } as const;
  const { data } = valueOf(await marketing.call(giveCredits, wish));
  expect(data).toMatchObject({ people: 1, cost: 8_800, elsewhere: [nok.uid] });
  valueOf(await marketing.call(giveCredits, { ...wish, each: 200 }));
  const balance = valueOf(await ming.call(getAccountBalance, {})).data;
  expect(balance.bonus.total).toBe(9_000);
  const ledger = valueOf(await ming.call(queryAcctLogList, { subject: "2010102" }));
  expect(ledger.datalist.map(({ amount, direct }) => [amount, direct])).toEqual([
    [200, 1],
    [8_800, 1],
  ]);
  expect(await toldOf(ming.id)).toContainEqual({
    kind: "bonus_granted",
    values: { amount: 8_800, currency: "TWD" },
  });
  expect(valueOf(await nok.call(getAccountBalance, {})).data.bonus.total).toBe(0);
  expect(await checkLedger(db)).toEqual([]);
});

test("points go to accounts of either region [BO-36]", async () => {
  const [ming, nok] = [await customer(), await customer({ region: "TH" })];
  const wish = { ...plain, kind: "points", each: 900, accounts: `${ming.uid} ${nok.uid}` } as const;
  valueOf(await marketing.call(giveCredits, wish));
  for (const person of [ming, nok]) {
    expect(valueOf(await person.call(getAccountBalance, {})).data.points).toBe(900);
    expect(await toldOf(person.id)).toEqual([{ kind: "points_given", values: { points: 900 } }]);
  }
});

test("every grant says who decided it, why, and what it costs [BO-36]", async () => {
  const ming = await customer();
  const { code } = await insertTemplate(db, clock.now(), { value: 900, ceiling: 15_000 });
  const accounts = ming.uid;
  const coupons = valueOf(await marketing.call(giveCoupons, { ...plain, code, accounts })).data;
  const points = { ...plain, kind: "points", each: 50, accounts, reason: "问卷" } as const;
  const { number } = valueOf(await marketing.call(giveCredits, points)).data;
  const finance = await staff("finance");
  const { datalist } = valueOf(await finance.call(listGrants, {}));
  expect(datalist.slice(0, 2)).toMatchObject([
    { number, kind: "points", each: 50, people: 1, cost: 50, reason: "问卷", currency: null },
    { number: coupons.number, kind: "coupon", code, cost: 15_000, reason: plain.reason },
  ]);
  expect(datalist[0]?.owner).not.toBe("");
  const acts = await db
    .selectFrom("audit_log")
    .select("action")
    .where("object_id", "in", [number, coupons.number])
    .orderBy("action")
    .execute();
  expect(acts.map(({ action }) => action)).toEqual(["grant_coupon", "grant_points"]);
});

test.each([
  [{ each: 0 }, "grant_amount_needed"],
  [{ reason: " " }, "reason_needed"],
  [{ accounts: "nobody" }, "grant_nobody"],
  [{ kind: "bonus" }, "grant_amount_needed"],
] as const)("a grant with %j is refused: %s [BO-36]", async (change, code) => {
  const ming = await customer();
  const wish = { ...plain, kind: "points", accounts: ming.uid, ...change } as const;
  expect(refusalOf(await marketing.call(giveCredits, wish))).toBe(code);
});

test("a list of more than 2,000 accounts is refused [BO-36]", async () => {
  const accounts = Array.from({ length: 2_001 }, (_, at) => `n${at}@x.test`).join("\n");
  const wish = { ...plain, kind: "points", accounts } as const;
  expect(refusalOf(await marketing.call(giveCredits, wish))).toBe("grant_too_long");
});

test("nobody gives to their own account", async () => {
  const [ming, own] = [await customer(), await customer()];
  const giver = await staff("marketing");
  const member = db.selectFrom("staff_members").select("email").orderBy("id", "desc").limit(1);
  const { email } = await member.executeTakeFirstOrThrow();
  await db.updateTable("accounts").set({ email }).where("id", "=", own.id).execute();
  const { code } = await insertTemplate(db, clock.now(), { taking: "issued", value: 100 });
  const accounts = `${ming.uid}\n${own.uid}`;
  const points = { ...plain, kind: "points" as const, each: 100, accounts };
  expect(refusalOf(await giver.call(giveCredits, points))).toBe("self_approval");
  expect(refusalOf(await giver.call(giveCoupons, { ...plain, code, accounts }))).toBe(
    "self_approval",
  );
  expect(await toldOf(ming.id)).toEqual([]);
  valueOf(await marketing.call(giveCredits, points));
  expect(await toldOf(own.id)).toMatchObject([{ kind: "points_given" }]);
});

test("only who may give does [BO-02]", async () => {
  const finance = await staff("finance");
  const wish = { ...plain, kind: "points", accounts: "x" } as const;
  expect(refusalOf(await finance.call(giveCredits, wish))).toBe("right_missing");
  const given = await finance.call(giveCoupons, { ...plain, code: "x", accounts: "x" });
  expect(refusalOf(given)).toBe("right_missing");
});
