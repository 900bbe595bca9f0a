import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createAlibaba1688 } from "@sampan/connectors/marketplaces/alibaba-1688/create-alibaba-1688";
import type { WireCart, WireMessage } from "@sampan/connectors/marketplaces/ordering-by-wire";
import { sandboxCredentials } from "@sampan/sandbox/credentials";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { openOutbound } from "./support/open-outbound.ts";
import { openSandbox } from "./support/open-sandbox.ts";

const sandbox = await openSandbox();
afterAll(sandbox.close);
beforeEach(() => sandbox.control("reset"));

const { appKey, appSecret, accessToken, refreshToken } = sandboxCredentials.alibaba;

/** Our connector with the demo's credentials; asks for whatever it is told once. */
function openOrdering(settings: Parameters<typeof openOutbound>[0] = {}) {
  const now = () => new Date();
  return createAlibaba1688(
    {
      baseUrl: sandbox.url,
      appKey,
      appSecret,
      tokens: { access_token: accessToken, refresh_token: refreshToken },
      country: "en",
      now,
    },
    openOutbound({ now, ...settings }),
  ).ordering;
}

const goods = sandbox
  .goodsOf("1688")
  .filter((product) => product.dimensions.length > 0 && product.skus.some((sku) => sku.stock > 90));

let number = 0;
function cart(change: Partial<WireCart> = {}, times = 1): WireCart {
  const product = goods[0]!;
  const sku = product.skus.find(({ stock }) => stock > 90)!;
  number += 1;
  return {
    out_order_id: `WO${number}`,
    receiver: {
      name: "Sampan",
      mobile: "13800000000",
      province: "广东省",
      city: "广州市",
      area: "白云区",
      address: "石井街道 1 号",
      post_code: "510000",
    },
    lines: [
      {
        thid_item_id: product.thid,
        thid_spec_id: sku.specId,
        quantity: Math.max(product.minOrder, product.step) * times,
      },
    ],
    message: "",
    ...change,
  };
}

interface Book {
  readonly failed_messages: number;
  readonly orders: readonly { readonly order_no: string; readonly out_order_id: string }[];
}
const book = async (): Promise<Book> =>
  (await (await fetch(`${sandbox.url}/_control/1688-orders`)).json()) as Book;
const ordersOf = async ({ out_order_id }: WireCart) =>
  (await book()).orders.filter((order) => order.out_order_id === out_order_id);
const valueOf = <T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

describe("an order by wire", () => {
  test("costs what its preview said, is paid at the cashier and sent with a number", async () => {
    const ordering = openOrdering();
    const asked = cart();
    const preview = valueOf(await ordering.preview(asked));
    const placed = valueOf(await ordering.place(asked));
    if (preview.kind === "declined" || placed.kind === "declined") throw new Error("declined");
    const [order] = placed.orders;
    expect(order).toMatchObject({ total: preview.total, freight: preview.freight });
    const order_no = order!.order_no;
    expect(order_no).toMatch(/^\d{17}$/);
    expect(await ordering.listParcels(order_no)).toEqual({ ok: true, value: [] });

    const link = valueOf(await ordering.askPayLink(order_no));
    await fetch(link, { method: "POST", body: new URLSearchParams({ act: "pay" }) });
    expect(await ordering.askPayLink(order_no)).toMatchObject({ error: { code: "rejected" } });
    await sandbox.control("1688-acts", { order_no, act: "send" });

    const read = valueOf(await ordering.getOrder(order_no));
    expect(read).toMatchObject({ state: "sent", total: preview.total, parcels: [{}] });
    const [parcel] = valueOf(await ordering.listParcels(order_no));
    expect(parcel).toEqual({
      express_no: read.parcels[0]?.express_no,
      carrier: "圆通速递(YTO)",
      contents: [{ line_no: read.lines[0]?.line_no, quantity: asked.lines[0]?.quantity }],
    });
    expect(valueOf(await ordering.findByOwnNumber(asked.out_order_id))).toHaveLength(1);
  });

  test.each([
    ["nobody heard of", "answer_lost"],
    ["whose answer comes too late", "answer_late"],
    ["that stands only after a while", "created_late"],
  ])("%s is found by our own number, and stands once", async (_, kind) => {
    const ordering = openOrdering({ totalTimeout_ms: 150, headersTimeout_ms: 150 });
    const asked = cart();
    await sandbox.control("1688-slips", { kind, delay_ms: 400 });
    expect(await ordering.place(asked)).toMatchObject({ error: { code: "unavailable" } });
    await expect
      .poll(async () => valueOf(await ordering.findByOwnNumber(asked.out_order_id)).length)
      .toBe(1);
    expect(await ordersOf(asked)).toHaveLength(1);
  });

  test("that is repeated stands twice: our number is no key to them", async () => {
    const ordering = openOrdering();
    const asked = cart();
    await sandbox.control("1688-slips", { kind: "answer_lost" });
    await ordering.place(asked);
    await ordering.place(asked);
    expect(await ordersOf(asked)).toHaveLength(2);
    expect(valueOf(await ordering.findByOwnNumber(asked.out_order_id))).toHaveLength(2);
  });

  test("that they call a failure stands all the same", async () => {
    const ordering = openOrdering();
    const asked = cart();
    await sandbox.control("1688-slips", { kind: "called_failed" });
    const placed = valueOf(await ordering.place(asked));
    const orders = (await ordersOf(asked)).map(({ order_no }) => ({ order_no }));
    expect(placed).toMatchObject({ kind: "placed", orders });
  });

  test("is split where they split it, and the parts add up", async () => {
    const ordering = openOrdering();
    await sandbox.control("1688-slips", { kind: "split" });
    const asked = cart({}, 2);
    const preview = valueOf(await ordering.preview(asked));
    const placed = valueOf(await ordering.place(asked));
    if (preview.kind === "declined" || placed.kind === "declined") throw new Error("declined");
    expect([preview.parts, placed.orders.length]).toEqual([2, 2]);
    expect(placed.orders.reduce((sum, { total }) => sum + (total ?? 0), 0)).toBe(preview.total);
  });

  test.each([
    ["of a choice of other goods", "choice_unknown", { thid_spec_id: "f".repeat(32) }],
    ["without a choice", "not_one_seller", { thid_spec_id: undefined }],
    ["of more than there is", "sold_out", { quantity: 10_000_000 }],
    ["of goods that are not there", "not_sold_online", { thid_item_id: "1" }],
  ])("%s is declined, by preview and by order", async (_, reason, change) => {
    const ordering = openOrdering();
    const asked = cart();
    const wrong = { ...asked, lines: [{ ...asked.lines[0]!, ...change }] };
    expect(valueOf(await ordering.preview(wrong))).toMatchObject({ kind: "declined", reason });
    expect(valueOf(await ordering.place(wrong))).toMatchObject({ kind: "declined", reason });
    expect(await ordersOf(wrong)).toHaveLength(0);
  });

  test("that they offer no trade mode for is declined by the preview", async () => {
    await sandbox.control("1688-slips", { kind: "no_trade_mode" });
    const preview = valueOf(await openOrdering().preview(cart()));
    expect(preview).toMatchObject({ kind: "declined", reason: "no_trade_mode" });
  });
});

describe("what we are told of orders", () => {
  const told: (WireMessage | undefined)[] = [];
  async function listen() {
    told.length = 0;
    const { readMessage } = openOrdering();
    const server = createServer((request, response) => {
      let body = "";
      request.on("data", (piece: Buffer) => (body += piece.toString()));
      request.on("end", () => {
        told.push(readMessage(Object.fromEntries(new URLSearchParams(body))));
        response.end("success");
      });
    });
    await new Promise<void>((resolve) => {
      server.listen(0, "127.0.0.1", resolve);
    });
    const { port } = server.address() as AddressInfo;
    await sandbox.control("1688-messages", { url: `http://127.0.0.1:${port}/` });
    return server;
  }
  const typesTold = () => told.map((message) => message?.type.replace("ORDER_BUYER_VIEW_", ""));

  async function placeAndPay(slip: object | undefined) {
    const placed = valueOf(await openOrdering().place(cart()));
    if (placed.kind === "declined") throw new Error("declined");
    const { order_no } = placed.orders[0]!;
    await expect.poll(() => told.length).toBe(1);
    if (slip) await sandbox.control("1688-slips", slip);
    await sandbox.control("1688-acts", { order_no, act: "pay" });
    await sandbox.control("1688-acts", { order_no, act: "send" });
    return order_no;
  }

  test.each([
    ["in order", undefined, ["BUYER_MAKE", "ORDER_PAY", "ANNOUNCE_SENDGOODS"]],
    [
      "twice",
      { kind: "push_twice" },
      ["BUYER_MAKE", "ORDER_PAY", "ORDER_PAY", "ANNOUNCE_SENDGOODS"],
    ],
    [
      "out of order",
      { kind: "push_disordered" },
      ["BUYER_MAKE", "ANNOUNCE_SENDGOODS", "ORDER_PAY"],
    ],
  ])("comes %s, signed and with the order's exact number", async (_, slip, types) => {
    const server = await listen();
    const order_no = await placeAndPay(slip);
    expect(typesTold()).toEqual(types);
    expect(new Set(told.flatMap((message) => message?.order_numbers))).toEqual(new Set([order_no]));
    server.close();
  });

  test("and was lost is found in the queue until it is confirmed", async () => {
    const ordering = openOrdering();
    const server = await listen();
    const order_no = await placeAndPay({ kind: "push_lost" });
    server.close();
    expect(typesTold()).toEqual(["BUYER_MAKE", "ANNOUNCE_SENDGOODS"]);
    const lost = valueOf(await ordering.readFailedMessages());
    expect(lost.map(({ order_numbers }) => order_numbers)).toEqual([[order_no]]);
    await ordering.confirmMessages(lost.map(({ message_id }) => message_id));
    expect(valueOf(await ordering.readFailedMessages())).toEqual([]);
  });
});
