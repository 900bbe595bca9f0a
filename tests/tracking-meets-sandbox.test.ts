import { sandboxCredentials as known } from "@sampan/sandbox/credentials";
import { createFlash } from "@sampan/connectors/tracking/flash/create-flash";
import { createHct } from "@sampan/connectors/tracking/hct/create-hct";
import { createKuaidi100 } from "@sampan/connectors/tracking/kuaidi100/create-kuaidi100";
import { createSeventeenTrack } from "@sampan/connectors/tracking/seventeen-track/create-seventeen-track";
import { createThailandPost } from "@sampan/connectors/tracking/thailand-post/create-thailand-post";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { openOutbound } from "./support/open-outbound.ts";
import { openSandbox } from "./support/open-sandbox.ts";

interface Pushed {
  readonly rawBody: string;
  readonly headers: IncomingHttpHeaders;
}
const pushes: Pushed[] = [];
const shop = createServer((request, response) => {
  let rawBody = "";
  request.setEncoding("utf8").on("data", (part: string) => (rawBody += part));
  request.on("end", () => {
    pushes.push({ rawBody, headers: request.headers });
    response.end("ok");
  });
});
await new Promise<void>((listening) => shop.listen(0, "127.0.0.1", listening));
const shopUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
const sandbox = await openSandbox({ shopUrl });
afterAll(async () => {
  await sandbox.close();
  shop.close();
});
beforeEach(async () => {
  pushes.length = 0;
  await sandbox.control("reset");
});

const kuaidi100 = (change: { readonly key?: string } = {}) =>
  createKuaidi100(
    {
      baseUrl: `${sandbox.url}/kuaidi100`,
      ...known.kuaidi100,
      callbackUrl: shopUrl,
      phone: "",
      ...change,
    },
    openOutbound(),
  );
const seventeenTrack = (key: string = known.seventeenTrack.key) =>
  createSeventeenTrack({ baseUrl: `${sandbox.url}/17track`, key }, openOutbound());
const thailandPost = () => {
  const url = `${sandbox.url}/thailand-post`;
  const now = () => new Date();
  return createThailandPost(
    { baseUrl: url, hookUrl: url, ...known.thailandPost, now },
    openOutbound(),
  );
};

const flash = (key: string = known.flash.key) =>
  createFlash(
    { baseUrl: `${sandbox.url}/flash`, mchId: known.flash.mchId, key, nonce: () => "n0nce" },
    openOutbound(),
  );

const yto = { express_no: "YT8810000002", courier: "yto" } as const;
const ems = { express_no: "EY145587892TH", courier: "thailand_post" } as const;
const move = (express_no: string, step: string, more: object = {}) =>
  sandbox.control("parcels", { number: express_no, step, ...more });
const statesOf = (answer: Awaited<ReturnType<ReturnType<typeof kuaidi100>["ask"]>>) => {
  const [first] = answer.ok ? answer.value : [];
  return first?.kind === "told" ? first.scans.map(({ state }) => state) : first?.kind;
};

describe("Kuaidi100", () => {
  test("tells a parcel's scans, and pushes that our connector believes", async () => {
    const tracking = kuaidi100();
    expect(await tracking.register([yto])).toMatchObject({ value: [{ kind: "nothing" }] });
    expect(await tracking.register([yto])).toMatchObject({ value: [{ kind: "nothing" }] });
    await move(yto.express_no, "delivered");
    expect(statesOf(await tracking.ask([yto]))).toEqual([
      "delivered",
      "in_transit",
      "in_transit",
      "picked_up",
    ]);
    expect(pushes.map((push) => tracking.readPush(push))).toEqual([[yto]]);
  });

  test("says whose parcel it is that we took for another's", async () => {
    const tracking = kuaidi100();
    const guessed = { ...yto, courier: "sto" } as const;
    await tracking.register([guessed]);
    expect(statesOf(await tracking.ask([guessed]))).toBe("nothing");
    await move(yto.express_no, "in_transit");
    expect(pushes.map((push) => tracking.readPush(push))).toEqual([[yto]]);
  });

  test("is not believed with a bad signature, and comes twice or late where that is switched on", async () => {
    const tracking = kuaidi100();
    await tracking.register([yto]);
    await sandbox.control("parcel-slips", { kind: "bad_signature" });
    await move(yto.express_no, "in_transit");
    expect(pushes.map((push) => tracking.readPush(push))).toEqual([undefined]);
    await sandbox.control("parcel-slips", { kind: "out_of_order" });
    await move(yto.express_no, "out_for_delivery");
    await sandbox.control("parcel-slips", { kind: "doubled" });
    await move(yto.express_no, "delivered");
    const told = pushes.slice(1).map(({ rawBody }) => rawBody);
    expect(told.map((body) => body.includes("%22ischeck%22%3A%221%22"))).toEqual([
      true,
      true,
      false,
    ]);
  });

  test("refuses whoever signs with another key", async () => {
    expect(await kuaidi100({ key: "another" }).ask([yto])).toMatchObject({
      error: { code: "disabled" },
    });
  });
});

describe("17TRACK", () => {
  test("tells what was registered, and pushes that our connector believes", async () => {
    const tracking = seventeenTrack();
    const one = { ...yto, courier: "" } as const;
    expect(statesOf(await tracking.ask([one]))).toBe("unregistered");
    expect(await tracking.register([one])).toMatchObject({ value: [{ kind: "nothing" }] });
    expect(await tracking.register([one])).toMatchObject({ value: [{ kind: "nothing" }] });
    await move(yto.express_no, "delivered", { minutes_ago: 30 });
    await move(yto.express_no, "returned");
    expect(statesOf(await tracking.ask([one]))).toEqual([
      "returned",
      "delivered",
      "in_transit",
      "in_transit",
      "picked_up",
    ]);
    expect(pushes.map((push) => tracking.readPush(push))).toEqual([[one], [one]]);
  });

  test("does not know everybody's numbers, and nobody with another key", async () => {
    const strange = { express_no: "QQ0001112223", courier: "" } as const;
    expect(await seventeenTrack().register([strange])).toMatchObject({
      value: [{ kind: "courier_unknown" }],
    });
    expect(await seventeenTrack("another").ask([yto])).toMatchObject({
      error: { code: "disabled" },
    });
  });
});

test("Thailand Post tells its own parcels in our calendar, and pushes with our key", async () => {
  const tracking = thailandPost();
  await tracking.register([ems]);
  await move(ems.express_no, "delivered");
  const answer = await tracking.ask([ems, yto]);
  expect(statesOf(answer)).toEqual(["picked_up", "in_transit", "in_transit", "delivered"]);
  const first =
    answer.ok && answer.value[0]?.kind === "told" ? answer.value[0].scans.at(-1) : undefined;
  expect(Math.abs((first?.at.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
  expect(answer).toMatchObject({ value: [{}, { kind: "nothing" }] });
  expect(pushes.map((push) => tracking.readPush(push))).toEqual([[ems]]);
});

test("Flash tells its own parcels to whoever signs as it does, and its pushes are worth a question", async () => {
  const parcel = { express_no: "TH20018XJY8Z02", courier: "flash" } as const;
  const tracking = flash();
  await move(parcel.express_no, "delivered");
  expect(statesOf(await tracking.register([parcel]))).toContain("delivered");
  expect(await tracking.ask([yto])).toMatchObject({ value: [{ kind: "courier_unknown" }] });
  expect(await flash("another").ask([parcel])).toMatchObject({ error: { code: "disabled" } });
  expect(pushes.map((push) => tracking.readPush(push))).toEqual([[parcel]]);
  pushes.length = 0;
  await sandbox.control("parcel-slips", { kind: "bad_signature" });
  await move(parcel.express_no, "returned");
  expect(pushes.map((push) => tracking.readPush(push))).toEqual([undefined]);
});

test("HCT tells its own parcels to whoever seals as it does, and nothing to others", async () => {
  const parcel = { express_no: "6200417326", courier: "hct" } as const;
  const hct = (v: string = known.hct.v) =>
    createHct(
      { baseUrl: `${sandbox.url}/hct`, ...known.hct, v, now: () => new Date() },
      openOutbound(),
    );
  await move(parcel.express_no, "delivered");
  expect(statesOf(await hct().register([parcel]))).toContain("delivered");
  expect(await hct().ask([yto])).toMatchObject({ value: [{ kind: "nothing" }] });
  expect(await hct("another").ask([parcel])).toMatchObject({ error: { code: "disabled" } });
  expect(pushes).toEqual([]);
});

test("HCT and Kerry TJ are followed through 17TRACK by the numbers that it has for them", async () => {
  const tracking = seventeenTrack();
  for (const parcel of [
    { express_no: "6200417325", courier: "hct" },
    { express_no: "9012345678", courier: "kerry_tj" },
  ] as const) {
    await tracking.register([parcel]);
    const answer = await tracking.ask([parcel]);
    expect(answer).toMatchObject({ value: [{ kind: "told", courier: parcel.courier }] });
  }
});
