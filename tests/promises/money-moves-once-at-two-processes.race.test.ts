import { randomUUID } from "node:crypto";
import { NetworkError } from "@sampan/client/faults";
import type { Call, RequestOf } from "@sampan/contract/kernel/call";
import { getAccountBalance } from "@sampan/contract/money/ledger/wallet";
import { payConfirm, simulatePay } from "@sampan/contract/money/payments";
import { giveCredits } from "@sampan/contract/money/staff-grants";
import { createWithdraw } from "@sampan/contract/money/withdrawals/withdrawals";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { openAppBesideServers } from "../support/app-beside-servers.ts";
import { createHttpCaller, type HttpCaller } from "../support/http-caller.ts";
import { insertRates, insertTariff } from "../support/test-goods.ts";
import { fund, openJourney, type TestCustomer } from "../support/test-journey.ts";
import { insertSession, insertStaff, insertStaffSession } from "../support/test-people.ts";
import { insertCashOutBanks, openPayees, password } from "../support/test-withdrawals.ts";
import { refusalOf, valueOf } from "../support/value-of.ts";
import { openLossyWay } from "./support/lossy-way.ts";
import { sizeOf, tellPromise } from "./support/tell-promise.ts";
import { checkLedger } from "../../apps/server/src/money/ledger/check-ledger.ts";

const world = await openAppBesideServers();
const { db, clock, customer, needs } = world;
const journey = await openJourney(world);
const { payee, settledCard } = openPayees(world);
const desks = await world.desks("marketing", 2);
const way = await openLossyWay(world.urls);

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
  await insertCashOutBanks(db);
});

const TWD = { currency: "TWD" } as const;
const cashOf = async (who: TestCustomer) =>
  valueOf(await who.call(getAccountBalance, {})).data.balance;
const paymentsOf = async (tid: string) =>
  (await db.selectFrom("transfers").select("id").where("tid", "=", tid).execute()).length;

/** An approved order that its customer has money for, and how to pay it. */
async function dueOrder(ming: TestCustomer) {
  const tid = await journey.approved(ming);
  const { data } = valueOf(await ming.call(simulatePay, { tids: [tid], ...TWD }));
  const input = { tids: [tid], ...TWD, exchange_rate: data.exchange_rate ?? "" };
  return { tid, input, total: data.total };
}

async function rich(): Promise<TestCustomer> {
  const ming = await customer();
  await fund(db, ming, { amount: 1_000_000_000, now: clock.now() });
  return ming;
}

test("an order that is paid fifty times at two processes at once, with one key, with others and with the key of another payment, is paid once [PAY-15] [NFR-07]", async () => {
  const rounds = sizeOf({ quick: 2, full: 200 });
  const ming = await rich();
  const phones = await world.phones(ming.id, 10);
  let debits = 0;
  let asked = 0;
  for (let round = 0; round < rounds; round += 1) {
    const order = await dueOrder(ming);
    const other = await dueOrder(ming);
    const before = await cashOf(ming);
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => {
        const phone = phones[at % phones.length]!;
        if (at % 5 === 4) return phone.call(payConfirm, other.input, { idempotencyKey: key });
        return phone.call(payConfirm, order.input, at % 2 === 0 ? { idempotencyKey: key } : {});
      }),
    );
    asked += answers.length;
    const kinds = new Set(answers.map(refusalOf));
    kinds.delete("accepted");
    expect([...kinds].toSorted()).toEqual(["idempotency_key_reused", "not_payable"]);
    const paid = [await paymentsOf(order.tid), await paymentsOf(other.tid)];
    debits += paid[0] ?? 0;
    expect(paid[0]).toBe(1);
    // The key was given to one of the two payments; the other was refused under it.
    expect(paid[1]).toBeLessThanOrEqual(1);
    const told = (tid: string) =>
      answers
        .filter((answer) => answer.ok)
        .map((answer) => valueOf(answer).data)
        .filter(({ tids }) => tids[0] === tid);
    expect(new Set(told(order.tid).map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await cashOf(ming)).toBe(before - order.total - (paid[1] ?? 0) * other.total);
  }
  tellPromise({
    promise: 6,
    name: "the same payment at two processes pays once",
    target: "1 debit each round; another body under the key is refused",
    figure: `${debits} debits in ${rounds} rounds of ${asked / rounds} requests`,
  });
  expect(debits).toBe(rounds);
}, 1_800_000);

test("of many orders that each cost the whole balance one is paid, at two processes at once [WAL-50] [PAY-10]", async () => {
  const rounds = sizeOf({ quick: 1, full: 20 });
  const orders = sizeOf({ quick: 8, full: 50 });
  let paid = 0;
  for (let round = 0; round < rounds; round += 1) {
    const ming = await customer();
    const due = [];
    for (let order = 0; order < orders; order += 1) due.push(await dueOrder(ming));
    const [first] = due;
    await fund(db, ming, { amount: first?.total ?? 0, now: clock.now() });
    const phones = await world.phones(ming.id, orders);
    const outcomes = await Promise.all(
      due.map(async ({ input }, at) => refusalOf(await phones[at]!.call(payConfirm, input))),
    );
    paid += outcomes.filter((outcome) => outcome === "accepted").length;
    expect(new Set(outcomes)).toEqual(new Set(["accepted", "balance_insufficient"]));
    expect(await cashOf(ming)).toBe(0);
  }
  tellPromise({
    promise: 2,
    name: "a balance is never negative at two processes",
    target: `exactly 1 of ${orders} each round`,
    figure: `${paid} of ${rounds * orders} spent a whole balance in ${rounds} rounds`,
  });
  expect(paid).toBe(rounds);
}, 1_800_000);

/** Asks until an answer arrives, under one key, as our pages do. */
async function askAgain<C extends Call>(who: HttpCaller, call: C, input: RequestOf<C>) {
  const options = { idempotencyKey: randomUUID() };
  for (let time = 0; time < 3; time += 1) {
    try {
      return await who.call(call, input, options);
    } catch (fault) {
      if (!(fault instanceof NetworkError)) throw fault;
    }
  }
  throw new Error("no answer arrived");
}

const gift = (to: TestCustomer) =>
  ({
    kind: "bonus",
    ...TWD,
    each: 100,
    accounts: to.uid,
    reason: "lost",
    is_trial: false,
  }) as const;
const bonusOf = async (who: TestCustomer) =>
  valueOf(await who.call(getAccountBalance, {})).data.bonus.total;

test("an answer that is lost after the money moved is given again to whoever asks once more, at whichever process [NFR-07] [PAY-15]", async () => {
  const times = sizeOf({ quick: 8, full: 250 });
  const ming = await rich();
  const phone = createHttpCaller(way.url);
  phone.cookies.set("session_id", await insertSession(db, clock.now(), ming.id));
  const [desk] = desks;
  if (!desk) throw new Error("nobody at the desk");
  const giver = desk.at(way.url);
  let once = 0;
  for (let time = 0; time < times; time += 1) {
    const { tid, input, total } = await dueOrder(ming);
    const before = [await cashOf(ming), await bonusOf(ming)] as const;
    const { data } = valueOf(await askAgain(phone, payConfirm, input));
    if (data.paid === total && (await paymentsOf(tid)) === 1) once += 1;
    expect(await cashOf(ming)).toBe(before[0] - total);
    const given = await askAgain(giver, giveCredits, gift(ming));
    if (valueOf(given).data.people === 1 && (await bonusOf(ming)) === before[1] + 100) once += 1;
  }
  tellPromise({
    promise: 7,
    name: "a lost answer can be asked for again",
    target: `${times * 2} of ${times * 2} answered, 1 movement each`,
    figure: `${once} of ${times * 2}, ${way.lost()} answers lost on the way`,
  });
  expect(once).toBe(times * 2);
  expect(way.lost()).toBeGreaterThanOrEqual(times * 2);
}, 1_800_000);

test("who asks again under another key is given a second gift, and the count notices", async () => {
  const ming = await customer();
  const giver = desks[0]!;
  await expect(giver.at(way.url).call(giveCredits, gift(ming))).rejects.toThrow(NetworkError);
  valueOf(await giver.call(giveCredits, gift(ming)));
  expect(await bonusOf(ming)).toBe(200);
});

test("a red packet and points that are used for many orders at two processes at once are used once [WAL-45] [PTS-03]", async () => {
  const rounds = sizeOf({ quick: 1, full: 25 });
  const orders = sizeOf({ quick: 6, full: 50 });
  let used = 0;
  for (let round = 0; round < rounds; round += 1) {
    const ming = await rich();
    const now = clock.now();
    await fund(db, ming, { kind: "bonus", amount: 500, now });
    await fund(db, ming, { kind: "points", amount: 40, now });
    const due = [];
    for (let order = 0; order < orders; order += 1) due.push(await dueOrder(ming));
    const { bonus } = valueOf(await ming.call(getAccountBalance, {})).data;
    const phones = await world.phones(ming.id, 10);
    const before = await cashOf(ming);
    const answers = await Promise.all(
      due.map(({ input }, at) => {
        const by = at % 2 === 0 ? { acc_bonus_id: bonus.acc_bonus_id ?? "" } : { points: 40 };
        return phones[at % phones.length]!.call(payConfirm, { ...input, ...by });
      }),
    );
    const outcomes = answers.map(refusalOf);
    const accepted = (rest: number) =>
      outcomes.filter((outcome, at) => at % 2 === rest && outcome === "accepted").length;
    used += accepted(0) + accepted(1);
    expect([accepted(0), accepted(1)]).toEqual([1, 1]);
    const left = valueOf(await ming.call(getAccountBalance, {})).data;
    expect([left.bonus.total, left.points]).toEqual([0, 0]);
    const paid = due.filter((_, at) => outcomes[at] === "accepted");
    const full = paid.reduce((all, { total }) => all + total, 0);
    const cash = answers.reduce((all, one) => all + (one.ok ? one.value.data.paid : 0), 0);
    expect(before - left.balance).toBe(cash);
    expect(cash).toBeLessThanOrEqual(full - 500);
  }
  tellPromise({
    promise: 16,
    name: "points and red packets obey the same ledger",
    target: "each used once, however often it is pressed",
    figure: `${used} uses of ${rounds * 2} gifts by ${orders} payments at once in ${rounds} rounds`,
  });
  expect(used).toBe(rounds * 2);
}, 1_800_000);

test("a withdrawal that is applied for at two processes at once is taken once, and its money set aside once [WAL-25] [WAL-35]", async () => {
  const rounds = sizeOf({ quick: 3, full: 50 });
  let taken = 0;
  for (let round = 0; round < rounds; round += 1) {
    const ming = await payee({ cash: 500_000 });
    const number_id = await settledCard(ming);
    // As many as may ask for the password at once.
    const phones = await world.phones(ming.id, 5);
    const outcomes = await Promise.all(
      phones.map(async (phone) =>
        refusalOf(await phone.call(createWithdraw, { number_id, amount: 10_000, password })),
      ),
    );
    taken += outcomes.filter((outcome) => outcome === "accepted").length;
    const { balance, lock_blc } = valueOf(await ming.call(getAccountBalance, {})).data;
    expect([balance, lock_blc]).toEqual([487_000, 13_000]);
  }
  tellPromise({
    promise: 17,
    name: "one withdrawal a day at two processes",
    target: "one of five each round",
    figure: `${taken} of ${rounds * 5} in ${rounds} rounds`,
  });
  expect(taken).toBe(rounds);
}, 1_800_000);

test("fifty who give one red packet under one key at two processes give it once [WAL-45] [NFR-07]", async () => {
  const ming = await customer();
  const { id } = await insertStaff(db, clock.now(), ["marketing"]);
  const session = await insertStaffSession(db, clock.now(), id);
  const key = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) => {
      const hand = createHttpCaller(world.urls[at % 2] ?? "");
      hand.cookies.set("staff_session_id", session);
      return hand.call(giveCredits, gift(ming), { idempotencyKey: key });
    }),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(valueOf(answer)))).size).toBe(1);
  expect(await bonusOf(ming)).toBe(100);
});

test("and then the ledger adds up, and every account is what its rows say [WAL-50] [WAL-51]", async () => {
  expect(await checkLedger(db)).toEqual([]);
  const { rows } = await sql`
    select 1 from ledger_accounts where owner_id is not null and balance < 0
  `.execute(db);
  expect(rows).toEqual([]);
});
