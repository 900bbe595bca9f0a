import { getCartCount } from "@sampan/contract/trade/carts/cart-count";
import { statementsHeader } from "../tests/support/count-statements.ts";
import { orderOnce } from "./checkout.ts";
import type { Figure } from "./figure.ts";
import { onOwnPostgres } from "./on-own-postgres.ts";
import { shareOfBareReply } from "./share-of-bare-reply.ts";
import type { StartedServer } from "./start-server.ts";

const connections = 16;
const headers = { "accept-encoding": "br" };
/** Of our own goods, so that no marketplace is measured. */
const pages = [
  { name: "home", path: "/" },
  { name: "product", path: "/goodsDetailOwn/1" },
  { name: "results", path: "/goodsListOwn/all?searchValue=%E8%A3%99" },
  { name: "article", path: "/about" },
] as const;

/**
 * Home of a customer who has been away for two minutes and owes a payment, rendered by a server that holds nothing
 * yet: there is no more that it can ask.
 */
async function countHome(server: StartedServer): Promise<Figure> {
  const [customer] = server.customers;
  if (!customer) throw new Error("nobody to open home");
  await orderOnce(server, customer, "home");
  const count = async (path: string): Promise<number> => {
    const asking = { cookie: server.returning, [statementsHeader]: "" };
    const answer = await fetch(server.url + path, { headers: asking });
    await answer.text();
    return Number(answer.headers.get(statementsHeader));
  };
  const first = await count("/");
  const again = await count("/");
  const afterwards = await count(getCartCount.path);
  return {
    name: "statements of home for a customer",
    value: first,
    unit: "statements",
    target: { at_most: 6 },
    detail: `with an order due, the session renewed and nothing held; ${again} when it is opened again; the count of the cart, its one call afterwards, takes ${afterwards}`,
  };
}

/** Pages that are kept for visitors, on PostgreSQL, and beside them home as it is rendered for a customer. */
export async function benchKeptPages(seconds: number): Promise<Figure[]> {
  return onOwnPostgres(
    {
      STOREFRONT_DIR: "apps/storefront/dist",
    },
    async (server) => {
      const figures = [await countHome(server)];
      for (const { name, path } of pages) {
        // Products and results are kept from their second asking on.
        for (const _ of [1, 2]) await (await fetch(server.url + path)).text();
        figures.push({
          name: `${name} for visitors, PostgreSQL, 16 connections`,
          ...(await shareOfBareReply(server.url + path, { connections, seconds, headers })),
          target: { at_least: 0.1 },
        });
      }
      const own = { ...headers, cookie: server.customers[0]?.cookie ?? "" };
      figures.push({
        name: "home for a customer, PostgreSQL, 16 connections",
        ...(await shareOfBareReply(server.url, { connections, seconds, headers: own })),
        target: { at_least: 0.007 },
      });
      return figures;
    },
  );
}
