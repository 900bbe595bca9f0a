import { putCart, queryCartList } from "@sampan/contract/trade/carts/carts";
import { expect, test } from "vitest";
import { insertProduct } from "./test-goods.ts";
import { openTwoServers } from "./two-servers.ts";
import { valueOf } from "./value-of.ts";

const { servers, customer, db } = await openTwoServers();
const [one, other] = servers;

test("a person finds at one process what they did at the other", async () => {
  const ming = await customer();
  const { item_id } = await insertProduct(db, new Date());
  valueOf(await ming.at(one.url).call(putCart, { item_id, num: 2 }));
  const { datalist } = valueOf(await ming.at(other.url).call(queryCartList, {}));
  expect(datalist[0]?.item_list).toMatchObject([{ item_id, num: 2 }]);
});

test("a process that is killed takes nothing of the other with it", async () => {
  const ming = await customer();
  await one.kill();
  await expect(fetch(`${one.url}/healthz`)).rejects.toThrow("fetch failed");
  expect(valueOf(await ming.at(other.url).call(queryCartList, {})).total).toBe(0);
});
