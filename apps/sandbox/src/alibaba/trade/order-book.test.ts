import { expect, test } from "vitest";
import { sandboxCredentials } from "../../credentials.ts";
import { openSandbox, postForm } from "../../testing/open-sandbox.ts";
import { signatureOf1688 } from "../sign-1688.ts";
import { createOrderBook } from "./order-book.ts";

const now = () => new Date("2026-06-21T01:30:00Z");

function placeOf(quantity: number, outOrderId = "WO1") {
  const book = createOrderBook(now);
  const line = { offerId: "1", skuId: "2", specId: "a", name: "衣", quantity, unit_cents: 100 };
  const cart = { shop: "店", receiver: {}, message: "", freight_cents: 500, outOrderId };
  return { book, order: book.place({ ...cart, lines: [line] }), cart, line };
}

test("an order is paid before it is sent, and sent in parts until nothing is left", () => {
  const { book, order } = placeOf(5);
  expect(book.send(order.id)).toBeUndefined();
  expect(book.pay(order.id)?.status).toBe("waitsellersend");
  expect(book.pay(order.id)).toBeUndefined();
  expect(book.send(order.id, true)).toMatchObject({
    status: "waitsellersend",
    parcels: [{ lines: [{ quantity: 3 }] }],
  });
  expect(book.send(order.id)).toMatchObject({
    status: "waitbuyerreceive",
    parcels: [{}, { lines: [{ quantity: 2 }] }],
  });
  expect(book.close(order.id)).toBeUndefined();
  expect(book.receive(order.id)?.status).toBe("success");
});

test("a number of the buyer's that comes again makes a further order", () => {
  const { book, order, cart, line } = placeOf(5);
  const again = book.place({ ...cart, lines: [line] });
  expect(again.id).not.toBe(order.id);
  expect(book.list().map(({ outOrderId }) => outOrderId)).toEqual(["WO1", "WO1"]);
});

const { appKey, appSecret, accessToken } = sandboxCredentials.alibaba;

test("every family of calls looks at the signature, and those of an account at its token", async () => {
  const sandbox = await openSandbox();
  const ask = async (call: string, fields: Record<string, string>, change = {}) => {
    const path = `param2/1/${call}/${appKey}`;
    const _aop_signature = signatureOf1688(appSecret, path, fields);
    const sent = { ...fields, _aop_signature, ...change };
    return (await postForm(`${sandbox.url}/openapi/${path}`, sent)).json();
  };
  const list = "com.alibaba.trade/alibaba.trade.getBuyerOrderList";
  const queue = "cn.alibaba.open/push.query.messageList";
  const token = { access_token: accessToken };
  expect(await ask(list, token)).toMatchObject({ totalRecord: 0 });
  expect(await ask(list, {})).toMatchObject({ error_code: "401" });
  expect(await ask(list, token, { page: "2" })).toMatchObject({
    error_code: "gw.SignatureInvalid",
  });
  expect(await ask(queue, {})).toMatchObject({ pushMessagePage: { totalCount: 0 } });
  expect(await ask(queue, {}, { page: "2" })).toMatchObject({ error_code: "gw.SignatureInvalid" });
});
