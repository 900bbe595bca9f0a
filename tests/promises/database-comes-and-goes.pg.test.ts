import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { queryAddressList, saveAddress } from "@sampan/contract/people/addresses";
import type { Call, RequestOf } from "@sampan/contract/kernel/call";
import { putCart, queryCartList } from "@sampan/contract/trade/carts/carts";
import { errorCodes } from "@sampan/contract/kernel/error-codes";
import { rechargeApply } from "@sampan/contract/money/ledger/wallet";
import { common } from "@sampan/locales/en/kernel/common";
import { sql } from "kysely";
import { afterAll, afterEach, expect, test } from "vitest";
import { openDatabaseProxy } from "../support/database-proxy.ts";
import { startServerProcess } from "../support/server-process.ts";
import { openTestDatabase } from "../support/test-database.ts";
import { insertProduct } from "../support/test-goods.ts";
import { insertCustomer, insertSession } from "../support/test-people.ts";
import { type Asked, usualWay } from "./support/ask.ts";
import { isFull, tellPromise } from "./support/tell-promise.ts";

/** Within what a call, and the question whether the process can serve, are answered whatever the database does. */
const call_ms = 5_000;
const ready_ms = 2_500;

const { db, url } = await openTestDatabase();
if (url === undefined) throw new Error("a way to a database takes one that is elsewhere");
const way = await openDatabaseProxy(url);
const server = await startServerProcess({
  DATABASE_URL: way.url,
  DATABASE_CONNECTIONS: "4",
  OVERLOAD_DELAY_MS: "0",
  // The pages are built for the long form only.
  STOREFRONT_DIR: isFull ? join(import.meta.dirname, "../../apps/storefront/dist") : "",
});
afterAll(() => server.stop());
const bank = { kind: "transfer", region: "TW", code: "998", position: 1 } as const;
const bankName = JSON.stringify({ zh: "银行", "zh-TW": "銀行", th: "Bank", en: "Bank" });
await db
  .insertInto("banks")
  .values({ ...bank, name: bankName })
  .execute();
const { item_id } = await insertProduct(db, new Date());
const ming = await insertCustomer(db, new Date());
const cookie = `session_id=${await insertSession(db, new Date(), ming.id)}`;

interface Told {
  readonly status: number;
  readonly error_code: number | undefined;
  readonly retry_s: string | null;
  readonly took_ms: number;
}

async function ask({ method, url: path, headers, payload }: Asked): Promise<Told> {
  const began = performance.now();
  const answer = await fetch(server.url + path, {
    method,
    headers: { ...headers, cookie, "x-sampan-client": "test" },
    ...(payload === undefined ? {} : { body: String(payload) }),
  });
  const { error_code } = (await answer.json()) as { error_code?: number };
  const took_ms = performance.now() - began;
  return { status: answer.status, error_code, retry_s: answer.headers.get("retry-after"), took_ms };
}
const make = <C extends Call>(
  call: C,
  input: RequestOf<C>,
  headers: Record<string, string> = {},
) => {
  const asked = usualWay(call, input);
  return ask({ ...asked, headers: { ...asked.headers, ...headers } });
};
const readCart = () => make(queryCartList, {});
const readiness = () => ask({ method: "GET", url: "/readyz" });
const home = (consignee: string): RequestOf<typeof saveAddress> => ({
  consignee,
  phone: "0912345678",
  to: ["臺北市", "信義區"],
  detail: "市府路 1 號",
  postal_code: "11008",
});
const addressesOf = async (consignee: string) =>
  (await db.selectFrom("addresses").select("id").where("consignee", "=", consignee).execute())
    .length;

const busy = { status: 503, error_code: errorCodes.server_busy, retry_s: "5" };
/** Seen without a restart; the next call is then answered by a connection that works. */
const untilBack = () => expect.poll(readiness, { interval: 100 }).toMatchObject({ status: 200 });

afterEach(untilBack);

test("a database that freezes is told to everybody in time, and forgotten when it thaws [ERR-23]", async () => {
  expect(await readCart()).toMatchObject({ status: 200 });
  way.freeze();
  // More than there are connections: some work, some wait for one.
  const asked = Array.from({ length: 12 }, (_, turn) =>
    turn % 2 === 0 ? readCart() : make(putCart, { item_id, num: 2 }),
  );
  const [ready, alive] = await Promise.all([readiness(), ask({ method: "GET", url: "/healthz" })]);
  expect([ready.status, alive.status]).toEqual([503, 200]);
  const told = await Promise.all(asked);
  const soon = await Promise.all([readCart(), make(putCart, { item_id, num: 2 })]);
  tellPromise({
    promise: 40,
    name: "A lost database is told in time",
    target: `503 within ${call_ms} ms, /readyz within ${ready_ms} ms`,
    figure: `${Math.round(Math.max(...told.map(({ took_ms }) => took_ms)))} ms, ${Math.round(ready.took_ms)} ms`,
  });
  for (const one of [...told, ...soon]) expect(one).toMatchObject(busy);
  expect(Math.max(...told.map(({ took_ms }) => took_ms))).toBeLessThan(call_ms);
  expect(ready.took_ms).toBeLessThan(ready_ms);
  // Known by now, so that nobody waits for what will not come.
  for (const { took_ms } of soon) expect(took_ms).toBeLessThan(1_000);

  way.thaw();
  await untilBack();
  expect(await readCart()).toMatchObject({ status: 200 });
  expect(await make(putCart, { item_id, num: 2 })).toMatchObject({
    status: 200,
    error_code: undefined,
  });
});

test("a database that is stopped is told as well, and found when it is there again [ERR-23]", async () => {
  await way.cut();
  const told = await Promise.all([readCart(), make(putCart, { item_id, num: 2 }), readiness()]);
  expect(told[0]).toMatchObject(busy);
  expect(told[1]).toMatchObject(busy);
  expect(told[2]).toMatchObject({ status: 503 });
  await way.mend();
  await untilBack();
  expect(await readCart()).toMatchObject({ status: 200 });
});

test("jobs and settings go on where they stopped", async () => {
  way.freeze();
  await expect.poll(readiness, { interval: 100 }).toMatchObject({ status: 503 });
  way.thaw();
  await untilBack();
  await sql`insert into pgboss.job (name, data) values ('sweep-expired', '{}')`.execute(db);
  const states = async () =>
    (
      await sql<{
        state: string;
      }>`select state from pgboss.job where name = 'sweep-expired'`.execute(db)
    ).rows;
  await expect.poll(states, { timeout: 25_000, interval: 200 }).toEqual([{ state: "completed" }]);
});

test("what was lost at its commit is not called undone, and is done once [NFR-07]", async () => {
  const onItsWay = way.freezeAtCommit();
  const told = make(saveAddress, home("林未知"));
  await onItsWay;
  // The database has it, and only its answer was lost.
  await expect.poll(() => addressesOf("林未知")).toBe(1);
  expect(await told).toMatchObject({
    status: 503,
    error_code: errorCodes.outcome_unknown,
    retry_s: null,
  });
  way.thaw();
});

test("what has a key of its own may be asked again, and is done once [NFR-07]", async () => {
  const key = randomBytes(20).toString("hex");
  const picture = { mime: "image/webp", bytes: 9, width: 1, height: 1, created_at: new Date() };
  await db
    .insertInto("files")
    .values({ key, account_id: ming.id, kind: "voucher", ...picture })
    .execute();
  const pay_no = `LOST-${key.slice(0, 8)}`;
  const apply = () =>
    make(
      rechargeApply,
      {
        param: {
          amount: 500_000,
          bank: "998",
          pay_no,
          pay_time: "2026-03-02 11:20",
          content: { imgs: [`/files/${key}`] },
        },
      },
      { "idempotency-key": key },
    );
  const onItsWay = way.freezeAtCommit();
  const told = apply();
  await onItsWay;
  expect(await told).toMatchObject(busy);
  way.thaw();
  await untilBack();
  expect(await apply()).toMatchObject({ status: 200, error_code: undefined });
  const { rows } = await sql`select id from topups where pay_no = ${pay_no}`.execute(db);
  expect(rows).toHaveLength(1);
});

test("reading again is always safe, whatever was lost", async () => {
  way.freeze();
  expect(await make(queryAddressList, {})).toMatchObject(busy);
  way.thaw();
});

test.each(isFull ? ["/addressList", "/leaderboard"] : [])(
  "the page %s says that the server is busy, and when to come back [ERR-23]",
  async (path) => {
    way.freeze();
    const page = await fetch(server.url + path, { headers: { cookie: `${cookie}; lang=en` } });
    way.thaw();
    expect([page.status, page.headers.get("retry-after")]).toEqual([503, "10"]);
    expect(await page.text()).toContain(common.busy.title);
  },
);
