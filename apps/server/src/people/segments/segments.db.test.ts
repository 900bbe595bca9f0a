import { queryCouponOffers, takeCoupon } from "@sampan/contract/money/coupons";
import { getAccountBalance } from "@sampan/contract/money/ledger/wallet";
import { giveCoupons, giveCredits } from "@sampan/contract/money/staff-grants";
import * as calls from "@sampan/contract/people/segments/staff-segments";
import { getSessionState } from "@sampan/contract/people/sessions/sessions";
import { byLanguage } from "@sampan/domain/kernel/by-language";
import { addDays, formatWireTime } from "@sampan/domain/kernel/business-time";
import { expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertTemplate } from "../../../../../tests/support/test-coupons.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const { db, customer, staff, clock } = await openTestApp();
const marketing = await staff("marketing");
const names = byLanguage(() => "老客户");
const open = { tiers: [], regions: [], registered_from: null, silent_days: null };

const listed = async () => valueOf(await marketing.call(calls.listSegments, {})).datalist;
const seeded = async (slug: string) => {
  const found = (await listed()).find((one) => one.slug === slug);
  if (!found) throw new Error(slug);
  return found;
};
const newList = async () =>
  valueOf(await marketing.call(calls.addSegment, { names, rule: null })).data;
const put = async (id: string, accounts: string, how: "add" | "remove" | "replace" = "add") =>
  valueOf(await marketing.call(calls.putSegmentMembers, { id, accounts, how, is_trial: false }))
    .data;
const membersOf = async (id: string) =>
  valueOf(await marketing.call(calls.listSegmentMembers, { id })).datalist.map(({ uid }) => uid);

test("the house begins with the hidden-feature, wake-up and coupons groups [PROMO-02] [PROMO-03] [PROMO-04]", async () => {
  expect((await listed()).slice(0, 3).map(({ slug, kind }) => [slug, kind])).toEqual([
    ["hidden_feature", "list"],
    ["wake_up", "list"],
    ["coupons", "list"],
  ]);
});

test("and with the user list, who sees and who may take [PROMO-05] [PROMO-06] [PROMO-07]", async () => {
  const slugs = (await listed()).map(({ slug }) => slug).filter((slug) => slug !== "");
  expect(slugs.slice(3)).toEqual(["users", "showable_users", "coupon_users"]);
});

test.each(["hidden_feature", "wake_up", "coupons"])(
  "%s is filled without regard to case, strangers and doubles listed [PROMO-02] [PROMO-03] [PROMO-04]",
  async (slug) => {
    const [ming, lan] = [await customer(), await customer()];
    const { id } = await seeded(slug);
    const text = `UID\n${ming.uid.toUpperCase()}\n${lan.email.toUpperCase()}\n${ming.uid}\nnobody@x.test`;
    const trial = { id, accounts: text, how: "add", is_trial: true } as const;
    const found = valueOf(await marketing.call(calls.putSegmentMembers, trial)).data;
    expect(found).toEqual({
      changed: 2,
      members: 0,
      unknown: ["nobody@x.test"],
      doubles: [ming.uid],
    });
    expect(await membersOf(id)).toEqual([]);
    expect(await put(id, text)).toMatchObject({ changed: 2, members: 2 });
    expect((await membersOf(id)).toSorted()).toEqual([ming.uid, lan.uid].toSorted());
    expect(await put(id, lan.uid, "replace")).toMatchObject({ changed: 1, members: 1 });
    expect(await put(id, lan.uid, "remove")).toMatchObject({ changed: 1, members: 0 });
  },
);

test("a list of many thousand lines is read, and what was left out is listed [BO-38]", async () => {
  const ming = await customer();
  const { id } = await newList();
  const strangers = Array.from({ length: 20_000 }, (_, at) => `stranger${String(at)}@x.test`);
  const done = await put(id, [...strangers, ming.email, ming.email].join("\n"));
  expect(done.unknown).toHaveLength(20_000);
  expect(done).toMatchObject({ changed: 1, members: 1, doubles: [ming.email] });
});

test("whoever is no customer any more is a stranger to a list, by whatever name [BO-38]", async () => {
  const [ming, gone] = [await customer(), await customer()];
  await db.updateTable("accounts").set({ state: "disabled" }).where("id", "=", gone.id).execute();
  const { id } = await newList();
  const done = await put(id, [gone.uid, gone.email, ming.email].join("\n"));
  expect(done.unknown.toSorted()).toEqual([gone.uid, gone.email].toSorted());
  expect(await membersOf(id)).toEqual([ming.uid]);
});

test("a rule takes in whoever fits all of it, at the moment it is asked [BO-38]", async () => {
  const now = clock.now();
  const [gold, thai, classic] = [
    await customer(),
    await customer({ region: "TH" }),
    await customer(),
  ];
  for (const { id } of [gold, thai])
    await db.updateTable("accounts").set({ tier: "gold" }).where("id", "=", id).execute();
  await db
    .updateTable("accounts")
    .set({ created_at: addDays(now, -400) })
    .where("id", "=", classic.id)
    .execute();
  const rule = async (change: object) => {
    const wish = { names, rule: { ...open, ...change } };
    return membersOf(valueOf(await marketing.call(calls.addSegment, wish)).data.id);
  };
  expect(await rule({ tiers: ["gold"], regions: ["TW"] })).toEqual([gold.uid]);
  const since = formatWireTime(addDays(now, -30), "TW");
  expect(await rule({ registered_from: since })).not.toContain(classic.uid);
  expect(await rule({ silent_days: 30, tiers: ["gold"] })).toEqual([gold.uid, thai.uid]);
  const empty = await marketing.call(calls.addSegment, { names, rule: open });
  expect(refusalOf(empty)).toBe("segment_rule_empty");
});

test("an older state is not saved over a newer one, nor a rule filled by hand [BO-38]", async () => {
  const { id, version } = await newList();
  const change = { id, names, rule: null, features: [], version };
  valueOf(await marketing.call(calls.changeSegment, change));
  expect(refusalOf(await marketing.call(calls.changeSegment, change))).toBe("changed_meanwhile");
  const gold = { names, rule: { ...open, tiers: ["gold" as const] } };
  const rule = valueOf(await marketing.call(calls.addSegment, gold)).data;
  const wish = { id: rule.id, accounts: "x", how: "add", is_trial: false } as const;
  expect(refusalOf(await marketing.call(calls.putSegmentMembers, wish))).toBe("segment_is_rule");
});

test("what is bound to a segment is hidden from who is absent from it, and refused to them [PROMO-01]", async () => {
  const [ming, lan] = [await customer(), await customer()];
  const { id, version } = await newList();
  await put(id, ming.uid);
  const bound = { id, names, rule: null, features: ["take_coupons" as const], version };
  valueOf(await marketing.call(calls.changeSegment, bound));
  const { code } = await insertTemplate(db, clock.now());

  const hiddenFrom = async (person: typeof ming) =>
    valueOf(await person.call(getSessionState, {})).data?.hidden_features;
  expect(await hiddenFrom(ming)).toEqual([]);
  expect(await hiddenFrom(lan)).toEqual(["take_coupons"]);
  expect(refusalOf(await lan.call(queryCouponOffers, {}))).toBe("feature_hidden");
  expect(refusalOf(await lan.call(takeCoupon, { code }))).toBe("feature_hidden");
  valueOf(await ming.call(takeCoupon, { code }));

  const loose = { ...bound, features: [], version: version + 1 };
  valueOf(await marketing.call(calls.changeSegment, loose));
  expect(await hiddenFrom(lan)).toEqual([]);
  valueOf(await lan.call(takeCoupon, { code }));
});

test("coupons and points go to everybody in a segment at that moment [BO-36]", async () => {
  const [ming, lan] = [await customer(), await customer()];
  const { id } = await newList();
  await put(id, `${ming.uid} ${lan.uid}`);
  const { code } = await insertTemplate(db, clock.now(), { taking: "issued" });
  const whom = { accounts: "", segment: id, reason: "回馈", is_trial: false };
  const given = valueOf(await marketing.call(giveCoupons, { ...whom, code, each: 1 })).data;
  expect(given).toMatchObject({ people: 2, cost: 10_000, unknown: [] });
  valueOf(await marketing.call(giveCredits, { ...whom, kind: "points", each: 900 }));
  expect(valueOf(await lan.call(getAccountBalance, {})).data.points).toBe(900);
  const nobody = { ...whom, segment: "0123456789abcdef0123", kind: "points", each: 1 } as const;
  expect(refusalOf(await marketing.call(giveCredits, nobody))).toBe("segment_unknown");
});

test("only who maintains campaigns sees and changes segments [BO-02]", async () => {
  const finance = await staff("finance");
  expect(refusalOf(await finance.call(calls.listSegments, {}))).toBe("right_missing");
  const wish = { names, rule: null };
  expect(refusalOf(await finance.call(calls.addSegment, wish))).toBe("right_missing");
});
