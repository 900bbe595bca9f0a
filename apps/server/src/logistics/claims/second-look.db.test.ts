import { askClaimAgain, createClaim } from "@sampan/contract/logistics/claims/claims";
import * as desk from "@sampan/contract/logistics/claims/staff-claims";
import { getDashboard } from "@sampan/contract/office/dashboard/staff-dashboard";
import { addDays } from "@sampan/domain/kernel/business-time";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { setSettings } from "../../../../../tests/support/set-settings.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { openClaims } from "../../../../../tests/support/test-claims.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { openSecondLooks } from "../../../../../tests/support/test-second-looks.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { checkLedger } from "../../money/ledger/check-ledger.ts";
import { escalateLateClaims } from "./claim-jobs.ts";
import { decideSureClaims } from "./decide-sure-claims.ts";
import { forgetClaimWords } from "./forget-claim-words.ts";

const world = await openTestApp();
const { db, clock, needs, staff, customer } = world;
const { decided } = await openSecondLooks(world);
const { claimed, noticesOf } = await openClaims(world);

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});
beforeEach(() => setSettings(needs, {}));

const words = "開箱少了三件，不是一件";

/** The same, and its customer asked a person to look. */
async function asked(...wish: Parameters<typeof decided>) {
  const claim = await decided(...wish);
  const { id, owner } = claim;
  valueOf(await owner.call(askClaimAgain, { id, words }));
  return claim;
}

test("whoever disagrees with what facts decided has a person look, who keeps it for a reason", async () => {
  const { owner, id, now, cash, claim } = await decided();
  expect(claim).toMatchObject({
    state: "succeeded",
    clause: "weight_lost",
    num: 1,
    again: null,
    weights: { threshold_percent: 5 },
  });
  expect(claim.weights?.departed_at).not.toBe("");
  expect(claim.askable_until).not.toBe("");
  const before = await cash();
  const open = valueOf(await owner.call(askClaimAgain, { id, words: `  ${words} ` })).data;
  expect(open).toMatchObject({
    state: "asked_again",
    holder: "service",
    again: { words, num: 0, amount: 0, answered_at: "" },
    askable_until: "",
    edate: "",
    is_late: false,
  });
  expect(open.due_at).not.toBe("");
  expect(open.steps.slice(-2).map(({ step, state }) => [step, state])).toEqual([
    ["asked_again", "done"],
    ["looked_again", "now"],
  ]);

  const service = await staff("service");
  const { datalist, waiting } = valueOf(await service.call(desk.listClaims, { tab: "again" }));
  expect(datalist.map((row) => [row.id, row.acts])).toEqual([[id, ["keep", "accept_more"]]]);
  expect(waiting).toMatchObject({ again: 1 });
  const reviewed = valueOf(await service.call(desk.listClaims, { tab: "service" })).datalist;
  expect(reviewed.map((row) => row.id)).not.toContain(id);
  expect(valueOf(await service.call(getDashboard, {})).data.queues.claims.count).toBe(1);

  expect(refusalOf(await service.call(desk.keepClaim, { id, reason: " " }))).toBe("reason_needed");
  const reason = "兩次秤重的差正好是一件";
  valueOf(await service.call(desk.keepClaim, { id, reason }));
  expect(await now()).toMatchObject({
    state: "succeeded",
    holder: "nobody",
    again: { answer: reason, num: 0 },
    amount: claim.amount,
    askable_until: "",
  });
  expect(await cash()).toBe(before);
  expect((await noticesOf(owner.id)).slice(-2)).toEqual(["claim_asked_again", "claim_kept"]);
  // No job takes it up again, and it is asked about once.
  await decideSureClaims(needs);
  expect(await cash()).toBe(before);
  expect(refusalOf(await owner.call(askClaimAgain, { id, words }))).toBe("claim_asked_again");
});

test("more pieces are paid by another person, by the insured share, and with what was paid never above it [CLM-16]", async () => {
  const { owner, id, oid, now, cash, claim } = await asked({ insurance: 3, num: 4 });
  const before = await cash();
  const service = await staff("service");
  const accept = (num: number) => service.call(desk.acceptMoreOfClaim, { id, num });
  expect(refusalOf(await accept(0))).toBe("claim_number_needed");
  expect(refusalOf(await accept(4))).toBe("claim_too_many");
  const { data } = valueOf(await accept(2));
  const [goods, paid] = [claim.goods_amount, claim.amount];
  expect(data).toMatchObject({ state: "more_accepted", holder: "finance", again: { num: 2 } });
  const more = data.again?.amount ?? 0;
  // Three of four pieces at three quarters, without what the first was paid.
  expect(Math.abs(more + paid - Math.round(goods * 3 * 0.75))).toBeLessThanOrEqual(2);
  expect(await cash()).toBe(before);
  expect(refusalOf(await accept(1))).toBe("claim_not_in_state");

  const finance = await staff("finance");
  valueOf(await finance.call(desk.compensateBuyer, { id }));
  expect(refusalOf(await finance.call(desk.compensateBuyer, { id }))).toBe("claim_not_in_state");
  expect((await cash()) - before).toBe(more);
  const after = await now();
  expect(after).toMatchObject({ state: "succeeded", holder: "nobody", amount: paid });
  expect(after.again?.paid_at).not.toBe("");
  expect((await noticesOf(owner.id)).slice(-3)).toEqual([
    "claim_asked_again",
    "claim_accepted",
    "claim_paid",
  ]);
  const { left } = valueOf(await service.call(desk.listClaims, { tab: "settled" }))
    .datalist.filter((row) => row.id === id)
    .map(({ left_num }) => ({ left: left_num }))[0] ?? { left: -1 };
  // One of four is neither paid nor claimed.
  expect(left).toBe(1);
  expect(oid).not.toBe("");
  expect(await checkLedger(db)).toEqual([]);
});

describe("nobody looks again", () => {
  test("later than the days of the setting", async () => {
    await setSettings(needs, { claim_again_days: 2 });
    const { owner, id, now } = await decided();
    clock.set(addDays(clock.now(), 2));
    expect((await now()).askable_until).not.toBe("");
    clock.pass({ hours: 1 });
    expect((await now()).askable_until).toBe("");
    expect(refusalOf(await owner.call(askClaimAgain, { id, words }))).toBe("claim_again_too_late");
  });

  test("at what people decide, without words, or at another customer's", async () => {
    const { ming, id } = await claimed({ order: { insurance: 2 } });
    expect(refusalOf(await ming.call(askClaimAgain, { id, words }))).toBe(
      "claim_decided_by_person",
    );
    const own = await decided();
    const asking = { id: own.id, words: "  " };
    expect(refusalOf(await own.owner.call(askClaimAgain, asking))).toBe("claim_again_words_needed");
    const other = await customer();
    expect(refusalOf(await other.call(askClaimAgain, { id: own.id, words }))).toBe("claim_unknown");
  });

  test("while the line has another claim, and the line has none beside a second look", async () => {
    const { owner, id, oid } = await asked();
    const again = await owner.call(createClaim, { oid, num: 1, content: "裂了", imgs: [] });
    expect(["claim_open_already", "claim_before_completion"]).toContain(refusalOf(again));
    expect(refusalOf(await owner.call(askClaimAgain, { id, words }))).toBe("claim_asked_again");
  });
});

test("whoever accepts more pays nothing out, and nobody looks at their own", async () => {
  const { id } = await asked();
  const [service, finance] = [await staff("service"), await staff("finance")];
  valueOf(await service.call(desk.acceptMoreOfClaim, { id, num: 1 }));
  await db
    .updateTable("claim_second_looks")
    .set({ answered_by: finance.id })
    .where("answered_by", "=", service.id)
    .execute();
  expect(refusalOf(await finance.call(desk.compensateBuyer, { id }))).toBe("self_approval");

  const mine = await asked();
  const me = await staff("service");
  const { email } = await db
    .selectFrom("staff_members")
    .select("email")
    .where("id", "=", me.id)
    .executeTakeFirstOrThrow();
  await db.updateTable("accounts").set({ email }).where("id", "=", mine.owner.id).execute();
  const keeping = { id: mine.id, reason: "看過了" };
  expect(refusalOf(await me.call(desk.keepClaim, keeping))).toBe("self_approval");
  expect(refusalOf(await me.call(desk.acceptMoreOfClaim, { id: mine.id, num: 1 }))).toBe(
    "self_approval",
  );
});

test("what one employee accepts at second looks counts towards what they let out in a day", async () => {
  await setSettings(needs, { refund_employee_day_cny: 10_000 });
  const [first, second] = [await asked(), await asked()];
  const service = await staff("service");
  const accept = ({ id }: { id: string }) => service.call(desk.acceptMoreOfClaim, { id, num: 1 });
  valueOf(await accept(first));
  await db
    .updateTable("claim_second_looks")
    .set({ cny: 10_000 })
    .where("answered_by", "=", service.id)
    .execute();
  expect(refusalOf(await accept(second))).toBe("refund_limit_reached");
});

test("a second look that nobody takes is late like any other claim, and its customer is told once", async () => {
  const { owner, id } = await asked();
  clock.set(addDays(clock.now(), 9));
  await escalateLateClaims(needs);
  await escalateLateClaims(needs);
  expect((await noticesOf(owner.id)).filter((kind) => kind === "claim_late")).toHaveLength(1);
  const service = await staff("service");
  const late = valueOf(await service.call(desk.listClaims, { tab: "late", page_size: 100 }));
  expect(late.datalist.find((row) => row.id === id)).toMatchObject({
    is_late: true,
    is_escalated: true,
  });
});

test("what somebody asked is forgotten with them, and what was decided stays", async () => {
  const { owner, now } = await asked();
  await forgetClaimWords(db, owner.id);
  expect((await now()).again).toMatchObject({ words: "", answer: "" });
});
