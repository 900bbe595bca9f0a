import { getClaimDetail, queryClaimList } from "@sampan/contract/logistics/claims/claims";
import * as desk from "@sampan/contract/logistics/claims/staff-claims";
import { beforeAll, expect, test } from "vitest";
import { weighTwice } from "../../../../../tests/support/test-arrivals.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { measures, openJourney } from "../../../../../tests/support/test-journey.ts";
import { offeredForPickup } from "../../../../../tests/support/test-pickups.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";
import { checkLedger } from "../../money/ledger/check-ledger.ts";
import { findBalances } from "../../money/ledger/find-balances.ts";

const world = await openTestApp();
const { customer, staff, db, clock, needs } = world;
const journey = await openJourney(world);
const { logistics } = journey;

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

async function arrived(insurance: 0 | 4 = 4) {
  const owner = await customer();
  const order = await offeredForPickup(journey, owner, { transport: 12, insurance });
  const weigh = (weight_g: number) => weighTwice(logistics, { tid: order.parcel, weight_g });
  const claims = async () => valueOf(await owner.call(queryClaimList, {})).datalist;
  return { owner, ...order, weigh, claims };
}

const light_g = measures.weight_g - 700;

test("a parcel that arrives clearly lighter opens one claim, of which its customer is told and service decides", async () => {
  const { owner, tid, weigh, claims } = await arrived();
  valueOf(await weigh(measures.weight_g - 100));
  expect(await claims()).toEqual([]);
  valueOf(await weigh(light_g));
  const [claim, ...others] = await claims();
  expect(others).toEqual([]);
  expect(claim).toMatchObject({
    tid,
    state: "pending_review",
    holder: "service",
    content: "",
    imgs: [],
    weights: { departed_g: measures.weight_g, arrived_g: light_g },
    share_bp: 10_000,
  });
  // Weighed anew, it is the same claim.
  valueOf(await weigh(light_g - 200));
  expect(await claims()).toHaveLength(1);
  const kinds = await db
    .selectFrom("notices")
    .select("kind")
    .where("account_id", "=", owner.id)
    .where("kind", "like", "claim%")
    .execute();
  expect(kinds).toEqual([{ kind: "claim_opened" }]);

  const id = claim?.id ?? "";
  const service = await staff("service");
  const num = claim?.num ?? 0;
  const taken = valueOf(await service.call(desk.acceptClaim, { id, num, amount: 0 })).data;
  expect(taken).toMatchObject({ state: "accepted", holder: "finance" });
  const cashOf = async () =>
    (await findBalances(db, { accountId: owner.id, currency: "TWD" })).cash;
  const before = await cashOf();
  const { status } = await journey.orderOf(tid);
  valueOf(await (await staff("finance")).call(desk.compensateBuyer, { id }));
  expect((await cashOf()) - before).toBe(taken.amount);
  expect((await journey.orderOf(tid)).status).toBe(status);
  expect(await checkLedger(db)).toEqual([]);
  const shown = valueOf(await owner.call(getClaimDetail, { id })).data;
  expect(shown.state).toBe("succeeded");
});

test("a parcel that arrives heavier opens none, and what is not insured pays what service decides", async () => {
  const { weigh, claims } = await arrived(0);
  valueOf(await weigh(measures.weight_g + 700));
  expect(await claims()).toEqual([]);
  valueOf(await weigh(light_g));
  const [claim] = await claims();
  expect(claim).toMatchObject({ insurance: 0, amount: 0 });
  const service = await staff("service");
  const reason = "外箱受潮後變乾，件數無誤";
  const refused = await service.call(desk.rejectClaim, { id: claim?.id ?? "", reason });
  expect(valueOf(refused).data.state).toBe("rejected");
  // It was looked at: the same parcel asks no second time.
  valueOf(await weigh(light_g));
  expect(await claims()).toHaveLength(1);
});
