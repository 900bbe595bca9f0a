import { createClaim } from "@sampan/contract/logistics/claims/claims";
import {
  acceptClaim,
  compensateBuyer,
  rejectClaim,
} from "@sampan/contract/logistics/claims/staff-claims";
import type { StaffRole } from "@sampan/domain/kernel/rights";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createHttpCaller } from "../../../../../tests/support/http-caller.ts";
import { startServerProcess } from "../../../../../tests/support/server-process.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { openClaims } from "../../../../../tests/support/test-claims.ts";
import { openTestDatabase } from "../../../../../tests/support/test-database.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import {
  insertSession,
  insertStaff,
  insertStaffSession,
} from "../../../../../tests/support/test-people.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { checkLedger } from "../../money/ledger/check-ledger.ts";
import { findBalances } from "../../money/ledger/find-balances.ts";

const database = await openTestDatabase();
const { url } = database;
if (url === undefined) throw new Error("two processes need a PostgreSQL of their own");
const world = await openTestApp({ database });
const { db, clock, staff, needs } = world;
// The processes go by the time of day.
clock.set(new Date());
const { completed, claimed, photo } = await openClaims(world);
const settings = { DATABASE_URL: url, REQUESTS_PER_MINUTE: "1000000", OVERLOAD_DELAY_MS: "0" };
const servers = await Promise.all([startServerProcess(settings), startServerProcess(settings)]);
afterAll(() => Promise.all(servers.map((server) => server.stop())));

/** Four people of a role, two at each process. */
const desksOf = (role: StaffRole) =>
  Promise.all(
    [0, 1, 0, 1].map(async (at) => {
      const desk = createHttpCaller(servers[at]?.url ?? "");
      const { id } = await insertStaff(db, clock.now(), [role]);
      desk.cookies.set("staff_session_id", await insertStaffSession(db, clock.now(), id));
      return desk;
    }),
  );
const [services, finances] = [await desksOf("service"), await desksOf("finance")];

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
  const session = await insertSession(db, clock.now(), ming.id);
  const outcomes = await Promise.all(
    [0, 1, 0, 1, 0, 1].map(async (at) => {
      const phone = createHttpCaller(servers[at]?.url ?? "");
      phone.cookies.set("session_id", session);
      return refusalOf(await phone.call(createClaim, { oid, num: 3, content: "裂了", imgs }));
    }),
  );
  expect([count(outcomes, "accepted"), count(outcomes, "claim_open_already")]).toEqual([1, 5]);
});
