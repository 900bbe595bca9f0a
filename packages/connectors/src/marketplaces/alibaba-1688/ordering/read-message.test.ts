import { describe, expect, test } from "vitest";
import { readMessage1688, readMessageText1688, signMessage1688 } from "./read-message.ts";

const secret = "test123";
const text =
  '{"bizKey":"167539019420540000","data":{"buyerMemberId":"b2b-665170100","currentStatus":"waitsellersend","msgSendTime":"2018-05-30 19:34:27","orderId":167539019420540000,"sellerMemberId":"b2b-1676547900b7bb3"},"gmtBorn":1586227869437,"msgId":7565094247,"type":"ORDER_BUYER_VIEW_ORDER_PAY","userInfo":"b2b-665170100"}';
const signature = "7CF4C346DC8C7C02D19B567ED7172295C6213C5D";
const signed = (message: string) => ({
  message,
  _aop_signature: signMessage1688(secret, { message }),
});

describe("a message of 1688", () => {
  test("is signed over its text alone", () => {
    expect(signMessage1688(secret, { message: text })).toBe(signature);
  });

  test("names its order exactly, in whichever case it is signed, whatever comes with it that is no text", () => {
    for (const _aop_signature of [signature, signature.toLowerCase()])
      expect(readMessage1688(secret, { message: text, _aop_signature, file: ["a"] })).toEqual({
        message_id: "7565094247",
        type: "ORDER_BUYER_VIEW_ORDER_PAY",
        order_numbers: ["167539019420540000"],
        text,
      });
  });

  test.each([
    ["unsigned", { message: text }],
    ["signed otherwise", { message: text, _aop_signature: "0".repeat(40) }],
    ["signed with less", { message: text, _aop_signature: "0" }],
    ["signed by no text", { message: text, _aop_signature: 1 }],
    ["changed after signing", { message: text.replace("PAY", "PAX"), _aop_signature: signature }],
    ["with a field more", { message: text, more: "1", _aop_signature: signature }],
    ["without a text", { _aop_signature: signMessage1688(secret, {}) }],
    ["of no JSON, though signed", signed("x")],
    ["without a number, though signed", signed('{"type":"ORDER"}')],
    ["of a kind without end, though signed", signed(`{"msgId":1,"type":"${"x".repeat(101)}"}`)],
  ])("%s is none", (_, form) => {
    expect(readMessage1688(secret, form)).toBeUndefined();
  });

  const numbersIn = (data: unknown) =>
    readMessageText1688(JSON.stringify({ msgId: 1, type: "ORDER", data }))?.order_numbers;

  test("names every order that it is about once, wherever it says so", () => {
    const logged = (...ids: number[]) => ({
      OrderLogisticsTracingModel: { orderLogsItems: ids.map((orderId) => ({ orderId })) },
    });
    const batch = { batchPay: [{ orderId: 2 }, { orderId: 3 }] };
    expect(numbersIn({ orderId: 2, ...batch, ...logged(3, 4) })).toEqual(["2", "3", "4"]);
    expect(numbersIn(JSON.stringify(batch))).toEqual(["2", "3"]);
    expect(numbersIn(logged(4))).toEqual(["4"]);
  });

  test.each([
    ["nothing", undefined],
    ["an empty text", ""],
    ["a text that is no JSON", "x"],
    ["no order", {}],
    ["a log without orders", { OrderLogisticsTracingModel: {} }],
    ["an order without a number", { batchPay: [{}] }],
    ["a log of an order without one", { OrderLogisticsTracingModel: { orderLogsItems: [{}] } }],
  ])("with %s in it names none", (_, data) => {
    expect(numbersIn(data)).toEqual([]);
  });
});
