import {
  alibabaMessages,
  placeWireOrder,
  previewWireOrder,
} from "@sampan/contract/trade/purchases/staff-wire-orders";
import { sandboxCredentials } from "@sampan/sandbox/credentials";
import { createHmac } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { openWire1688, openWireApp } from "./support/open-wire-world.ts";
import { valueOf } from "./support/value-of.ts";

const wire = await openWire1688({ timeout_ms: 2_000 });
const world = await openWireApp(wire);
const { buyer, db, toBuy, watch, app } = world;
const { control } = wire.sandbox;

beforeAll(async () => {
  await world.prepare();
  // The sandbox posts to where a real one would: to the shop's address.
  await app.listen({ host: "127.0.0.1", port: 0 });
});
beforeEach(async () => {
  world.restartWatch();
  await control("reset");
  await db.deleteFrom("wire_messages").execute();
  const address = app.server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  await control("1688-messages", { url: `http://127.0.0.1:${port}${alibabaMessages.path}` });
});

async function placed() {
  const { oids, tid } = await toBuy();
  const { total } = valueOf(await buyer.call(previewWireOrder, { oids })).data;
  const { orders } = valueOf(await buyer.call(placeWireOrder, { oids, total })).wire;
  return { tid, order_no: orders[0]?.order_no ?? "" };
}
const act = (order_no: string, what: string) => control("1688-acts", { order_no, act: what });
const stateOf = async (order_no: string) =>
  (
    await db
      .selectFrom("wire_purchases")
      .select("state")
      .where("order_no", "=", order_no)
      .executeTakeFirstOrThrow()
  ).state;
const stored = () =>
  db.selectFrom("wire_messages").select(["type", "outcome"]).orderBy("received_at").execute();

test.each([
  ["once", undefined],
  ["twice", "push_twice"],
  ["out of order", "push_disordered"],
])("a message that comes %s lets its order be asked about at once, and once", async (_, kind) => {
  const { order_no } = await placed();
  await expect.poll(async () => (await stored()).length).toBe(1);
  if (kind) await control("1688-slips", { kind });
  await act(order_no, "pay");
  await act(order_no, "send");
  await expect.poll(async () => (await stored()).length).toBe(3);
  await watch();
  expect(await stateOf(order_no)).toBe("sent");
  expect((await stored()).map(({ outcome }) => outcome)).toEqual(["ours", "ours", "ours"]);
});

test("a message that did not reach us is found in the queue, and leaves it", async () => {
  const { order_no } = await placed();
  await control("1688-slips", { kind: "push_lost", times: 2 });
  await act(order_no, "pay");
  await act(order_no, "send");
  expect(await stateOf(order_no)).toBe("unpaid");
  await watch();
  expect(await stateOf(order_no)).toBe("sent");
  const left = await (await fetch(`${wire.sandbox.url}/_control/1688-orders`)).json();
  expect(left).toMatchObject({ failed_messages: 0 });
});

const { appSecret } = sandboxCredentials.alibaba;
const formOf = (message: object, secret: string = appSecret) => {
  const text = JSON.stringify(message);
  const sum = createHmac("sha1", secret).update(`message${text}`).digest("hex");
  return new URLSearchParams({ message: text, _aop_signature: sum.toUpperCase() }).toString();
};
const post = (payload: string) =>
  app.inject({
    method: "POST",
    url: alibabaMessages.path,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload,
  });

test("a message of another's order is counted and changes nothing", async () => {
  const { order_no } = await placed();
  await expect.poll(async () => (await stored()).length).toBe(1);
  const foreign = { msgId: 77, type: "ORDER_BUYER_VIEW_ORDER_PAY", data: { orderId: 1234567 } };
  expect((await post(formOf(foreign))).statusCode).toBe(200);
  await watch();
  const outcomes = new Set((await stored()).map(({ outcome }) => outcome));
  expect(outcomes).toEqual(new Set(["ours", "foreign"]));
  expect(await stateOf(order_no)).toBe("unpaid");
});

test("a message that 1688 did not sign is refused and not stored", async () => {
  const forged = { msgId: 78, type: "ORDER_BUYER_VIEW_ORDER_PAY", data: { orderId: 1 } };
  expect((await post(formOf(forged, "guessed"))).statusCode).toBe(400);
  expect((await post("message=x")).statusCode).toBe(400);
  expect(await stored()).toEqual([]);
});
