import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Call } from "@sampan/contract/kernel/call";
import * as corrections from "@sampan/contract/money/staff-corrections";
import { expect, test } from "vitest";
import { checkLedger } from "../../apps/server/src/money/ledger/check-ledger.ts";
import { findBalances } from "../../apps/server/src/money/ledger/find-balances.ts";
import { setSettings } from "../support/set-settings.ts";
import { openTestApp } from "../support/test-app.ts";
import { fund } from "../support/test-journey.ts";
import { openTwoServers } from "../support/two-servers.ts";
import { refusalOf, valueOf } from "../support/value-of.ts";
import { staffCalls } from "./support/every-call.ts";
import { type Desk, type Kind, type Made, openTwoPeople } from "./support/made-by-one.ts";
import { signedBooks } from "./support/signed-books.ts";
import { signedRefunds } from "./support/signed-refunds.ts";
import { sizeOf, tellPromise } from "./support/tell-promise.ts";
import { testsOfFile } from "./support/tests-of-file.ts";

const world = await openTestApp();
const { db, needs } = world;
const two = await openTwoPeople(world);
const { maker, checker } = two;
const ofRefunds = await signedRefunds(two);
const kinds: Readonly<Record<string, Kind>> = {
  ...signedBooks(two),
  ...ofRefunds.kinds,
};

/** How often the maker gets it approved, of each kind once; the checker approves what was refused to them. */
async function approvedByMakers(prepare: (made: Made) => Promise<unknown>) {
  const self: string[] = [];
  const refused: string[] = [];
  const others: string[] = [];
  for (const [kind, { make }] of Object.entries(kinds)) {
    const made = await make();
    await prepare(made);
    const answer = await made.approve(maker);
    if (answer.ok) self.push(kind);
    else refused.push(`${kind} ${answer.error.code}`);
    if (!answer.ok && (await made.approve(checker)).ok) others.push(kind);
    await setSettings(needs, {});
  }
  return { self, refused, others };
}

test("nobody approves what they entered, brought, vouched for, accepted, recorded or signed themselves; somebody else does [BO-33] [BO-32] [BO-25]", async () => {
  const { self, refused, others } = await approvedByMakers(async () => {});
  tellPromise({
    promise: 37,
    name: "no one approves their own",
    target: `0 self-approvals of ${Object.keys(kinds).length} kinds`,
    figure: `${self.length} self-approvals`,
  });
  expect(self).toEqual([]);
  expect(others).toEqual(Object.keys(kinds));
  expect(refused).toEqual(Object.keys(kinds).map((kind) => `${kind} self_approval`));
}, 120_000);

test("the check notices books that forget who made a thing", async () => {
  const { self } = await approvedByMakers((made) => made.forget());
  expect(self).toEqual(Object.keys(kinds));
}, 120_000);

/** Whatever moves a customer's money, approved by one whose own account it becomes, where `isOwn`. */
async function approvedForThemselves(isOwn: boolean) {
  const outcomes: string[] = [];
  for (const [kind, { make }] of Object.entries({ ...kinds, ...ofRefunds.alone })) {
    const { account, approve } = await make();
    const by = await world.staff("finance", "service", "buyer");
    if (isOwn && account !== undefined) await becomeCustomer(by, account);
    const answer = await approve(by);
    if (account === undefined) continue;
    outcomes.push(`${kind} ${answer.ok ? "approved" : answer.error.code}`);
    await setSettings(needs, {});
  }
  return outcomes;
}

async function becomeCustomer({ id }: Desk, account: number): Promise<void> {
  const email = db.selectFrom("staff_members").select("email").where("id", "=", id);
  await db.updateTable("accounts").set({ email }).where("id", "=", account).execute();
}

test("one who is staff and customer both lets no money into or out of their own account [BO-33]", async () => {
  const outcomes = await approvedForThemselves(true);
  expect(outcomes.length).toBeGreaterThan(12);
  expect(outcomes.filter((outcome) => !outcome.endsWith(" self_approval"))).toEqual([]);
  const others = await approvedForThemselves(false);
  expect(others.filter((outcome) => !outcome.endsWith(" approved"))).toEqual([]);
}, 120_000);

const root = join(import.meta.dirname, "../../apps/server/src");
/** Calls that refuse it as well, each with the test of its own that has it refused. */
const triedBy: Readonly<Record<string, string>> = {
  abandonStored: "logistics/storage/abandonment.db.test.ts",
  acceptClaim: "logistics/claims/decide-claims.db.test.ts",
  acceptMoreOfClaim: "logistics/claims/second-look.db.test.ts",
  acceptRefund: "trade/refunds/refunds.db.test.ts",
  closePaymentDifference: "trade/purchase-payments/purchase-payments.db.test.ts",
  decideInviteReward: "shop/invitations/rewards.db.test.ts",
  discardUnclaimed: "logistics/warehouse/unclaimed.db.test.ts",
  enterSecondChoice: "trade/price-changes/own-choices.db.test.ts",
  failWithdrawal: "money/withdrawals/withdrawals.db.test.ts",
  giveCoupons: "money/grants/grants.db.test.ts",
  giveCredits: "money/grants/grants.db.test.ts",
  keepClaim: "logistics/claims/second-look.db.test.ts",
  matchUnclaimed: "logistics/warehouse/unclaimed.db.test.ts",
  moveCampaign: "shop/campaigns/campaigns.db.test.ts",
  passWithdrawal: "money/withdrawals/withdrawals.db.test.ts",
  rejectClaim: "logistics/claims/decide-claims.db.test.ts",
  rejectRefund: "trade/refunds/refunds.db.test.ts",
  settleCount: "logistics/stock/stock.db.test.ts",
};

test("every call that refuses what is one's own is tried here, or by a test that is named", () => {
  const refusing = staffCalls
    .filter(({ call }) => call.refusals.includes("self_approval"))
    .map(({ name }) => name);
  const tried: readonly Call[] = Object.values({ ...kinds, ...ofRefunds.alone }).map(
    ({ call }) => call,
  );
  const here = staffCalls.filter(({ call }) => tried.includes(call)).map(({ name }) => name);
  expect([...here, ...Object.keys(triedBy)].toSorted()).toEqual(refusing.toSorted());
  const isTried = ([name, path]: [string, string]) => {
    const source = existsSync(join(root, path)) ? readFileSync(join(root, path), "utf8") : "";
    return testsOfFile(source).some(
      (text) => text.includes('"self_approval"') && new RegExp(`\\b${name}\\b`).test(text),
    );
  };
  expect(Object.entries(triedBy).filter((one) => !isTried(one))).toEqual([]);
});

test("a correction that many of finance confirm at two processes at once is booked once [BO-33] [WAL-50]", async () => {
  const both = await openTwoServers();
  const enterer = await both.staff("finance");
  /** Each knocks at the server whose turn it is. */
  const desks = await Promise.all(Array.from({ length: 10 }, () => both.staff("finance")));
  const rounds = sizeOf({ quick: 5, full: 100 });
  let booked = 0;
  for (let round = 0; round < rounds; round += 1) {
    const ming = await both.customer();
    await fund(both.db, ming, { amount: 10_000, now: new Date() });
    const input = {
      account: ming.uid,
      direction: "credit",
      amount: 2_500,
      currency: "TWD",
    } as const;
    const { number } = valueOf(
      await enterer.call(corrections.enterCorrection, { ...input, reason: "對帳差額" }),
    ).data;
    const outcomes = await Promise.all(
      desks.map(async (desk) => {
        const answer = await desk.call(corrections.confirmCorrection, { number });
        return answer.ok ? "booked" : refusalOf(answer);
      }),
    );
    booked += outcomes.filter((outcome) => outcome === "booked").length;
    expect(outcomes.filter((outcome) => outcome === "correction_decided")).toHaveLength(9);
    const holder = { accountId: ming.id, currency: "TWD" } as const;
    expect((await findBalances(both.db, holder)).cash).toBe(12_500);
  }
  tellPromise({
    promise: 37,
    name: "a correction is booked once by ten at two processes",
    target: `${rounds} of ${rounds} once`,
    figure: `${booked} bookings of ${rounds}`,
  });
  expect(booked).toBe(rounds);
  expect(await checkLedger(both.db)).toEqual([]);
}, 300_000);
