import { describe, expect, test } from "vitest";
import {
  EXPIRED_CODE,
  FOREIGN_CODE,
  LOOP_CODE,
  PRIVATE_CODE,
  shareOf,
} from "../links/share-codes.ts";
import { ask1688, askTop } from "../testing/ask-sandbox.ts";
import { control, openSandbox } from "../testing/open-sandbox.ts";

const ask = (sandbox: Awaited<ReturnType<typeof openSandbox>>) =>
  ask1688(sandbox, "product.search.keywordQuery", {
    offerQueryParam: { keyword: "连衣裙", country: "en" },
  });

describe("a fault that is switched on", () => {
  test("throttles as many calls as asked for, in the upstream's words", async () => {
    const sandbox = await openSandbox();
    await control(sandbox, "faults", { upstream: "1688", kind: "throttle", times: 2 });
    expect(await ask(sandbox)).toMatchObject({ error_code: "gw.QosAppFrequencyLimit" });
    expect(await ask(sandbox)).toMatchObject({ error_code: "gw.QosAppFrequencyLimit" });
    expect(await ask(sandbox)).toMatchObject({ result: { success: true } });
  });

  test("spoils one upstream and leaves the others alone", async () => {
    const sandbox = await openSandbox();
    await control(sandbox, "faults", { upstream: "top", kind: "throttle" });
    expect(await ask(sandbox)).toMatchObject({ result: { success: true } });
    expect(await askTop(sandbox, "x")).toMatchObject({ error_response: { code: 7 } });
  });

  test("breaks the answer, the server or the connection", async () => {
    const sandbox = await openSandbox();
    const rates = `${sandbox.url}/er-api/v6/latest/CNY`;
    await control(sandbox, "faults", { upstream: "rates", kind: "malformed" });
    await expect((await fetch(rates)).json()).rejects.toThrow(SyntaxError);
    await control(sandbox, "faults", { upstream: "rates", kind: "error" });
    expect((await fetch(rates)).status).toBe(500);
    await control(sandbox, "faults", { upstream: "rates", kind: "reset" });
    await expect(fetch(rates)).rejects.toThrow("fetch failed");
    expect((await fetch(rates)).status).toBe(200);
  });

  test("lets a call wait", async () => {
    const sandbox = await openSandbox();
    await control(sandbox, "faults", { upstream: "rates", kind: "slow", delay_ms: 120 });
    const before = performance.now();
    await fetch(`${sandbox.url}/er-api/v6/latest/CNY`);
    expect(performance.now() - before).toBeGreaterThanOrEqual(115);
  });

  test("must be one the desk knows", async () => {
    const sandbox = await openSandbox();
    await expect(control(sandbox, "faults", { upstream: "moon", kind: "slow" })).rejects.toThrow(
      "400",
    );
  });
});

describe("a short link", () => {
  test.each([
    [
      "of 1688",
      `/s/${shareOf({ platform: "1688", thid: "650000000001" })!.code}`,
      302,
      "m.1688.com/offer/650000000001.html",
    ],
    [
      "of Taobao",
      `/h.${shareOf({ platform: "taobao", thid: "670000000001" })!.code}`,
      302,
      "item.taobao.com/item.htm?id=670000000001",
    ],
    [
      "of JD",
      `/${shareOf({ platform: "jd", thid: "100012345678" })!.code}`,
      302,
      "item.m.jd.com/product/100012345678.html",
    ],
    [
      "of Pinduoduo",
      `/${shareOf({ platform: "pdd", thid: "620000000001" })!.code}`,
      302,
      "mobile.yangkeduo.com/goods.html?goods_id=620000000001",
    ],
    [
      "of Pinduoduo's own page",
      `/goods.html?ps=${shareOf({ platform: "pdd", thid: "620000000002" })!.code}`,
      302,
      "goods_id=620000000002",
    ],
    [
      "in an advertisement of 1688",
      `/ci_bb?a=${shareOf({ platform: "1688", thid: "650000000001" })!.code}`,
      302,
      "m.1688.com/offer/650000000001.html",
    ],
    [
      "of Taobao's world site",
      `/item/${shareOf({ platform: "taobao", thid: "670000000001" })!.code}.htm`,
      302,
      "item.taobao.com/item.htm?id=670000000001",
    ],
    ["that leads to a private address", `/s/${PRIVATE_CODE}`, 302, "http://169.254.169.254/"],
    ["that leads back to itself", `/s/${LOOP_CODE}`, 302, `qr.1688.com/s/${LOOP_CODE}`],
    ["that leads away", `/s/${FOREIGN_CODE}`, 302, "shop.example.net"],
    ["that has expired", `/h.${EXPIRED_CODE}`, 410, ""],
    ["nobody made", "/s/none", 404, ""],
    ["without a code", "/jdc", 404, ""],
  ])("%s", async (_, path, status, target) => {
    const sandbox = await openSandbox();
    const answer = await fetch(sandbox.url + path, { redirect: "manual" });
    expect(answer.status).toBe(status);
    expect(answer.headers.get("location") ?? "").toContain(target);
  });
});

describe("a product picture", () => {
  test("is drawn once and then kept", async () => {
    const sandbox = await openSandbox();
    const url = `${sandbox.url}/img/dress.navy.webp`;
    const [first, second] = await Promise.all([fetch(url), fetch(url)]);
    const third = await fetch(url);
    expect([first.status, second.status, third.status]).toEqual([200, 200, 200]);
    expect(third.headers.get("cache-control")).toContain("immutable");
    expect(sandbox.drawn).toEqual(["dress.navy"]);
  });

  test("comes in smaller widths", async () => {
    const sandbox = await openSandbox();
    const small = await fetch(`${sandbox.url}/img/dress.navy.webp_400x400.webp`);
    const large = await fetch(`${sandbox.url}/img/dress.navy.webp`);
    expect((await small.arrayBuffer()).byteLength).toBeLessThan(
      (await large.arrayBuffer()).byteLength,
    );
  });

  test.each(["none.red.webp", "..%2f..%2fetc%2fpasswd", "dress.navy.webp_5000x5000.webp"])(
    "called %s does not exist",
    async (file) => {
      const sandbox = await openSandbox();
      expect((await fetch(`${sandbox.url}/img/${file}`)).status).toBe(404);
    },
  );
});
