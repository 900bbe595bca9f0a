import { describe, expect, test } from "vitest";
import { openOrdering } from "../../../../../../tests/support/open-ordering-1688.ts";

describe("the way of a parcel at 1688", () => {
  test("is its steps in the order of time on the clocks of China, without what nobody can read", async () => {
    const logisticsSteps = [
      { acceptTime: "2018-07-24 21:55:33", remark: "到达 广州转运中心" },
      { acceptTime: "2018-07-24 08:00:00", remark: " 已收取快件 " },
      { acceptTime: "昨天", remark: "?" },
      { acceptTime: "2018-07-24 09:00:00" },
    ];
    const logisticsTrace = [
      { logisticsId: "AL1", logisticsBillNo: "YT1", orderId: "7", logisticsSteps },
      { logisticsId: "AL2", logisticsBillNo: "", logisticsSteps },
    ];
    const { readTrace, received } = await openOrdering(() => ({
      body: { success: true, logisticsTrace },
    }));
    expect(await readTrace("7")).toEqual({
      ok: true,
      value: [
        {
          express_no: "YT1",
          steps: [
            { at: new Date("2018-07-24T00:00:00Z"), words: "已收取快件" },
            { at: new Date("2018-07-24T13:55:33Z"), words: "到达 广州转运中心" },
          ],
        },
      ],
    });
    expect(received[0]?.form).toMatchObject({ orderId: "7", webSite: "1688" });
  });

  test.each(["404", "order.createtime.history"])("is empty after %s", async (errorCode) => {
    const { readTrace } = await openOrdering(() => ({ body: { success: false, errorCode } }));
    expect(await readTrace("7")).toEqual({ ok: true, value: [] });
  });

  test("of another's order is a failure", async () => {
    const body = { success: false, errorCode: "order.nopermission.buyer" };
    const { readTrace } = await openOrdering(() => ({ body }));
    expect(await readTrace("7")).toMatchObject({ ok: false, error: { code: "rejected" } });
  });
});

describe("cancelling at 1688", () => {
  test.each([
    [{ success: "true" }, { ok: true, value: "closed" }],
    [
      { success: "false", errorCode: "ORDER_STATUS_ERROR" },
      { ok: true, value: "not_unpaid" },
    ],
    [
      { success: "false", errorCode: "CLOSE_ORDER_TOO_FAST" },
      { ok: true, value: "too_soon" },
    ],
    [
      { success: "false", errorCode: "400_3" },
      { ok: false, error: { upstream_code: "400_3" } },
    ],
  ])("answered with %j", async (body, came) => {
    const { cancel, received } = await openOrdering(() => ({ body }));
    expect(await cancel("58218860983545941")).toMatchObject(came);
    expect(received[0]?.form).toMatchObject({
      tradeID: "58218860983545941",
      cancelReason: "buyerCancel",
    });
  });
});
