import { describe, expect, test } from "vitest";
import { openOutbound } from "../../../../../tests/support/open-outbound.ts";
import { type Behaviour, startFakeSource } from "../../../../../tests/support/start-fake-source.ts";
import { createFlash } from "./create-flash.ts";
import { signFlash } from "./sign-flash.ts";

const mchId = "AA0051";
const key = "96fe12c2e61a85d59de7cc8c279b00b9ce310e2bf55ffacd70665a17b10eb8f6";
const nonceStr = "yyv6YJP436wCkdpNdghC";
const parcel = { express_no: "TH20018XJY8Z0A", courier: "flash" } as const;

describe("Flash's signature", () => {
  test("is that of the examples it gives", () => {
    expect(signFlash({ body: "test", mchId, nonceStr }, key)).toBe(
      "7FE0E6EB255BE3277FC781E8E25F492549A1D4E65C2CE1C97B337E461A0830DE",
    );
    const older = { body: "test", mch_id: "5a7bdfd22593414adb72df5f", nonce_str: nonceStr };
    expect(signFlash(older, "dd807a8e18b40153888e5a9864e70080")).toBe(
      "BF46380E893F6B8F5486D2EDFE265BB8942C6A9BD5C897E34373734CE08B4B67",
    );
  });

  test("says nothing of what is blank, nor of itself, and differs by each letter", () => {
    const sign = signFlash({ body: "test", mchId, nonceStr }, key);
    expect(signFlash({ remark: "  ", sign, nonceStr, mchId, body: "test" }, key)).toBe(sign);
    expect(signFlash({ body: "Test", mchId, nonceStr }, key)).not.toBe(sign);
    expect(signFlash({ body: "test", mchId, nonceStr }, `${key}0`)).not.toBe(sign);
  });
});

async function flash(behave: Behaviour) {
  const { baseUrl, received } = await startFakeSource(behave);
  const config = { baseUrl, mchId, key, nonce: () => nonceStr };
  return { tracking: createFlash(config, openOutbound()), received };
}

describe("Flash Express", () => {
  test("is asked by a signed form and tells what happened to a parcel in its own words", async () => {
    const { tracking, received } = await flash(() => ({
      body: {
        code: 1,
        message: "success",
        data: {
          pno: parcel.express_no,
          state: 5,
          routes: [
            { routedAt: 1_781_950_346, routeAction: "DELIVERY_CONFIRM", message: "ส่งสำเร็จ" },
            { routedAt: 1_781_900_000, routeAction: "DELIVERY_TICKET_CREATION_SCAN", message: "" },
            { routedAt: "soon", routeAction: "RECEIVED", message: "รับพัสดุ" },
          ],
        },
      },
    }));
    expect(await tracking.register([parcel])).toMatchObject({
      value: [
        {
          kind: "told",
          courier: "flash",
          scans: [
            { at: new Date(1_781_950_346_000), state: "delivered", words: "ส่งสำเร็จ" },
            { state: "out_for_delivery" },
          ],
        },
      ],
    });
    expect(received[0]?.path).toBe(`/open/v1/orders/${parcel.express_no}/routes`);
    expect(Object.fromEntries(new URLSearchParams(received[0]?.body ?? ""))).toEqual({
      mchId,
      nonceStr,
      sign: signFlash({ mchId, nonceStr }, key),
    });
  });

  test.each([
    [1_006, "courier_unknown"],
    [1_000, "refused"],
  ])("of a number that it answers with %i it is %s", async (code, kind) => {
    const { tracking } = await flash(() => ({ body: { code, message: "no", data: null } }));
    expect(await tracking.ask([parcel])).toMatchObject({ value: [{ kind }] });
  });

  test("is not asked on where it takes our signature for another's", async () => {
    const { tracking } = await flash(() => ({ body: { code: 1002, message: "sign", data: null } }));
    expect(await tracking.ask([parcel])).toMatchObject({ error: { code: "disabled" } });
  });

  test("is believed by its signature, and then only that a parcel is worth a question", async () => {
    const { tracking } = await flash(() => ({ body: {} }));
    const sign = signFlash({ mchId, nonceStr }, key);
    const body = { mchId, nonceStr, sign, data: { pno: parcel.express_no, state: 5 } };
    const read = (change: object) =>
      tracking.readPush({ rawBody: JSON.stringify({ ...body, ...change }), headers: {} });
    expect(read({})).toEqual([parcel]);
    expect(read({ nonceStr: "another" })).toBeUndefined();
    expect(read({ mchId: "AA0052" })).toBeUndefined();
    expect(read({ sign: signFlash({ mchId, nonceStr }, "another") })).toBeUndefined();
    expect(read({ data: {} })).toBeUndefined();
  });
});
