import { createClaim } from "@sampan/contract/logistics/claims/claims";
import {
  acceptClaim,
  compensateBuyer,
  rejectClaim,
} from "@sampan/contract/logistics/claims/staff-claims";
import { beforeAll, expect, test } from "vitest";
import { openAppBesideServers } from "../../../../../tests/support/app-beside-servers.ts";
import { openClaims } from "../../../../../tests/support/test-claims.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { checkLedger } from "../../money/ledger/check-ledger.ts";
import { findBalances } from "../../money/ledger/find-balances.ts";

const world = await openAppBesideServers();
const { db, clock, staff, needs, phones, desks } = world;
const { completed, claimed, photo } = await openClaims(world);
const [services, finances] = [await desks("service", 4), await desks("finance", 4)];

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

const cashOf = async (id: number) =>
  (await findBalances(db, { accountId: id, currency: "TWD" })).cash;
const count = (outcomes: readonly string[], name: string) =>
  outcomes.filter((outcome) => outcome === name).length;

test("a claim that two processes accept and reject at once is decided once [BO-28]", async () => {
  for (let round = 0; round < 4; round += 1) {
    const { id } = await claimed({ order: { insurance: 2 } });
    const outcomes = await Promise.all(
      services.map(async (desk, turn) =>
        turn < 2
          ? refusalOf(await desk.call(acceptClaim, { id, num: 2 }))
          : refusalOf(await desk.call(rejectClaim, { id, reason: "看不出破損" })),
      ),
    );
    expect([count(outcomes, "accepted"), count(outcomes, "claim_not_in_state")]).toEqual([1, 3]);
  }
});

test("a claim that four of finance pay at two processes at once is paid once [CLM-17]", async () => {
  const service = await staff("service");
  for (let round = 0; round < 4; round += 1) {
    const { ming, id } = await claimed({ order: { insurance: 4 } });
    const { amount } = valueOf(await service.call(acceptClaim, { id, num: 2 })).data;
    const before = await cashOf(ming.id);
    const outcomes = await Promise.all(
      [...finances, ...finances].map(async (desk) =>
        refusalOf(await desk.call(compensateBuyer, { id })),
      ),
    );
    expect([count(outcomes, "accepted"), count(outcomes, "claim_not_in_state")]).toEqual([1, 7]);
    expect((await cashOf(ming.id)) - before).toBe(amount);
  }
  expect(await checkLedger(db)).toEqual([]);
});

test("a line that its customer claims at two processes at once has one claim [API-82] [CLM-04]", async () => {
  const { ming, oid } = await completed();
  const imgs = [await photo(ming)];
  const outcomes = await Promise.all(
    (await phones(ming.id, 6)).map(async (phone) =>
      refusalOf(await phone.call(createClaim, { oid, num: 3, content: "裂了", imgs })),
    ),
  );
  expect([count(outcomes, "accepted"), count(outcomes, "claim_open_already")]).toEqual([1, 5]);
});
