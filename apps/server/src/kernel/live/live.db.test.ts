import { followOwn } from "@sampan/contract/kernel/live";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { openStream, type OpenStream } from "../../../../../tests/support/open-stream.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import {
  insertProduct,
  insertRates,
  insertTariff,
} from "../../../../../tests/support/test-goods.ts";
import { placeOrder } from "../../../../../tests/support/test-orders.ts";
import { endSessions } from "../../people/sessions/end-sessions.ts";

const world = await openTestApp();
const { app, db, clock, needs } = world;
const url = `${await app.listen({ port: 0, host: "127.0.0.1" })}${followOwn.path}`;

const open: OpenStream[] = [];
afterEach(() => open.splice(0).forEach((stream) => stream.close()));

type Somebody = Awaited<ReturnType<typeof world.customer>>;
async function follow(who: Somebody): Promise<OpenStream> {
  const stream = await openStream(url, who.cookies.get("session_id"));
  open.push(stream);
  return stream;
}

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

/** The row of a new order of theirs. */
async function orderOf(who: Somebody): Promise<{ readonly id: number }> {
  const { item_id } = await insertProduct(db, clock.now(), { platform: 1 });
  const tid = await placeOrder(who, [{ item_id, num: 1 }]);
  return db.selectFrom("orders").select("id").where("tid", "=", tid).executeTakeFirstOrThrow();
}

/** What a desk or the house writes of an order. */
const logOf = (order_id: number, actor_kind: "staff" | "system" | "customer" = "staff") =>
  db
    .insertInto("trade_logs")
    .values({ order_id, biz_code: 1, actor_kind, actor: "", content: "{}", at: clock.now() })
    .execute();

describe("an open page", () => {
  test("that is the first of a process is told once its process listens: what moved before, nobody heard", async () => {
    const first = await follow(await world.customer());
    await expect.poll(() => first.heard).toEqual(["changed"]);
  });

  test("is told that something of its reader's has moved, and nothing else of it", async () => {
    const owner = await world.customer();
    const other = await world.customer();
    const order = await orderOf(owner);
    const [mine, theirs] = [await follow(owner), await follow(other)];
    await logOf(order.id);
    await expect.poll(() => mine.heard).toEqual(["changed"]);
    expect(theirs.heard).toEqual([]);
    // What a customer does their own page knows; then the house does something again.
    await logOf(order.id, "customer");
    await logOf(order.id, "system");
    await expect.poll(() => mine.heard).toEqual(["changed", "changed"]);
  });

  test("is answered so that nobody on the way keeps anything back", async () => {
    const { headers, status } = await follow(await world.customer());
    expect(status).toBe(200);
    expect(headers.get("content-type")).toContain("text/event-stream");
    expect(headers.get("cache-control")).toContain("no-transform");
    expect(headers.get("x-accel-buffering")).toBe("no");
    expect(headers.get("content-encoding")).toBeNull();
  });

  test("of a visitor, or of another site, follows nothing", async () => {
    const nobody = await openStream(url, undefined);
    expect(nobody.headers.get("content-type")).toContain("application/json");
    const session = (await world.customer()).cookies.get("session_id");
    const foreign = await openStream(url, session, { "sec-fetch-site": "cross-site" });
    expect(foreign.status).toBe(403);
  });

  test("hears no more once its session has ended", async () => {
    const owner = await world.customer();
    const stream = await follow(owner);
    await endSessions(db, owner.id);
    await stream.ended;
    expect(stream.heard).toEqual([]);
  });

  test("makes room for a fifth of the same person, and is told so", async () => {
    const owner = await world.customer();
    const first = await follow(owner);
    for (let tab = 0; tab < 4; tab += 1) await follow(owner);
    await first.ended;
    expect(first.heard).toEqual(["leave"]);
    const order = await orderOf(owner);
    await logOf(order.id);
    await expect
      .poll(() => open.map(({ heard }) => heard.at(-1)))
      .toEqual(["leave", "changed", "changed", "changed", "changed"]);
  });
});
