import { describe, expect, test } from "vitest";
import { openOutbound } from "../../../../../tests/support/open-outbound.ts";
import { type Behaviour, startFakeSource } from "../../../../../tests/support/start-fake-source.ts";
import { createKuaidi100 } from "./create-kuaidi100.ts";
import { saltOf, signKuaidi100 } from "./sign-kuaidi100.ts";

const yto = { express_no: "YT6186594166532", courier: "yto" } as const;
const one = { express_no: "RR123456789CN", courier: "" } as const;

async function kuaidi100(behave: Behaviour) {
  const { baseUrl, received } = await startFakeSource(behave);
  const keys = { customer: "testcustomer456", key: "testkey123", phone: "" };
  const callbackUrl = "https://shop.test/gateway/kuaidi100/push";
  return { tracking: createKuaidi100({ baseUrl, callbackUrl, ...keys }, openOutbound()), received };
}

describe("Kuaidi100", () => {
  // Recomputed from the rule in its demos; it prints no example of its own.
  const param =
    '{"com":"yuantong","num":"YT6186594166532","phone":"","from":"","to":"","resultv2":"4","show":"0","order":"desc"}';
  const pushed =
    '{"status":"polling","message":"","lastResult":{"message":"ok","state":"0","nu":"YT6186594166532","com":"yuantong","ischeck":"0","data":[]}}';

  test("is asked with the signature of its rule", async () => {
    const { tracking, received } = await kuaidi100(() => ({
      body: { result: false, returnCode: "500", message: "查询无结果" },
    }));
    expect(await tracking.ask([yto])).toEqual({
      ok: true,
      value: [{ express_no: yto.express_no, kind: "nothing" }],
    });
    expect(received[0]?.form).toEqual({
      customer: "testcustomer456",
      param,
      sign: "1388A8E82DC51D80DB60E104E2D4011A",
    });
    expect(signKuaidi100(pushed, "saltsaltsaltsaltsaltsaltsaltsalt")).toBe(
      "FE8539E93B0D550C1E1D6E9E7F36EF91",
    );
  });

  test("tells scans in Beijing's time, each with its own state", async () => {
    const { tracking } = await kuaidi100(() => ({
      body: {
        message: "ok",
        nu: yto.express_no,
        com: "yuantong",
        state: "3",
        status: "200",
        data: [
          { ftime: "2026-06-20 18:00:00", context: "已签收", statusCode: "301", areaName: "广州" },
          { ftime: "2026-06-19 08:30:00", context: "【义乌】已揽收", statusCode: "1" },
          { ftime: "gestern", context: "?" },
        ],
      },
    }));
    const scan = { tracker: "kuaidi100", courier: "yto" };
    expect(await tracking.ask([yto])).toEqual({
      ok: true,
      value: [
        {
          express_no: yto.express_no,
          kind: "told",
          courier: "yto",
          scans: [
            {
              ...scan,
              at: new Date("2026-06-20T10:00:00Z"),
              state: "delivered",
              words: "已签收",
              place: "广州",
            },
            {
              ...scan,
              at: new Date("2026-06-19T00:30:00Z"),
              state: "picked_up",
              words: "【义乌】已揽收",
              place: "",
            },
          ],
        },
      ],
    });
  });

  test("without details tells the state of the newest scan only", async () => {
    const data = [
      { ftime: "2026-06-20 18:00:00", context: "b" },
      { ftime: "2026-06-19 18:00:00", context: "a" },
    ];
    const { tracking } = await kuaidi100(() => ({
      body: { nu: yto.express_no, com: "yuantong", state: "5", data },
    }));
    const answer = await tracking.ask([yto]);
    expect(answer).toMatchObject({
      value: [{ scans: [{ state: "out_for_delivery" }, { state: "in_transit" }] }],
    });
  });

  test("answers of another's parcel are no answers", async () => {
    const { tracking } = await kuaidi100(() => ({
      body: { nu: "YT1", com: "yuantong", state: "0", data: [] },
    }));
    expect(await tracking.ask([yto])).toMatchObject({ error: { code: "transient" } });
  });

  test.each([
    ["200", "nothing"],
    ["501", "nothing"],
    ["701", "refused"],
  ])("a subscription answered with %s is %s", async (returnCode, kind) => {
    const { tracking, received } = await kuaidi100(() => ({
      body: { result: returnCode === "200", returnCode, message: "" },
    }));
    expect(await tracking.register([yto])).toMatchObject({ value: [{ kind }] });
    const { parameters } = JSON.parse(received[0]?.form["param"] ?? "") as { parameters: object };
    expect(parameters).toMatchObject({ salt: saltOf("testkey123", yto.express_no), autoCom: "0" });
  });

  test.each([
    ["503", "disabled"],
    ["502", "too_many_calls"],
    ["501", "transient"],
  ])("a question answered with %s is %s", async (returnCode, code) => {
    const { tracking } = await kuaidi100(() => ({
      body: { result: false, returnCode, message: "" },
    }));
    expect(await tracking.ask([yto])).toMatchObject({ error: { code } });
  });

  test("is not asked about a courier it has no word for", async () => {
    const { tracking, received } = await kuaidi100(() => ({ body: {} }));
    expect(await tracking.ask([one])).toMatchObject({ value: [{ kind: "courier_unknown" }] });
    expect(received).toHaveLength(0);
  });

  test("is believed only with the salt of that very number", async () => {
    const { tracking } = await kuaidi100(() => ({ body: {} }));
    const read = (text: string, sign: string) =>
      tracking.readPush({
        rawBody: new URLSearchParams({ sign, param: text }).toString(),
        headers: {},
      });
    const right = signKuaidi100(pushed, saltOf("testkey123", yto.express_no));
    expect(read(pushed, right)).toEqual([{ express_no: yto.express_no, courier: "yto" }]);
    const corrected = pushed.replace(
      '"message":""',
      '"autoCheck":"1","comOld":"yuantong","comNew":"shentong"',
    );
    const sign = signKuaidi100(corrected, saltOf("testkey123", yto.express_no));
    expect(read(corrected, sign)).toEqual([{ express_no: yto.express_no, courier: "sto" }]);
    expect(read(pushed.replace("ok", "no"), right)).toBeUndefined();
    expect(read(pushed, signKuaidi100(pushed, saltOf("testkey123", "YT1")))).toBeUndefined();
    expect(read(pushed, "")).toBeUndefined();
    expect(read("{", signKuaidi100("{", saltOf("testkey123", "")))).toBeUndefined();
    for (const rawBody of [`param=${encodeURIComponent(pushed)}`, `sign=${right}`, ""])
      expect(tracking.readPush({ rawBody, headers: {} })).toBeUndefined();
    const nameless = pushed.replace('"com":"yuantong",', "");
    const signed = signKuaidi100(nameless, saltOf("testkey123", yto.express_no));
    expect(read(nameless, signed)).toEqual([{ express_no: yto.express_no, courier: "" }]);
    expect(saltOf("testkey123", yto.express_no)).toMatch(/^[0-9a-f]{32}$/);
  });
});
