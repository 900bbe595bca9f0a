import { describe, expect, test } from "vitest";
import { openOutbound, testTime } from "../../../../tests/support/open-outbound.ts";
import { type Behaviour, startFakeSource } from "../../../../tests/support/start-fake-source.ts";
import { signSeventeenTrack } from "./seventeen-track/read-seventeen-track-push.ts";
import { createSeventeenTrack } from "./seventeen-track/create-seventeen-track.ts";
import { createThailandPost } from "./thailand-post/create-thailand-post.ts";
import { thaiMoment } from "./thailand-post/read-thailand-post.ts";

const one = { express_no: "RR123456789CN", courier: "" } as const;
const ems = { express_no: "EY145587896TH", courier: "thailand_post" } as const;

async function seventeenTrack(behave: Behaviour) {
  const { baseUrl, received } = await startFakeSource(behave);
  return {
    tracking: createSeventeenTrack({ baseUrl, key: "123456ABCDEF" }, openOutbound()),
    received,
  };
}

describe("17TRACK", () => {
  const body =
    '{"event":"TRACKING_STOPPED","data":{"number":"RR123456789CN","carrier":3011,"param":null,"tag":""}}';
  const sign = "23d61913ce3a04881a6c2b982a05804f72c3acd01a86d5b79f0e87f3afb11030";

  test("is believed by its signature over the very bytes", async () => {
    const { tracking } = await seventeenTrack(() => ({ body: {} }));
    expect(signSeventeenTrack(body, "123456ABCDEF")).toBe(sign);
    const read = (rawBody: string, headers: Record<string, string>) =>
      tracking.readPush({ rawBody, headers });
    expect(read(body, { sign })).toEqual([{ express_no: one.express_no, courier: "china_post" }]);
    expect(read(body.replace(":", ": "), { sign })).toBeUndefined();
    expect(read(body, { sign: signSeventeenTrack(body, "another") })).toBeUndefined();
    expect(read(body, {})).toBeUndefined();
    for (const other of ["no JSON", '{"event":"TRACKING_STOPPED","data":{}}'])
      expect(read(other, { sign: signSeventeenTrack(other, "123456ABCDEF") })).toEqual([]);
  });

  test("tells scans by the zone they were made in, and leaves out those that name none", async () => {
    const events = [
      {
        time_utc: "2026-06-20T10:00:00Z",
        time_iso: "2026-06-20T18:00:00+08:00",
        stage: "Delivered",
        description: "Signed",
      },
      {
        time_iso: "2026-06-20T09:00:00+07:00",
        sub_status: "InTransit_CustomsReleased",
        description: "Released",
      },
      {
        time_raw: { date: "2026-06-19", time: "08:00:00", timezone: "+08:00" },
        description: "Picked up",
        stage: "PickedUp",
      },
      { time_iso: "2026-06-19T08:00:00", description: "Somewhere" },
    ];
    const { tracking, received } = await seventeenTrack(() => ({
      body: {
        code: 0,
        data: {
          accepted: [
            {
              number: one.express_no,
              carrier: 3011,
              track_info: { tracking: { providers: [{ events }] } },
            },
          ],
          rejected: [],
        },
      },
    }));
    const answer = await tracking.ask([one]);
    expect(answer).toMatchObject({
      value: [
        {
          kind: "told",
          courier: "china_post",
          scans: [
            { at: new Date("2026-06-20T10:00:00Z"), state: "delivered" },
            { at: new Date("2026-06-20T02:00:00Z"), state: "cleared" },
            { at: new Date("2026-06-19T00:00:00Z"), state: "picked_up" },
          ],
        },
      ],
    });
    expect(answer.ok && answer.value[0]?.kind === "told" && answer.value[0].scans).toHaveLength(3);
    expect(received[0]?.path).toBe("/track/v2.4/gettrackinfo");
    expect(received[0]?.headers["17token"]).toBe("123456ABCDEF");
    expect(JSON.parse(received[0]?.body ?? "")).toEqual([{ number: one.express_no }]);
  });

  test.each([
    [-18_019_901, "nothing"],
    [-18_019_909, "nothing"],
    [-18_019_902, "unregistered"],
    [-18_019_903, "courier_unknown"],
    [-18_010_012, "refused"],
  ])("a number rejected with %i is %s", async (code, kind) => {
    const { tracking } = await seventeenTrack(() => ({
      body: {
        code: 0,
        data: {
          accepted: [],
          rejected: [{ number: one.express_no, error: { code, message: "" } }],
        },
      },
    }));
    expect(await tracking.register([one])).toMatchObject({ value: [{ kind }] });
  });

  test.each([
    [
      {
        code: 0,
        data: {
          accepted: [],
          rejected: [{ number: one.express_no, error: { code: -18_019_908 } }],
        },
      },
      "too_many_calls",
    ],
    [
      { code: -18_010_002, data: { errors: [{ code: -18_010_002, message: "Invalid key" }] } },
      "disabled",
    ],
  ])("what holds for all numbers fails the question", async (body_, code) => {
    const { tracking } = await seventeenTrack(() => ({ body: body_ }));
    expect(await tracking.ask([one])).toMatchObject({ error: { code } });
  });
});

describe("Thailand Post", () => {
  test("is asked with a token that is held while it lasts", async () => {
    const { baseUrl, received } = await startFakeSource(({ path }) => ({
      body: path.endsWith("/token")
        ? { expire: "2026-07-21 10:18:20+07:00", token: "t1" }
        : {
            response: {
              items: {
                [ems.express_no]: [
                  {
                    barcode: ems.express_no,
                    status: "501",
                    status_description: "นำจ่ายสำเร็จ",
                    status_date: "20/06/2569 18:12:26+07:00",
                    location: "บางรัก",
                  },
                ],
              },
            },
            status: true,
          },
    }));
    const config = { baseUrl, hookUrl: baseUrl, key: "k", hookKey: "ours", now: () => testTime };
    const tracking = createThailandPost(config, openOutbound());
    const answer = await tracking.ask([ems, { ...ems, express_no: "EY000000000TH" }]);
    expect(answer).toMatchObject({
      value: [
        {
          kind: "told",
          scans: [{ at: new Date("2026-06-20T11:12:26Z"), state: "delivered", place: "บางรัก" }],
        },
        { kind: "nothing" },
      ],
    });
    await tracking.ask([ems]);
    expect(received.map(({ headers }) => headers.authorization)).toEqual([
      "Token k",
      "Token t1",
      "Token t1",
    ]);
    const push = { rawBody: JSON.stringify({ items: [{ barcode: ems.express_no }] }) };
    expect(tracking.readPush({ ...push, headers: { authorization: "Bearer ours" } })).toEqual([
      ems,
    ]);
    expect(
      tracking.readPush({ ...push, headers: { authorization: "Bearer others" } }),
    ).toBeUndefined();
    expect(tracking.readPush({ ...push, headers: {} })).toBeUndefined();
    const headers = { authorization: "Bearer ours" };
    for (const rawBody of ["no JSON", "{}"])
      expect(tracking.readPush({ rawBody, headers })).toEqual([]);
  });

  test.each([
    ["19/07/2562 18:12:26+07:00", "2019-07-19T11:12:26Z"],
    ["2019-09-28 10:18:20+07:00", "2019-09-28T03:18:20Z"],
    ["10/09/2026 01:00:00", "2026-09-09T18:00:00Z"],
  ])("%s is %s", (text, moment) => {
    expect(thaiMoment(text)).toEqual(new Date(moment));
  });

  test("moments of no calendar are none", () => {
    expect(thaiMoment("soon")).toBeUndefined();
    expect(thaiMoment("40/40/2569 10:00:00")).toBeUndefined();
  });
});
