import { createEcpayLogistics } from "@sampan/connectors/carriers/ecpay/create-ecpay-logistics";
import type { ShippingToOrder } from "@sampan/connectors/carriers/shipping-provider";
import { sandboxCredentials as known } from "@sampan/sandbox/credentials";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { openOutbound } from "./support/open-outbound.ts";
import { openSandbox } from "./support/open-sandbox.ts";
import { valueOf } from "./support/value-of.ts";

const pushes: string[] = [];
let thanks = "1|OK";
const shop = createServer((request, response) => {
  let rawBody = "";
  request.setEncoding("utf8").on("data", (part: string) => (rawBody += part));
  request.on("end", () => {
    pushes.push(rawBody);
    response.end(thanks);
  });
});
await new Promise<void>((listening) => shop.listen(0, "127.0.0.1", listening));
const shopUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
const sandbox = await openSandbox();
afterAll(async () => {
  await sandbox.close();
  shop.close();
});
beforeEach(async () => {
  pushes.length = 0;
  thanks = "1|OK";
  await sandbox.control("reset");
});

const own = {
  baseUrl: `${sandbox.url}/ecpay-logistics`,
  sender: { name: "三板集運", mobile: "0912345678" },
};
const open = (stores: typeof known.ecpayStores | typeof known.ecpayHome = known.ecpayStores) =>
  createEcpayLogistics(
    {
      stores: { ...stores, ...own },
      home: { ...known.ecpayHome, ...own, postal_code: "114", address: "臺北市內湖區瑞光路100號" },
      mapReplyUrl: `${shopUrl}/store`,
      pushUrl: `${shopUrl}/shipping`,
      now: () => new Date(),
    },
    openOutbound(),
  );

const toStore = (change: Partial<ShippingToOrder> = {}): ShippingToOrder => ({
  trade_no: "SP2606210001A",
  way: "seven_eleven",
  value: 123_400,
  goods_name: "連衣裙 & 襪子's ~(*)!",
  receiver: { name: "王小明", mobile: "0987654321" },
  store_id: "131380",
  door: null,
  sides_mm: 800,
  ...change,
});
const move = (trade_no: string, step: string) => sandbox.control("shipping", { trade_no, step });
const labelOf = async (form: { url: string; fields: Readonly<Record<string, string>> }) =>
  fetch(form.url, { method: "POST", body: new URLSearchParams(form.fields) });

describe("ECPay's logistics at the sandbox", () => {
  test("every chain and the door take an order, find it, and print its label", async () => {
    const ecpay = open();
    expect(ecpay.ways).toEqual(["seven_eleven", "family_mart", "hi_life", "ok_mart", "home"]);
    const door = { postal_code: "700", address: "臺南市中西區中山路79號" };
    for (const way of ecpay.ways) {
      const trade_no = `SP${ecpay.ways.indexOf(way)}`;
      const store_id =
        way === "home" ? null : (valueOf(await ecpay.listStores(way))[0]?.store_id ?? "");
      const shipping = toStore({ trade_no, way, store_id, door: way === "home" ? door : null });
      const answer = valueOf(await ecpay.order(shipping));
      if (answer.kind !== "made") throw new Error(`${way}: ${answer.words}`);
      const found = valueOf(await ecpay.find({ trade_no, way }));
      expect(found).toMatchObject({ trade_no, code: "300", step: "announced" });
      expect(found.logistics_id).toBe(answer.made.logistics_id);
      expect(found.charge).toBeGreaterThan(0);
      const label = await labelOf(ecpay.labelForm({ way, ...answer.made }));
      expect(label.status).toBe(200);
      expect(await label.text()).toContain("王小明");
    }
  });

  test("an order whose answer is lost stands, is found by our number, and is taken once", async () => {
    const ecpay = open();
    await sandbox.control("faults", { upstream: "ecpay_logistics", kind: "lost_answer" });
    expect(await ecpay.order(toStore())).toMatchObject({ ok: false });
    const found = valueOf(await ecpay.find(toStore()));
    expect(found.payment_no).not.toBe("");
    expect(valueOf(await ecpay.order(toStore()))).toMatchObject({ kind: "refused" });
    expect(await ecpay.find(toStore({ trade_no: "SPnever" }))).toMatchObject({
      ok: false,
      error: { code: "not_found" },
    });
  });

  test("a store that closed is in no list and takes nothing", async () => {
    const ecpay = open();
    await sandbox.control("shipping-stores", { store_id: "131380" });
    const stores = valueOf(await ecpay.listStores("seven_eleven"));
    expect(stores.map(({ store_id }) => store_id)).not.toContain("131380");
    expect(stores[0]).toMatchObject({ name: "板橋府中門市" });
    expect(valueOf(await ecpay.order(toStore()))).toMatchObject({
      kind: "refused",
      words: "門市代號不存在或已關閉",
    });
  });

  test("one that closes under way lets its parcel be sent to another, however often it is said", async () => {
    const ecpay = open();
    const answer = valueOf(await ecpay.order(toStore()));
    if (answer.kind !== "made") throw new Error(answer.words);
    const other = { ...answer.made, store_id: "131381" };
    expect(valueOf(await ecpay.moveStore(other))).toMatchObject({ kind: "refused" });
    await move("SP2606210001A", "store_closed");
    expect(valueOf(await ecpay.find(toStore())).step).toBe("store_closed");
    for (let times = 0; times < 2; times += 1)
      expect(valueOf(await ecpay.moveStore(other))).toEqual({ kind: "moved" });
    expect(valueOf(await ecpay.find(toStore())).step).toBe("on_the_way");
  });

  test("the keys of one account open nothing of the other", async () => {
    const wrong = open(known.ecpayHome);
    expect(valueOf(await wrong.order(toStore()))).toMatchObject({ kind: "refused" });
    expect(await wrong.listStores("ok_mart")).toMatchObject({ ok: true });
    expect(await open().find(toStore())).toMatchObject({ ok: false });
  });

  test("news come signed, twice, late and forged, until the shop says that it has them", async () => {
    const ecpay = open();
    await ecpay.order(toStore());
    const read = () => pushes.splice(0).map((body) => ecpay.readPush(body)?.code);
    thanks = "what?";
    await move("SP2606210001A", "dropped_off");
    thanks = "1|OK";
    await move("SP2606210001A", "on_the_way");
    expect(read()).toEqual(["2068", "2030", "2068"]);
    await sandbox.control("shipping-slips", { kind: "doubled" });
    await move("SP2606210001A", "at_store");
    expect(read()).toEqual(["2073", "2073"]);
    await sandbox.control("shipping-slips", { kind: "bad_signature" });
    await move("SP2606210001A", "delivered");
    expect(read()).toEqual([undefined]);
    await sandbox.control("shipping-slips", { kind: "lost" });
    await move("SP2606210001A", "uncollected");
    expect(pushes).toEqual([]);
    expect(valueOf(await ecpay.find(toStore())).step).toBe("uncollected");
  });

  test("the map brings back the visit and the store that was chosen there", async () => {
    const ecpay = open();
    const map = await labelOf(ecpay.mapForm({ chain: "seven_eleven", visit: "visit1234567" }));
    const page = await map.text();
    expect(page).toContain(`action="${shopUrl}/store"`);
    const fields = [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)].slice(0, 9);
    const body = new URLSearchParams(
      Object.fromEntries(fields.map(([, name = "", value = ""]) => [name, value])),
    ).toString();
    expect(ecpay.readMapAnswer(body)).toEqual({ visit: "visit1234567", store_id: "131380" });
  });
});
