import {
  closeClaim,
  createClaim,
  getClaimDetail,
  queryClaimList,
  simulateClaim,
} from "@sampan/contract/logistics/claims/claims";
import { addDays } from "@sampan/domain/kernel/business-time";
import {
  acceptClaim,
  listClaims,
  rejectClaim,
} from "@sampan/contract/logistics/claims/staff-claims";
import { reverseApplyBatch } from "@sampan/contract/trade/refunds/refunds";
import {
  acceptRefund,
  enterCompensation,
  executeRefund,
  recordReturn,
} from "@sampan/contract/trade/refunds/staff-refunds";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { openClaims } from "../../../../../tests/support/test-claims.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { insertSession } from "../../../../../tests/support/test-people.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openTestApp();
const { customer, staff, db, clock, needs } = world;
const { journey, photo, handedOver, completed, claimed } = await openClaims(world);
const service = await staff("service");

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

const content = "杯口裂了";
const noticesOf = async (accountId: number) =>
  (
    await db
      .selectFrom("notices")
      .select(["kind", "link"])
      .where("account_id", "=", accountId)
      .where("kind", "like", "claim%")
      .orderBy("id")
      .execute()
  ).map(({ kind, link }) => [kind, link]);

describe("a customer", () => {
  test("claims pieces with words and photos, and reads what becomes of it [API-82] [API-83] [API-84]", async () => {
    const { ming, tid, oid, imgs, id, claim } = await claimed({ order: { insurance: 3 } });
    expect(claim).toMatchObject({
      id: `${oid}-D1`,
      tid,
      state: "pending_review",
      num: 2,
      content,
      imgs,
      insurance: 3,
      share_bp: 7_500,
      amount: Math.round(claim.goods_amount * 0.75),
      holder: "service",
      given_hours: 48,
      is_closable: true,
    });
    const [item] = await journey.itemsOf(tid);
    expect(claim.goods_amount).toBe(Math.round(((item?.price ?? 0) * 2 * 453) / 100));
    expect(valueOf(await ming.call(getClaimDetail, { id })).data).toEqual(claim);
    expect(valueOf(await ming.call(queryClaimList, {}))).toEqual({ datalist: [claim], total: 1 });
    const another = await completed({}, ming);
    expect(valueOf(await ming.call(queryClaimList, { tid: another.tid })).total).toBe(0);
    expect(await noticesOf(ming.id)).toEqual([["claim_made", `/claimDetail/${id}`]]);
  });

  test("lists their own claims alone, the newest first and a page at a time [API-83]", async () => {
    const ming = await customer();
    await claimed();
    const newest: string[] = [];
    for (let made = 0; made < 3; made += 1) {
      const { oid } = await completed({}, ming);
      const wish = { oid, num: 1, content, imgs: [await photo(ming)] };
      newest.unshift(valueOf(await ming.call(createClaim, wish)).data.id);
    }
    const read = async (page: number) => {
      const { datalist, total } = valueOf(await ming.call(queryClaimList, { page, page_size: 2 }));
      return [datalist.map(({ id }) => id), total];
    };
    expect(await read(1)).toEqual([newest.slice(0, 2), 3]);
    expect(await read(2)).toEqual([newest.slice(2), 3]);
    expect(await read(3)).toEqual([[], 3]);
  });

  test("reads for how many of their pieces service accepted it, for how much, and what it says to that [CLM-05] [CLM-07]", async () => {
    const { ming, id, claim } = await claimed({ order: { insurance: 3 } });
    const answer = "一個的裂痕是釉面的紋路";
    valueOf(await service.call(acceptClaim, { id, num: 1, answer: ` ${answer} ` }));
    const { data } = valueOf(await ming.call(getClaimDetail, { id }));
    const goods_amount = Math.round(claim.goods_amount / 2);
    expect(data).toMatchObject({
      state: "accepted",
      num: 2,
      real_num: 1,
      goods_amount,
      amount: Math.round(goods_amount * 0.75),
      answer,
      holder: "finance",
      is_closable: false,
    });
    expect(data.steps.map(({ step, state }) => [step, state])).toEqual([
      ["made", "done"],
      ["service", "done"],
      ["finance", "now"],
      ["wallet", "ahead"],
    ]);
    expect(await noticesOf(ming.id)).toContainEqual(["claim_accepted", `/claimDetail/${id}`]);
  });

  test("claims nothing before completion, and nothing after 14 days [CLM-01] [CLM-02]", async () => {
    const open = await handedOver();
    const imgs = [await photo(open.ming)];
    const ask = { oid: open.oid, num: 1, content, imgs };
    expect(refusalOf(await open.ming.call(createClaim, ask))).toBe("claim_before_completion");
    const { ming, oid } = await completed();
    const theirs = { oid, num: 1, content, imgs: [await photo(ming)] };
    const back = clock.now();
    clock.set(new Date(addDays(back, 14).getTime() + 1));
    ming.cookies.set("session_id", await insertSession(db, clock.now(), ming.id));
    expect(refusalOf(await ming.call(createClaim, theirs))).toBe("claim_too_late");
    expect(refusalOf(await ming.call(simulateClaim, { oid }))).toBe("claim_too_late");
    clock.set(back);
    ming.cookies.set("session_id", await insertSession(db, clock.now(), ming.id));
    expect(refusalOf(await ming.call(createClaim, theirs))).toBe("accepted");
  });

  test("says what is wrong, shows it, and names a line of their own [CLM-03]", async () => {
    const { ming, oid } = await completed();
    const other = await customer();
    const imgs = [await photo(ming)];
    const whole = { oid, num: 1, content, imgs };
    const refusal = async (wish: Partial<typeof whole>, who = ming) =>
      refusalOf(await who.call(createClaim, { ...whole, ...wish }));
    expect(await refusal({ content: "  " })).toBe("claim_words_needed");
    expect(await refusal({ imgs: [] })).toBe("claim_photo_needed");
    expect(await refusal({ imgs: [await photo(other)] })).toBe("file_unknown");
    expect(await refusal({ imgs: [await photo(other)] }, other)).toBe("order_unknown");
    expect(await refusal({ oid: "1-2" })).toBe("order_unknown");
    expect(await refusal({ oid: `${oid}-c1` })).toBe("refund_of_fee");
    expect(valueOf(await ming.call(queryClaimList, {})).total).toBe(0);
  });

  test("claims no more pieces than are left, and one claim of a line at a time [CLM-04]", async () => {
    const { ming, oid } = await completed();
    const imgs = [await photo(ming)];
    const ask = (num: number) => ming.call(createClaim, { oid, num, content, imgs });
    expect(refusalOf(await ask(0))).toBe("claim_number_needed");
    expect(refusalOf(await ask(5))).toBe("claim_too_many");
    const { id } = valueOf(await ask(3)).data;
    expect(refusalOf(await ask(1))).toBe("claim_open_already");
    valueOf(await ming.call(closeClaim, { id }));
    const second = valueOf(await ask(3)).data.id;
    expect(second).toBe(`${oid}-D2`);
    valueOf(await service.call(rejectClaim, { id: second, reason: "照片看不出破損" }));
    expect(refusalOf(await ask(4))).toBe("accepted");
  });

  test("claims none of the pieces that were sent back and paid for [CLM-04]", async () => {
    const { ming, oid } = await completed();
    const list = [{ oid, num: 1, reason: "not_wanted" }];
    const { datalist } = valueOf(await ming.call(reverseApplyBatch, { list }));
    const number = datalist[0]?.number ?? "";
    valueOf(await service.call(acceptRefund, { number, num: 1, fault: "us" }));
    valueOf(await (await staff("warehouse")).call(recordReturn, { number }));
    valueOf(await (await staff("finance")).call(executeRefund, { number }));
    expect(valueOf(await ming.call(simulateClaim, { oid })).data.left).toBe(3);
    const imgs = [await photo(ming)];
    const ask = async (num: number) =>
      refusalOf(await ming.call(createClaim, { oid, num, content, imgs }));
    expect(await ask(4)).toBe("claim_too_many");
    expect(await ask(3)).toBe("accepted");
  });

  test("asks nothing else back of a line that is claimed, nor the other way round [REF-18]", async () => {
    const { ming, oid, id } = await claimed();
    const list = [{ oid, num: 1, reason: "not_wanted" }];
    expect(refusalOf(await ming.call(reverseApplyBatch, { list }))).toBe("claim_open_already");
    const entering = { oid, amount: 100, fault: "us", reason: "補償" } as const;
    expect(refusalOf(await service.call(enterCompensation, entering))).toBe("claim_open_already");
    valueOf(await ming.call(closeClaim, { id }));
    valueOf(await ming.call(reverseApplyBatch, { list }));
    const imgs = [await photo(ming)];
    const again = { oid, num: 1, content, imgs };
    expect(refusalOf(await ming.call(createClaim, again))).toBe("refund_open_already");
  });

  test("closes a claim that was not accepted, their own only [CLM-12]", async () => {
    const { ming, id } = await claimed();
    const other = await customer();
    expect(refusalOf(await other.call(closeClaim, { id }))).toBe("claim_unknown");
    expect(refusalOf(await other.call(getClaimDetail, { id }))).toBe("claim_unknown");
    expect(valueOf(await ming.call(closeClaim, { id })).data).toMatchObject({
      state: "closed",
      holder: "nobody",
      is_closable: false,
    });
    expect(refusalOf(await ming.call(closeClaim, { id }))).toBe("claim_not_in_state");
    const accepted = await claimed({ order: { insurance: 2 } });
    valueOf(await service.call(acceptClaim, { id: accepted.id, num: 2 }));
    expect(refusalOf(await accepted.ming.call(closeClaim, { id: accepted.id }))).toBe(
      "claim_not_in_state",
    );
  });

  test("sees before asking how many are left and what the insurance pays [CLM-05]", async () => {
    const { ming, oid } = await completed({ order: { insurance: 2 } });
    const { data } = valueOf(await ming.call(simulateClaim, { oid, num: 3 }));
    expect(data).toMatchObject({ oid, left: 4, num: 3, insurance: 2, share_bp: 5_000 });
    expect(data.amount).toBe(Math.round(data.goods_amount / 2));
    expect(data.claimable_until).not.toBe("");
    expect(valueOf(await ming.call(queryClaimList, {})).total).toBe(0);
  });
});

test("the desk sees the parcel as it was weighed beside what the customer shows [BO-28]", async () => {
  const { id, parcel } = await claimed();
  const { datalist } = valueOf(await service.call(listClaims, { page_size: 100 }));
  expect(datalist.find((one) => one.id === id)).toMatchObject({
    ordered_num: 4,
    evidence: [{ tid: parcel, weight_g: 2400 }],
    acts: ["accept", "reject"],
  });
});
