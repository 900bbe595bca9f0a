import * as calls from "@sampan/contract/logistics/unclaimed/staff-unclaimed";
import { claimParcel, queryParcelClaims } from "@sampan/contract/logistics/unclaimed/unclaimed";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { storeProof } from "../../../../../tests/support/test-files.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { openJourney, type TestCustomer } from "../../../../../tests/support/test-journey.ts";
import { expressNumber, keepOne } from "../../../../../tests/support/test-unclaimed.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openTestApp();
const { db, customer, clock, needs, staff } = world;
const journey = await openJourney(world);
const warehouse = await staff("warehouse");

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

const keep = () => keepOne(world, warehouse);
const goods = { name: "台灯", num: 2, value: 88_00 };

describe("a claim to a parcel without an owner", () => {
  const claim = async (who: TestCustomer, express_no: string) => {
    const images = [await storeProof(db, { accountId: who.id, now: clock.now() })];
    return who.call(claimParcel, { express_no, words: "台灯两件", images });
  };
  const own = async (who: TestCustomer) => valueOf(await who.call(queryParcelClaims, {})).datalist;

  test("is answered the same for a parcel that lies here, one that is another's and a number nobody knows [BO-15]", async () => {
    const [ming, noi] = [await customer(), await customer()];
    const kept = await keep();
    const { express_no: theirs } = await journey.sentBySeller(await journey.paid(noi));
    const answers = [];
    for (const express_no of [kept.express_no, theirs.toUpperCase(), expressNumber()]) {
      const { data } = valueOf(await claim(ming, express_no));
      answers.push({ ...data, id: "", express_no: "", images: [] });
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ state: "waiting", parcel_tid: "", answer: "" });
  });

  test("needs a number, a proof of one's own and a day with room left; sent again it replaces what waits [BO-15]", async () => {
    const [ming, noi] = [await customer(), await customer()];
    const express_no = expressNumber();
    const proof = await storeProof(db, { accountId: noi.id, now: clock.now() });
    const tried = async (change: object) =>
      refusalOf(await ming.call(claimParcel, { express_no, images: [proof], ...change }));
    expect(await tried({ express_no: "12" })).toBe("parcel_claim_number_needed");
    expect(await tried({ images: [] })).toBe("proof_needed");
    expect(await tried({})).toBe("file_unknown");
    for (let n = 0; n < 5; n++) valueOf(await claim(ming, n === 0 ? express_no : expressNumber()));
    expect(refusalOf(await claim(ming, expressNumber()))).toBe("parcel_claims_too_many");
    valueOf(await claim(ming, express_no.toLowerCase()));
    expect(await own(ming)).toHaveLength(5);
    expect(await own(noi)).toEqual([]);
    clock.pass({ days: 1 });
    expect((await claim(ming, expressNumber())).ok).toBe(true);
  });

  test("is accepted by the match to its customer, and others' are refused without a word of whose it is [BO-15]", async () => {
    const [ming, noi] = [await customer(), await customer()];
    const kept = await keep();
    valueOf(await claim(noi, kept.express_no));
    valueOf(await claim(ming, kept.express_no));
    const { datalist } = valueOf(
      await warehouse.call(calls.listUnclaimed, { text: kept.express_no }),
    );
    expect(datalist[0]?.claims.map(({ uid }) => uid)).toEqual([noi.uid, ming.uid]);
    const { parcel_tid } = valueOf(
      await warehouse.call(calls.matchUnclaimed, { id: kept.id, uid: ming.uid, goods }),
    ).data;
    expect(await own(ming)).toMatchObject([{ state: "accepted", parcel_tid }]);
    expect(await own(noi)).toMatchObject([{ state: "refused", parcel_tid: "", answer: "" }]);
    const told = await db
      .selectFrom("notices")
      .select("kind")
      .where("account_id", "=", noi.id)
      .execute();
    expect(told.map(({ kind }) => kind)).toEqual(["parcel_claim_refused"]);
  });

  test("without such a parcel waits in a list of its own, and is refused once, with a reason [BO-15]", async () => {
    const ming = await customer();
    const express_no = expressNumber();
    const { id } = valueOf(await claim(ming, express_no)).data;
    const waiting = async () =>
      valueOf(await warehouse.call(calls.listParcelClaims, { page_size: 100 })).datalist.filter(
        (one) => one.id === id,
      );
    expect(await waiting()).toMatchObject([{ uid: ming.uid, express_no, unclaimed_id: "" }]);
    const refused = async (reason: string) =>
      refusalOf(await warehouse.call(calls.refuseParcelClaim, { id, reason }));
    expect(await refused(" ")).toBe("reason_needed");
    expect(await refused("查无此件")).toBe("accepted");
    expect(await refused("查无此件")).toBe("parcel_claim_not_in_state");
    expect(await own(ming)).toMatchObject([{ state: "refused", answer: "查无此件" }]);
    expect(await waiting()).toEqual([]);
  });

  test("keeps a parcel from being discarded while it waits [BO-15]", async () => {
    const kept = await keep();
    clock.pass({ days: 91 });
    const [first, second] = [await staff("warehouse"), await staff("warehouse")];
    valueOf(await first.call(calls.askDiscard, { id: kept.id }));
    const { id } = valueOf(await claim(await customer(), kept.express_no)).data;
    const discard = async () =>
      refusalOf(await second.call(calls.discardUnclaimed, { id: kept.id }));
    expect(await discard()).toBe("unclaimed_claimed");
    valueOf(await first.call(calls.refuseParcelClaim, { id, reason: "证明不清楚" }));
    expect(await discard()).toBe("accepted");
  });
});
