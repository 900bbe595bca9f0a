import { describe, expect, test } from "vitest";
import { openOrdering } from "../../../../../../tests/support/open-ordering-1688.ts";
import { leavesNoOrder } from "../../ordering-by-wire.ts";
import { sign1688 } from "../sign.ts";

const cart = {
  out_order_id: "WO1",
  receiver: {
    name: "Sampan C1",
    mobile: "13800000000",
    province: "广东省",
    city: "广州市",
    area: "白云区",
    address: "石井街道 1 号",
    post_code: "510000",
  },
  lines: [{ thid_item_id: "650000000001", thid_spec_id: "aa", quantity: 2 }],
  message: "轻放",
};

const part = (change: object = {}) => ({
  sumPayment: 4400,
  sumCarriage: 800,
  tradeModeNameList: ["assureTrade"],
  cargoList: [{ amount: 36, finalUnitPrice: 18, offerId: 650000000001, specId: "aa" }],
  ...change,
});

describe("a preview at 1688", () => {
  test("is fen over all orders it would become, and is signed as it was sent", async () => {
    const body = { success: true, orderPreviewResuslt: [part(), part({ sumPayment: 600 })] };
    const { preview, received } = await openOrdering(() => ({ body }));
    expect(await preview(cart)).toEqual({
      ok: true,
      value: {
        kind: "offered",
        total: 5000,
        freight: 1600,
        parts: 2,
        trade_modes: ["assureTrade"],
        prices: [1, 2].map(() => ({
          thid_item_id: "650000000001",
          thid_spec_id: "aa",
          price: 1800,
        })),
      },
    });
    const [asked] = received;
    const { _aop_signature, ...sent } = asked!.form;
    const path = asked!.path.slice("/openapi/".length);
    expect(path).toBe("param2/1/com.alibaba.trade/alibaba.createOrder.preview/1000000");
    expect(_aop_signature).toBe(sign1688("test123", path, sent));
    expect(JSON.parse(sent["cargoParamList"]!)).toEqual([
      { offerId: "650000000001", specId: "aa", quantity: 2 },
    ]);
    expect(JSON.parse(sent["addressParam"]!)).toMatchObject({ fullName: "Sampan C1" });
  });

  test("without a trade mode for a part of it is declined, though it says success", async () => {
    const body = { success: true, orderPreviewResuslt: [part(), part({ tradeModeNameList: [] })] };
    const { preview } = await openOrdering(() => ({ body }));
    expect(await preview(cart)).toMatchObject({ ok: true, value: { reason: "no_trade_mode" } });
  });

  test.each([
    ["500_001", "not_sold_online"],
    ["500_002", "not_one_seller"],
    ["500_003", "choice_unknown"],
    ["500_004", "sold_out"],
    ["500_005", "below_minimum"],
    ["500_006", "batch_unmet"],
    ["500_007", "no_trade_mode"],
    ["500_008", "no_price"],
    ["500_009", "below_minimum"],
    ["500_777", "declined"],
  ])("declined with %s is %s", async (errorCode, reason) => {
    const { preview } = await openOrdering(() => ({
      body: { success: false, errorCode, errorMsg: "不行" },
    }));
    const detail = `${errorCode} 不行`;
    expect(await preview(cart)).toEqual({ ok: true, value: { kind: "declined", reason, detail } });
  });

  test("of goods of which one choice cannot be had is declined", async () => {
    const cargoList = [{ resultCode: "500_004", message: "库存不足" }];
    const body = { success: true, orderPreviewResuslt: [part({ cargoList })] };
    const { preview } = await openOrdering(() => ({ body }));
    expect(await preview(cart)).toMatchObject({ value: { reason: "sold_out" } });
  });
});

describe("an order at 1688", () => {
  test.each([
    [
      "wrapped, its number a text",
      '{"success":true,"result":{"orderId":"58218860983545941","totalSuccessAmount":6150,"postFee":0}}',
      { order_no: "58218860983545941", total: 6150, freight: 0 },
    ],
    [
      "wrapped, its number a JSON number beyond 2^53",
      '{"success":"true","result":{"orderId":58218860983545941,"totalSuccessAmount":6150}}',
      { order_no: "58218860983545941", total: 6150, freight: null },
    ],
    [
      "called a failure, but with a number",
      '{"success":false,"code":"500","message":"busy","orderId":"58218860983545941"}',
      { order_no: "58218860983545941", total: null, freight: null },
    ],
    [
      "with an amount nobody can read",
      '{"success":true,"result":{"orderId":"7","totalSuccessAmount":"61,50"}}',
      { order_no: "7", total: null, freight: null },
    ],
  ])("stands when the answer is %s", async (_, body, order) => {
    const { place } = await openOrdering(() => ({ body }));
    expect(await place(cart)).toEqual({
      ok: true,
      value: { kind: "placed", orders: [order], isWhole: true },
    });
  });

  test("that was split is several", async () => {
    const orderList = [
      { orderId: "71", orderAmmount: 2600, postFee: 500, success: true },
      { orderId: "72", orderAmmount: 1900, postFee: 300, success: true },
    ];
    const body = { success: true, result: { orderId: "", totalSuccessAmount: 4500, orderList } };
    const { place } = await openOrdering(() => ({ body }));
    expect(await place(cart)).toMatchObject({
      value: {
        orders: [
          { order_no: "71", total: 2600, freight: 500 },
          { order_no: "72", total: 1900, freight: 300 },
        ],
      },
    });
  });

  test("of which goods were left out says so", async () => {
    const failedOfferList = [{ errorCode: "500_004", errorMessage: "库存不足" }];
    const body = { success: true, result: { orderId: "7", failedOfferList } };
    const { place } = await openOrdering(() => ({ body }));
    expect(await place(cart)).toMatchObject({ value: { kind: "placed", isWhole: false } });
  });

  test("that was declined says why", async () => {
    const failedOfferList = [{ offerId: "1", errorCode: "500_004", errorMessage: "库存不足" }];
    const body = { success: false, code: "500", message: "下单失败", result: { failedOfferList } };
    const { place } = await openOrdering(() => ({ body }));
    expect(await place(cart)).toMatchObject({ value: { kind: "declined", reason: "sold_out" } });
  });

  test.each([
    ["no answer", undefined, 1],
    ["HTTP 500", { status: 500, body: "<h1>500</h1>" }, 1],
    ["a page", { body: "<html>登录</html>" }, 1],
    ["neither number nor refusal", { body: { success: true } }, 1],
    ["an unknown gateway error", { body: { error_code: "gw.New" } }, 1],
  ])("that ended with %s is asked for once, and may stand", async (_, reply, times) => {
    const { place, received } = await openOrdering((_request, _nth, raw) => {
      if (!reply) raw.destroy();
      return reply;
    });
    const placed = await place(cart);
    expect(placed.ok ? "placed" : leavesNoOrder(placed.error)).toBe(false);
    expect(received).toHaveLength(times);
  });

  test("that the gateway did not let through surely does not stand", async () => {
    const { place } = await openOrdering(() => ({ body: { error_code: "gw.APIACLDecline" } }));
    const placed = await place(cart);
    expect(placed.ok ? "placed" : leavesNoOrder(placed.error)).toBe(true);
  });
});

const found = (change: object = {}) => ({
  baseInfo: {
    id: 58218860983545944,
    idOfStr: "58218860983545941",
    outOrderId: "WO1",
    status: "waitsellersend",
    totalAmount: 61.5,
    shippingFee: 5,
    alipayTradeId: "2026112822001234567890",
    ...change,
  },
  productItems: [
    { productID: 650000000001, specId: "aa", subItemIDString: "582188609835459411", quantity: 2.0 },
  ],
  nativeLogistics: {
    logisticsItems: [
      { logisticsBillNo: "YT1", logisticsCompanyName: "圆通", subItemIds: "582188609835459411" },
      { logisticsBillNo: "", subItemIds: "" },
    ],
  },
});

describe("reading orders of 1688", () => {
  test("takes the number that is exact, and yuan as fen", async () => {
    const { getOrder } = await openOrdering(() => ({ body: { success: "true", result: found() } }));
    expect(await getOrder("58218860983545941")).toEqual({
      ok: true,
      value: {
        order_no: "58218860983545941",
        out_order_id: "WO1",
        pay_no: "2026112822001234567890",
        state: "paid",
        total: 6150,
        freight: 500,
        lines: [
          {
            line_no: "582188609835459411",
            thid_item_id: "650000000001",
            thid_spec_id: "aa",
            quantity: 2,
          },
        ],
        parcels: [
          {
            express_no: "YT1",
            carrier: "圆通",
            contents: [{ line_no: "582188609835459411", quantity: null }],
          },
        ],
      },
    });
  });

  test("by our own number leaves out what carries another", async () => {
    const result = [found(), found({ outOrderId: "WO2", idOfStr: "9" })];
    const { findByOwnNumber } = await openOrdering(() => ({ body: { success: true, result } }));
    const orders = await findByOwnNumber("WO1");
    expect(orders.ok && orders.value.map(({ order_no }) => order_no)).toEqual([
      "58218860983545941",
    ]);
  });

  test.each([
    ["waitbuyerpay", "unpaid"],
    ["waitbuyerreceive", "sent"],
    ["confirm_goods", "received"],
    ["success", "received"],
    ["cancel", "closed"],
    ["terminated", "closed"],
  ])("calls %s %s", async (status, state) => {
    const { getOrder } = await openOrdering(() => ({ body: { result: found({ status }) } }));
    expect(await getOrder("1")).toMatchObject({ value: { state } });
  });

  test("says which pieces are in which parcel, and nothing before there is one", async () => {
    const bodies = [
      { success: false, errorCode: "500_2", errorMessage: "没有发货" },
      {
        success: true,
        result: [
          {
            logisticsBillNo: "YT1",
            logisticsCompanyName: "圆通",
            status: "ACCEPT",
            logisticsOrderGoods: [{ tradeOrderItemId: 11, quantity: 2 }],
          },
          { logisticsBillNo: "YT2", status: "CANCEL" },
        ],
      },
    ];
    const { listParcels } = await openOrdering((_, nth) => ({ body: bodies[nth - 1]! }));
    expect(await listParcels("1")).toEqual({ ok: true, value: [] });
    expect(await listParcels("1")).toEqual({
      ok: true,
      value: [{ express_no: "YT1", carrier: "圆通", contents: [{ line_no: "11", quantity: 2 }] }],
    });
  });

  test("asks for the cashier with the number unharmed, and takes no address but of the web", async () => {
    const links = ["https://trade.1688.com/pay?id=1", "javascript:alert(1)"];
    const { askPayLink, received } = await openOrdering((_, nth) => ({
      body: { success: true, payUrl: links[nth - 1]! },
    }));
    expect(await askPayLink("58218860983545941")).toEqual({ ok: true, value: links[0] });
    expect(received[0]?.form["orderIdList"]).toBe("[58218860983545941]");
    expect(await askPayLink("58218860983545941")).toMatchObject({ error: { code: "transient" } });
  });
});
