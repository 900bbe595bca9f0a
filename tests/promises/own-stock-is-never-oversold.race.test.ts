import { closeOrder, createTrade } from "@sampan/contract/trade/orders/orders";
import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { openServersBeside } from "../support/app-beside-servers.ts";
import { createHttpCaller } from "../support/http-caller.ts";
import { openTestApp } from "../support/test-app.ts";
import { openTestDatabase } from "../support/test-database.ts";
import { insertProduct, insertRates, insertTariff } from "../support/test-goods.ts";
import { saveHome, wholeOrder } from "../support/test-orders.ts";
import { insertSession } from "../support/test-people.ts";
import { refusalOf } from "../support/value-of.ts";
import { sizeOf, tellPromise } from "./support/tell-promise.ts";

// The control: a house that takes nothing off its shelves. Processes of their own are as they are.
vi.mock(import("../../apps/server/src/goods/catalogue/take-own-stock.ts"), async (original) => ({
  ...(await original()),
  takeOwnStock: () => Promise.resolve(),
}));

const database = await openTestDatabase();
const app = await openTestApp({ database });
const { db, clock, customer, needs } = app;
clock.set(new Date());
await insertRates(needs, clock.now());
await insertTariff(needs);
const { urls } = await openServersBeside(app, database);

const pieces = sizeOf({ quick: 15, full: 50 });
const buyers = pieces * 10;

interface Shelf {
  /** Left to be ordered. */
  readonly stock: number;
  /** Ordered, and not given back. */
  readonly held: number;
}

/** One statement, so that both are of one moment. */
async function shelfOf(item_id: string): Promise<Shelf> {
  const { rows } = await sql<Shelf>`
    select stock,
           (select coalesce(sum(item.num), 0)::int
              from order_items item join orders on orders.id = item.order_id
             where item.sku_id = skus.id and orders.closed_at is null) as held
      from skus where id = ${Number(item_id)}`.execute(db);
  return rows[0] ?? { stock: -1, held: -1 };
}

/** Somebody with a home, who asks at one of both processes, and for the goods under a key of its own each time. */
async function openBuyer(item_id: string, nth: number) {
  const person = await customer();
  const phone = createHttpCaller(urls[nth % 2] ?? "");
  phone.cookies.set("session_id", await insertSession(db, clock.now(), person.id));
  const address_id = await saveHome(person);
  const lines = [{ item_id, num: 1 }];
  return {
    order: () => phone.call(createTrade, wholeOrder(address_id, lines)),
    close: (tid: string) => phone.call(closeOrder, { tid }),
  };
}

test("a flash sale of our own goods sells every piece once at two processes, those too that were given up meanwhile [CHK-27]", async () => {
  const { item_id } = await insertProduct(db, clock.now(), { platform: 1, stock: pieces });
  const crowd: Awaited<ReturnType<typeof openBuyer>>[] = [];
  for (let nth = 0; nth < buyers; nth += 1) crowd.push(await openBuyer(item_id, nth));

  const seen: Shelf[] = [];
  const end = new AbortController();
  const watch = (async () => {
    while (!end.signal.aborted) seen.push(await shelfOf(item_id));
  })();
  const refusals = new Set<string>();
  let sold = 0;
  let givenUp = 0;
  const buy = async (buyer: (typeof crowd)[number]): Promise<boolean> => {
    const answer = await buyer.order();
    if (!answer.ok) {
      refusals.add(refusalOf(answer));
      return false;
    }
    sold += 1;
    if (sold % 5 > 0) return true;
    // Every fifth thinks better of it.
    expect(refusalOf(await buyer.close(answer.value.data.tid))).toBe("accepted");
    givenUp += 1;
    return true;
  };
  let waiting = crowd;
  for (let round = 0; round < 20 && (await shelfOf(item_id)).stock > 0; round += 1) {
    const had = await Promise.all(waiting.map(buy));
    waiting = waiting.filter((_, at) => !had[at]);
  }
  end.abort();
  await watch;

  const left = await shelfOf(item_id);
  const wrong = seen.filter(({ stock, held }) => stock < 0 || stock + held !== pieces);
  tellPromise({
    promise: 41,
    name: "a flash sale does not oversell",
    target: `${pieces} sold to ${buyers}, 0 oversold, everything given up sold again`,
    figure: `${left.held} held, ${sold} ordered, ${givenUp} given up; ${wrong.length} of ${seen.length} looks wrong`,
  });
  expect(left).toEqual({ stock: 0, held: pieces });
  expect(sold - givenUp).toBe(pieces);
  expect(givenUp).toBeGreaterThan(pieces / 6);
  expect(wrong).toEqual([]);
  // Read as gone before, or taken by another at the last moment.
  expect(["no_stock", "over_stock"]).toEqual(expect.arrayContaining([...refusals]));
}, 600_000);

test("a house that takes nothing off its shelves sells more than it has, and the count notices", async () => {
  const { item_id } = await insertProduct(db, clock.now(), { platform: 1, stock: 1 });
  for (let nth = 0; nth < 3; nth += 1) {
    const buyer = await customer();
    const order = wholeOrder(await saveHome(buyer), [{ item_id, num: 1 }]);
    expect(refusalOf(await buyer.call(createTrade, order))).toBe("accepted");
  }
  const { stock, held } = await shelfOf(item_id);
  expect(stock + held).toBeGreaterThan(1);
});
