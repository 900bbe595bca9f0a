import { queryCouponList } from "@sampan/contract/money/coupons";
import { getAccountBalance, queryAcctLogList } from "@sampan/contract/money/ledger/wallet";
import { addSegment, putSegmentMembers } from "@sampan/contract/people/segments/staff-segments";
import { queryActiveCampaigns, takeBonus } from "@sampan/contract/shop/campaigns";
import * as staffCalls from "@sampan/contract/shop/staff-campaigns";
import { byLanguage } from "@sampan/domain/kernel/by-language";
import { addDays, formatWireTime } from "@sampan/domain/kernel/business-time";
import { expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import {
  bonus,
  campaignWish,
  type CampaignWish,
  points,
  publishCampaign,
} from "../../../../../tests/support/test-campaigns.ts";
import { insertTemplate } from "../../../../../tests/support/test-coupons.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { checkLedger } from "../../money/ledger/check-ledger.ts";

const { db, customer, visitor, staff, clock } = await openTestApp();
const [marketing, second] = [await staff("marketing"), await staff("marketing")];
type Person = Awaited<ReturnType<typeof customer>>;

const publish = (change: Partial<CampaignWish> = {}) =>
  publishCampaign(marketing, clock.now(), change);
const take = (person: Person, data: string) => person.call(takeBonus, { data });
const seenBy = async (person: Pick<Person, "call">, route?: string) =>
  valueOf(await person.call(queryActiveCampaigns, route === undefined ? {} : { route })).datalist;
const sees = async (person: Pick<Person, "call">, id: string) =>
  (await seenBy(person)).some((one) => one.id === id);
const listOf = async (...people: Person[]) => {
  const names = byLanguage(() => "名单");
  const { id } = valueOf(await marketing.call(addSegment, { names, rule: null })).data;
  const accounts = people.map(({ uid }) => uid.toUpperCase()).join("\n");
  valueOf(await marketing.call(putSegmentMembers, { id, accounts, how: "add", is_trial: false }));
  return id;
};

test("a campaign gives 900 points and a coupon of 9 % with a ceiling, once [PROMO-18] [API-34] [CPN-16]", async () => {
  const ming = await customer();
  const wish = { value: 900, ceiling: 15_000, taking: "issued" } as const;
  const { code } = await insertTemplate(db, clock.now(), wish);
  const coupon = { ...bonus, kind: "coupon", code } as const;
  const { id } = await publish({ prizes: [points, coupon] });
  const { data } = valueOf(await take(ming, id));
  expect(data).toMatchObject({
    gains: [
      { kind: "points", amount: 900, currency: null },
      { kind: "coupon", amount: 15_000, currency: "TWD", code },
    ],
    taken: 1,
  });
  expect(valueOf(await ming.call(getAccountBalance, {})).data.points).toBe(900);
  const [held] = valueOf(await ming.call(queryCouponList, {})).datalist;
  expect(held).toMatchObject({ code, discountType: 2, value: 900, max_value: 15_000 });
  expect(refusalOf(await take(ming, id))).toBe("campaign_taken");
  expect(await checkLedger(db)).toEqual([]);
});

test("a new campaign begins with 900 points and 9 % [CONST-22] [CONST-23]", async () => {
  const { defaults } = valueOf(await marketing.call(staffCalls.listCampaigns, {}));
  expect(defaults).toEqual({ points: 900, discount_bp: 900 });
});

test("who sees a campaign and who takes from it are decided by segment, whatever the case [PROMO-06] [PROMO-07] [PROMO-11]", async () => {
  const [ming, lan, nok] = [await customer(), await customer(), await customer()];
  const { id } = await publish({ sees: await listOf(ming, lan), takes: await listOf(ming) });
  expect([await sees(ming, id), await sees(lan, id), await sees(nok, id)]).toEqual([
    true,
    true,
    false,
  ]);
  expect(await sees(visitor(), id)).toBe(false);
  const [seen] = (await seenBy(lan)).filter((one) => one.id === id);
  expect(seen?.refusal).toBe("not_yours");
  expect(refusalOf(await take(lan, id))).toBe("campaign_not_yours");
  expect(refusalOf(await take(nok, id))).toBe("campaign_not_yours");
  valueOf(await take(ming, id));
});

test("outside its window nobody sees a campaign, and taking says when it begins or that it is over [PROMO-11]", async () => {
  const ming = await customer();
  const now = clock.now();
  const starts_at = formatWireTime(addDays(now, 1), "TW");
  const later = await publish({ starts_at });
  expect(await sees(ming, later.id)).toBe(false);
  const early = await take(ming, later.id);
  expect(refusalOf(early)).toBe("campaign_not_begun");
  expect(early.ok || early.error.message).toContain(starts_at.slice(0, 16));
  const { id } = await publish();
  await db.updateTable("campaigns").set({ ends_at: now }).where("number", "=", id).execute();
  expect(await sees(ming, id)).toBe(false);
  expect(refusalOf(await take(ming, id))).toBe("campaign_over");
  expect(refusalOf(await take(ming, "CMXXXXXXXX"))).toBe("campaign_unknown");
});

test("a page lists its own campaigns, with window, gift and popup stage [API-115]", async () => {
  const { id } = await publish({ page: "/anniversary", stage: 2 });
  const listed = await seenBy(visitor(), "/anniversary");
  expect(listed).toMatchObject([
    {
      id,
      stage: 2,
      route: "/anniversary",
      refusal: null,
      prizes: [{ kind: "points", amount: 900 }],
    },
  ]);
  expect(await seenBy(visitor(), "/elsewhere")).toEqual([]);
});

test("the budget is never exceeded, and who comes too late gets nothing [BO-37]", async () => {
  const budgets = [{ currency: "PTS", most: 1_800 }] as const;
  const { id } = await publish({ budgets: [...budgets] });
  const people = [await customer(), await customer(), await customer()];
  const codes = [];
  for (const person of people) codes.push(refusalOf(await take(person, id)));
  expect(codes).toEqual(["accepted", "accepted", "campaign_sold_out"]);
  const left = valueOf(await (people[2] as Person).call(getAccountBalance, {})).data;
  expect(left.points).toBe(0);
  await expect(
    db.updateTable("campaign_budgets").set({ spent: 1_801 }).where("most", "=", 1_800).execute(),
  ).rejects.toThrow("campaign_budget_holds");
});

test("a red packet is cut before it opens: ten people take ten slips that add up [BO-37]", async () => {
  const { id } = await publish({
    gift: "red_packet",
    prizes: [{ ...bonus, amount: 8_888, copies: 10 }],
  });
  const gained: number[] = [];
  for (let at = 0; at < 10; at += 1) {
    const { gains } = valueOf(await take(await customer(), id)).data;
    gained.push(gains[0]?.amount ?? 0);
  }
  expect(gained.reduce((sum, one) => sum + one, 0)).toBe(8_888);
  expect(Math.min(...gained)).toBeGreaterThan(0);
  expect(refusalOf(await take(await customer(), id))).toBe("campaign_sold_out");
  const thai = await customer({ region: "TH" });
  expect(refusalOf(await take(thai, id))).toBe("campaign_not_yours");
});

test("what a red packet gave stands in the ledger of who took it [WAL-45]", async () => {
  const ming = await customer();
  const { id } = await publish({
    gift: "red_packet",
    prizes: [{ ...bonus, amount: 500, copies: 1 }],
  });
  valueOf(await take(ming, id));
  const rows = valueOf(await ming.call(queryAcctLogList, { subject: "2010102" })).datalist;
  expect(rows.map(({ amount, direct }) => [amount, direct])).toEqual([[500, 1]]);
});

test("a check-in is taken once a day of the region, and its prizes follow the days in a row [BO-37]", async () => {
  const ming = await customer();
  const prizes = [1, 2, 3].map((amount) => ({ ...points, amount }));
  const { id } = await publish({ gift: "check_in", prizes, per_person: 30 });
  const gained: unknown[] = [];
  const checkIn = async () => {
    const answer = await take(ming, id);
    gained.push(answer.ok ? answer.value.data.gains[0]?.amount : refusalOf(answer));
  };
  await checkIn();
  await checkIn();
  for (let day = 0; day < 3; day += 1) {
    clock.pass({ days: 1 });
    await checkIn();
  }
  clock.pass({ days: 2 });
  await checkIn();
  expect(gained).toEqual([1, "campaign_taken_today", 2, 3, 1, 1]);
});

test("a newcomer's voucher goes to who registered since the campaign began [BO-37]", async () => {
  const [ming, old] = [await customer(), await customer()];
  await db
    .updateTable("accounts")
    .set({ created_at: addDays(clock.now(), -90) })
    .where("id", "=", old.id)
    .execute();
  const { id } = await publish({ gift: "newcomer" });
  valueOf(await take(ming, id));
  expect(refusalOf(await take(old, id))).toBe("campaign_not_yours");
});

test("above the budget of one person another one publishes [BO-37]", async () => {
  const budgets = [
    { currency: "PTS" as const, most: 900 },
    { currency: "TWD" as const, most: 5_000_100 },
  ];
  const asked = await publish({ budgets });
  expect([asked.state, asked.may_confirm]).toEqual(["waiting", false]);
  const ming = await customer();
  expect(refusalOf(await take(ming, asked.id))).toBe("campaign_unknown");
  const step = { id: asked.id, version: asked.version, step: "confirm" } as const;
  expect(refusalOf(await marketing.call(staffCalls.moveCampaign, step))).toBe("self_approval");
  valueOf(await second.call(staffCalls.moveCampaign, step));
  valueOf(await take(ming, asked.id));
});

test("what was published stays as it was promised, and an older state is not saved over [BO-37]", async () => {
  const wish = campaignWish(clock.now());
  const draft = valueOf(await marketing.call(staffCalls.addCampaign, wish)).data;
  const changed = { ...wish, id: draft.id, version: draft.version, per_person: 5 };
  const saved = valueOf(await marketing.call(staffCalls.changeCampaign, changed)).data;
  expect(saved).toMatchObject({ per_person: 5, state: "draft" });
  expect(refusalOf(await marketing.call(staffCalls.changeCampaign, changed))).toBe(
    "changed_meanwhile",
  );
  const step = { id: saved.id, version: saved.version, step: "publish" } as const;
  const open = valueOf(await marketing.call(staffCalls.moveCampaign, step)).data;
  const late = { ...changed, version: open.version };
  expect(refusalOf(await marketing.call(staffCalls.changeCampaign, late))).toBe(
    "campaign_not_in_state",
  );
});

test.each<[Partial<CampaignWish>, string]>([
  [{ names: byLanguage(() => " ") }, "names_needed"],
  [{ page: "elsewhere" }, "campaign_page_invalid"],
  [{ ends_at: "2020-01-01 00:00:00" }, "campaign_window_invalid"],
  [{ prizes: [] }, "campaign_prizes_invalid"],
  [{ budgets: [] }, "campaign_budget_needed"],
  [{ per_day: 3 }, "campaign_limits_invalid"],
  [{ sees: "0123456789abcdef0123" }, "segment_unknown"],
  [{ prizes: [{ ...bonus, kind: "coupon", code: "NONE" }] }, "coupon_unknown"],
])("a campaign with %j is refused: %s [BO-37]", async (change, code) => {
  const wish = campaignWish(clock.now(), change);
  expect(refusalOf(await marketing.call(staffCalls.addCampaign, wish))).toBe(code);
});

test("only marketing keeps campaigns, and only customers take [BO-02]", async () => {
  const finance = await staff("finance");
  const wish = campaignWish(clock.now());
  expect(refusalOf(await finance.call(staffCalls.addCampaign, wish))).toBe("right_missing");
  const { id } = await publish();
  expect(refusalOf(await visitor().call(takeBonus, { data: id }))).toBe("login_needed");
});

test.each([
  ["CM20201001", "hidden_feature", "2020-10-01", "2020-10-27"],
  ["CM20201130", "wake_up", "2020-11-30", "2020-12-31"],
  ["CM20201031", "showable_users", "2020-10-31", "2020-11-30"],
])(
  "the window %s is a draft that staff can change [PROMO-08] [PROMO-09] [PROMO-10]",
  async (number, slug, from, to) => {
    const row = await db
      .selectFrom("campaigns")
      .innerJoin("segments", "segments.id", "campaigns.sees_segment")
      .select(["campaigns.state", "campaigns.starts_at", "campaigns.ends_at", "segments.slug"])
      .where("number", "=", number)
      .executeTakeFirstOrThrow();
    expect([row.state, row.slug]).toEqual(["draft", slug]);
    const days = [row.starts_at, row.ends_at].map((at) => formatWireTime(at, "TW").slice(0, 10));
    expect(days).toEqual([from, to]);
  },
);

test("the moments of 2022 and 2023 are windows with a segment and a popup [PROMO-12] [CONST-57]", async () => {
  const rows = await db
    .selectFrom("campaigns")
    .select(["starts_at", "stage", "sees_segment"])
    .where("number", "in", ["CM20221101", "CM20230601"])
    .orderBy("number")
    .execute();
  expect(rows.map(({ starts_at }) => starts_at.getUTCFullYear())).toEqual([2022, 2023]);
  expect(rows.every(({ stage, sees_segment }) => stage === 2 && sees_segment !== null)).toBe(true);
});
