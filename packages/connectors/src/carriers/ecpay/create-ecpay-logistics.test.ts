import { describe, expect, test } from "vitest";
import { openOutbound, testTime } from "../../../../../tests/support/open-outbound.ts";
import { startFakeSource } from "../../../../../tests/support/start-fake-source.ts";
import { checkMacValue } from "../../payments/ecpay/check-mac-value.ts";
import type { ShippingToOrder } from "../shipping-provider.ts";
import { createEcpayLogistics } from "./create-ecpay-logistics.ts";
import { readEcpayPush } from "./read-ecpay-words.ts";
import { ecpayTime, readEcpayTime } from "../../payments/ecpay/ecpay-time.ts";

/** The accounts ECPay publishes for everybody's tests. */
const stores = {
  merchantId: "2000933",
  hashKey: "XBERn1YOvpM9nfZc",
  hashIv: "h1ONHk4P4yqbl5LK",
};
const home = { merchantId: "2000132", hashKey: "5294y06JbISpM5x9", hashIv: "v77hoKGq4kWxNNIS" };

const sender = { name: "三板集運", mobile: "0912345678" };
const open = (baseUrl = "https://logistics.example") =>
  createEcpayLogistics(
    {
      stores: { ...stores, baseUrl, sender },
      home: { ...home, baseUrl, sender, postal_code: "114", address: "臺北市內湖區瑞光路100號" },
      mapReplyUrl: "https://sampan.example/gateway/ecpay/store",
      pushUrl: "https://sampan.example/gateway/ecpay/shipping",
      now: () => testTime,
    },
    openOutbound(),
  );

const shipping: ShippingToOrder = {
  trade_no: "SP2606210001A",
  way: "seven_eleven",
  value: 123_400,
  goods_name: "日用品",
  receiver: { name: "王小明", mobile: "0987654321" },
  store_id: "131380",
  door: null,
  sides_mm: 800,
};

const signed = (fields: Record<string, string>, keys = stores) => ({
  ...fields,
  CheckMacValue: checkMacValue(keys, fields, "md5"),
});
const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

describe("the signature of ECPay's logistics", () => {
  test("is the one ECPay publishes", () => {
    const fields = {
      LogisticsSubType: "UNIMART",
      LogisticsType: "CVS",
      MerchantID: "2000132",
      MerchantTradeDate: "2025/01/01 12:00:00",
    };
    expect(checkMacValue(home, fields, "md5")).toBe("545E6146FD45BDA683C88454DB34CE8D");
  });

  test.each([
    ["Tom's Shop", "100", "CF0A3D4901D99459D8641516EC57210700E8A5C9AB26B1D021301E9CB93EF78D"],
    ["Test~Product", "200", "CEEAE01D2F9A8E74D4AC0DCE7735B046D73F35A5EC99558A31A2EE03159DA1C9"],
    ["My Test Product", "300", "7712A5E6EDC3B57086063C88568084C66CE882A21D40E74DE5ACA3B478C6F316"],
  ])("encodes %s as ECPay's suite does", (ItemName, TotalAmount, mac) => {
    const keys = { hashKey: "pwFHCqoQZGmho4w6", hashIv: "EkRm7iFT261dpevs" };
    expect(checkMacValue(keys, { ItemName, MerchantID: "3002607", TotalAmount })).toBe(mac);
  });
});

describe("an order", () => {
  test("is signed by the account of its way, and says what 7-ELEVEN wants", async () => {
    const made = signed({
      AllPayLogisticsID: "1718546",
      CVSPaymentNo: "F0012345",
      CVSValidationNo: "7109",
      MerchantTradeNo: shipping.trade_no,
    });
    const source = await startFakeSource(() => ({ body: `1|${form(made)}` }));
    const answer = await open(source.baseUrl).order(shipping);
    expect(answer).toEqual({
      ok: true,
      value: {
        kind: "made",
        made: { logistics_id: "1718546", payment_no: "F0012345", validation_no: "7109" },
      },
    });
    const sent = { ...source.received[0]?.form };
    expect(sent).toMatchObject({
      MerchantID: stores.merchantId,
      LogisticsSubType: "UNIMARTC2C",
      GoodsAmount: "1234",
      CollectionAmount: "1234",
      ReceiverStoreID: "131380",
      MerchantTradeDate: ecpayTime(testTime),
    });
    expect(sent["CheckMacValue"]).toBe(checkMacValue(stores, sent, "md5"));
  });

  test("to a door says its size and how far it is", async () => {
    const source = await startFakeSource(() => ({ body: "0|no" }));
    const door = { postal_code: "880", address: "澎湖縣馬公市中正路1號" };
    const toDoor = { ...shipping, way: "home", store_id: null, door } as const;
    await open(source.baseUrl).order(toDoor);
    const here = { postal_code: "110", address: "台北市信義區松壽路1號" };
    await open(source.baseUrl).order({ ...toDoor, door: here, sides_mm: 1_201 });
    const [far, near] = source.received.map(({ form: sent }) => sent);
    expect(far).toMatchObject({ MerchantID: "2000132", Distance: "02", Specification: "0002" });
    expect(near).toMatchObject({ Distance: "00", Specification: "0004" });
  });

  test.each([
    ["of more than stores take", { value: 2_000_100 }],
    ["of part of a dollar", { value: 123_450 }],
    ["to a number abroad", { receiver: { name: "王小明", mobile: "+66812345678" } }],
    ["without a store", { store_id: null }],
    ["under a number with signs", { trade_no: "SP-1" }],
  ])("%s does not go out", async (_, change) => {
    const answer = await open().order({ ...shipping, ...change });
    expect(answer).toMatchObject({ ok: false, error: { code: "rejected" } });
  });

  test("that is answered by somebody else is not believed", async () => {
    const forged = { AllPayLogisticsID: "1", MerchantTradeNo: shipping.trade_no };
    const source = await startFakeSource(() => ({
      body: `1|${form({ ...forged, CheckMacValue: "0" })}`,
    }));
    expect(await open(source.baseUrl).order(shipping)).toMatchObject({
      ok: false,
      error: { code: "unavailable" },
    });
  });
});

describe("a push", () => {
  const told = {
    MerchantID: stores.merchantId,
    MerchantTradeNo: shipping.trade_no,
    RtnCode: "2073",
    RtnMsg: "商品配達買家取貨門市",
    AllPayLogisticsID: "1718546",
    LogisticsType: "CVS",
    LogisticsSubType: "UNIMARTC2C",
    GoodsAmount: "1234",
    UpdateStatusDate: "2026/06/21 09:30:00",
  };

  test("is read in Taipei's time", () => {
    expect(open().readPush(form(signed(told)))).toEqual({
      trade_no: shipping.trade_no,
      logistics_id: "1718546",
      code: "2073",
      at: new Date("2026-06-21T01:30:00Z"),
    });
  });

  test.each([
    ["signed with the keys of the other account", form(signed(told, home))],
    ["of another merchant", form(signed({ ...told, MerchantID: "1" }))],
    ["with a name twice", `${form(signed(told))}&RtnCode=2067`],
    ["without a signature", form(told)],
    ["of no day", form(signed({ ...told, UpdateStatusDate: "2026/02/30 09:30:00" }))],
    ["of nothing", ""],
    ["without a moment", form(signed({ ...told, UpdateStatusDate: "" }))],
    [
      "without a moment's name",
      form(signed(Object.fromEntries(Object.entries(told).slice(0, -1)))),
    ],
    ["without our number", form(signed({ ...told, MerchantTradeNo: "" }))],
    ["without its own", form(signed({ ...told, AllPayLogisticsID: "" }))],
    ["without a code", form(signed({ ...told, RtnCode: "" }))],
  ])("%s is not ECPay's", (_, body) => {
    expect(open().readPush(body)).toBeUndefined();
  });
});

test("with one account alone, what the other one signed is not ECPay's", () => {
  const told = { MerchantID: home.merchantId, MerchantTradeNo: shipping.trade_no };
  const ours = { mapReplyUrl: "", pushUrl: "", now: () => testTime, home: undefined };
  for (const accounts of [{ stores: undefined }, { stores: { ...stores, baseUrl: "", sender } }])
    expect(readEcpayPush({ ...ours, ...accounts }, form(signed(told, home)))).toBeUndefined();
});

test("a map answers for a visit of ours, or for nobody", () => {
  const readMapAnswer = (body: string) => open().readMapAnswer(body);
  const answer = { CVSStoreID: "131380", CVSStoreName: "<b>x</b>", ExtraData: "visit12345" };
  expect(readMapAnswer(form(answer))).toEqual({ visit: "visit12345", store_id: "131380" });
  expect(readMapAnswer(form({ ...answer, ExtraData: "" }))).toBeUndefined();
  expect(readMapAnswer(form({ ...answer, CVSStoreID: "1 or 1" }))).toBeUndefined();
  for (const ExtraData of ["../visit12345", "visit12345<b>", "v".repeat(21)])
    expect(readMapAnswer(form({ ...answer, ExtraData }))).toBeUndefined();
  expect(readMapAnswer("")).toBeUndefined();
});

test("a moment of ECPay's is read as it is written", () => {
  expect(readEcpayTime(ecpayTime(testTime))).toEqual(testTime);
  expect(readEcpayTime("2026/6/1 09:30:00")).toEqual(new Date("2026-06-01T01:30:00Z"));
  expect(readEcpayTime("21.6.2026")).toBeUndefined();
});
