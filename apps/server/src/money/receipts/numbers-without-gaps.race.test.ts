import { ok, refuse } from "@sampan/domain/kernel/result";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { openPostgres } from "../../kernel/db/driver/door.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { openTestDatabase } from "../../../../../tests/support/test-database.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { openJourney } from "../../../../../tests/support/test-journey.ts";
import { receiptRows, switchReceiptsOn } from "../../../../../tests/support/test-receipts.ts";
import { settle } from "../../kernel/db/settle.ts";
import { refundedOfPayment } from "../../trade/charges/refunded-of-payment.ts";
import { issueHere } from "./issue-here.ts";
import { takeNumber } from "./receipt-queries.ts";

const database = await openTestDatabase();
const world = await openTestApp({ database });
const { customer, db, clock, needs } = world;
const journey = await openJourney(world);

/** Another process has connections of its own. */
const other = openPostgres(database.url ?? "");

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
  await switchReceiptsOn(needs);
  return () => other.close();
});

const parallel = 50;
const issuer = "บริษัท ซานปัน จำกัด";

test("fifty receipts issued at once over two pools, half of them undone, have numbers without a gap", async () => {
  for (let at = 0; at < parallel; at += 1) await journey.paid(await customer({ region: "TH" }));
  const rows = await receiptRows(db);
  const now = clock.now();
  const pools = [db, other.db];
  await Promise.all(
    rows.map(({ id }, at) => {
      const pool = pools[at % 2];
      if (!pool) throw new Error("no pool");
      return at % 4 < 2
        ? issueHere(pool, id, { refundedOf: refundedOfPayment, issuer, now })
        : takeAndUndo(pool);
    }),
  );
  const places = (await receiptRows(db))
    .flatMap(({ number }) => (number === null ? [] : [Number(number.slice(7))]))
    .toSorted((one, next) => one - next);
  const issued = rows.filter((_, at) => at % 4 < 2).length;
  expect(places).toEqual(Array.from({ length: issued }, (_, at) => at + 1));

  // The rest, each asked for four times at once: one number each.
  await Promise.all(
    rows.flatMap(({ id }) =>
      [db, other.db, db, other.db].map((pool) =>
        issueHere(pool, id, { refundedOf: refundedOfPayment, issuer, now }),
      ),
    ),
  );
  const all = (await receiptRows(db)).map(({ number }) => Number(number?.slice(7)));
  expect(all.toSorted((one, next) => one - next)).toEqual(
    Array.from({ length: parallel }, (_, at) => at + 1),
  );
});

test("numbers of a sequence, which nobody holds, would have had gaps", async () => {
  await sql`create sequence gapped`.execute(db);
  const take = (pool: typeof db, isUndone: boolean) =>
    settle(pool, async (transaction) => {
      const { rows } = await sql<{ place: number }>`
        select nextval('gapped')::int as place
      `.execute(transaction);
      return isUndone ? refuse(null) : ok(rows[0]?.place ?? 0);
    });
  const taken = await Promise.all(
    Array.from({ length: parallel }, (_, at) => take(at % 2 === 0 ? db : other.db, at % 4 < 2)),
  );
  const places = taken.flatMap((one) => (one.ok ? [one.value] : []));
  expect(Math.max(...places)).toBeGreaterThan(places.length);
});

/** As a transaction that fails after it took its number. */
const takeAndUndo = (pool: typeof db) =>
  settle(pool, async (transaction) => {
    await takeNumber(transaction, { series: "th_receipt", year: 2026 });
    return refuse(null);
  });
