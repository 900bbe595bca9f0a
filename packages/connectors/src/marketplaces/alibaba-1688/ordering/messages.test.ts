import { describe, expect, test } from "vitest";
import { openOrdering } from "../../../../../../tests/support/open-ordering-1688.ts";

describe("a message of 1688", () => {
  const text =
    '{"bizKey":"167539019420540000","data":{"buyerMemberId":"b2b-665170100","currentStatus":"waitsellersend","msgSendTime":"2018-05-30 19:34:27","orderId":167539019420540000,"sellerMemberId":"b2b-1676547900b7bb3"},"gmtBorn":1586227869437,"msgId":7565094247,"type":"ORDER_BUYER_VIEW_ORDER_PAY","userInfo":"b2b-665170100"}';

  test("that did not arrive is read from the queue, by us and not for an account, and confirmed", async () => {
    const bodies = [
      { pushMessagePage: { datas: [JSON.parse(text), text], totalCount: 2 } },
      { isSuccess: true },
    ];
    const ordering = await openOrdering((_, nth) => ({ body: bodies[nth - 1]! }));
    expect(await ordering.readFailedMessages()).toMatchObject({
      ok: true,
      value: [{ message_id: "7565094247" }, { order_numbers: ["167539019420540000"] }],
    });
    expect(await ordering.confirmMessages(["7565094247"])).toEqual({ ok: true, value: null });
    const [asked, confirmed] = ordering.received;
    expect(asked?.path).toContain("/cn.alibaba.open/push.query.messageList/");
    expect(asked?.form["access_token"]).toBeUndefined();
    expect(confirmed?.form["msgIdList"]).toBe("[7565094247]");
  });
});
