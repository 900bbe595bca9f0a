import { createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { sandboxCredentials } from "../credentials.ts";
import type { Sandbox } from "../start-sandbox.ts";
import { control, openSandbox, postForm, testTime } from "../testing/open-sandbox.ts";
import { checkMacValueOf } from "./ecpay/check-mac-value.ts";

const { ecpay, omise } = sandboxCredentials;
type Told = { headers: IncomingHttpHeaders; body: string };

/** A shop that writes down what providers tell it. */
async function openShop(): Promise<{ url: string; told: Told[] }> {
  const told: Told[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      told.push({ headers: request.headers, body });
      response.end("1|OK");
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, told };
}

describe("ECPay", () => {
  const order = (notifyUrl: string) => {
    const fields = {
      MerchantID: ecpay.merchantId,
      MerchantTradeNo: "TU260621ABCDEF",
      MerchantTradeDate: "2026/06/21 09:30:00",
      PaymentType: "aio",
      TotalAmount: "1234",
      TradeDesc: "Sampan 儲值",
      ItemName: "Sampan 儲值",
      ReturnURL: notifyUrl,
      ClientBackURL: "http://shop.test/back?paid=1",
      ChoosePayment: "ALL",
      EncryptType: "1",
    };
    return { ...fields, CheckMacValue: checkMacValueOf(ecpay, fields) };
  };
  const cashier = (sandbox: Sandbox, fields: Record<string, string>) =>
    postForm(`${sandbox.url}/ecpay/Cashier/AioCheckOut/V5`, fields);

  /** Goes through the cashier as a person would. */
  async function decide(sandbox: Sandbox, notifyUrl: string, outcome: "pay" | "fail") {
    const page = await (await cashier(sandbox, order(notifyUrl))).text();
    const action = /action="([^"]+)"/.exec(page)?.[1] ?? "";
    return postForm(sandbox.url + action, { outcome });
  }

  test("signs as its own example does", () => {
    const fields = {
      TradeDesc: "促銷方案",
      PaymentType: "aio",
      MerchantTradeDate: "2023/03/12 15:30:23",
      MerchantTradeNo: "ecpay20230312153023",
      MerchantID: "3002607",
      ReturnURL: "https://www.ecpay.com.tw/receive.php",
      ItemName: "Apple iphone 15",
      TotalAmount: "30000",
      ChoosePayment: "ALL",
      EncryptType: "1",
    };
    expect(checkMacValueOf(ecpay, fields)).toBe(
      "6C51C9E6888DE861FD62FB1DD17029FC742634498FD813DC43D4243B5685B840",
    );
  });

  test("shows no cashier for an order that was changed after signing", async () => {
    const sandbox = await openSandbox();
    const page = await cashier(sandbox, { ...order("http://shop.test"), TotalAmount: "1" });
    expect(page.status).toBe(400);
    expect(await page.text()).toContain("CheckMacValue Error");
  });

  test.each([
    ["pay", "1"],
    ["fail", "10100058"],
  ] as const)("tells the shop before it sends the person back: %s", async (outcome, code) => {
    const sandbox = await openSandbox();
    const shop = await openShop();
    const back = await decide(sandbox, shop.url, outcome);
    expect(back.status).toBe(303);
    expect(back.headers.get("location")).toBe("http://shop.test/back?paid=1");
    const told = Object.fromEntries(new URLSearchParams(shop.told[0]?.body));
    expect(told).toMatchObject({ RtnCode: code, TradeAmt: "1234", SimulatePaid: "0" });
    expect(told["CheckMacValue"]).toBe(checkMacValueOf(ecpay, told));
  });

  test("answers a signed query with a signed state", async () => {
    const sandbox = await openSandbox();
    const shop = await openShop();
    await decide(sandbox, shop.url, "pay");
    const question = {
      MerchantID: ecpay.merchantId,
      MerchantTradeNo: "TU260621ABCDEF",
      TimeStamp: String(testTime.getTime() / 1000),
    };
    const answer = await postForm(`${sandbox.url}/ecpay/Cashier/QueryTradeInfo/V5`, {
      ...question,
      CheckMacValue: checkMacValueOf(ecpay, question),
    });
    const fields = Object.fromEntries(new URLSearchParams(await answer.text()));
    expect(fields).toMatchObject({ TradeStatus: "1", TradeAmt: "1234" });
    expect(fields["CheckMacValue"]).toBe(checkMacValueOf(ecpay, fields));
  });

  test.each([
    ["lost", 0],
    ["twice", 2],
  ])("may have its notification %s", async (mode, times) => {
    const sandbox = await openSandbox();
    const shop = await openShop();
    await control(sandbox, "notifications", { mode });
    await decide(sandbox, shop.url, "pay");
    expect(shop.told).toHaveLength(times);
  });

  test("may sign its notification wrongly", async () => {
    const sandbox = await openSandbox();
    const shop = await openShop();
    await control(sandbox, "notifications", { mode: "wrong-signature" });
    await decide(sandbox, shop.url, "pay");
    const told = Object.fromEntries(new URLSearchParams(shop.told[0]?.body));
    expect(told["CheckMacValue"]).not.toBe(checkMacValueOf(ecpay, told));
  });
});

describe("PromptPay at Omise", () => {
  const keyed = (key: string) => ({
    authorization: `Basic ${Buffer.from(`${key}:`).toString("base64")}`,
  });
  const charge = (sandbox: Sandbox, notifyUrl: string, key: string = omise.secretKey) =>
    fetch(`${sandbox.url}/omise/charges`, {
      method: "POST",
      headers: keyed(key),
      body: new URLSearchParams({
        amount: "50050",
        currency: "thb",
        "source[type]": "promptpay",
        return_uri: "http://shop.test/back",
        "webhook_endpoints[]": notifyUrl,
        "metadata[order]": "TU260621ABCDEF",
      }),
    });

  test("refuses a wrong key", async () => {
    const sandbox = await openSandbox();
    const answer = await charge(sandbox, "", omise.publicKey);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: "authentication_failure" });
  });

  test("gives a code to scan, and a signed event once it is paid", async () => {
    const sandbox = await openSandbox();
    const shop = await openShop();
    const opened = await (await charge(sandbox, shop.url)).json();
    expect(opened).toMatchObject({ status: "pending", metadata: { order: "TU260621ABCDEF" } });
    const code = await fetch(opened.source.scannable_code.image.download_uri);
    expect(await code.text()).toContain("<svg");

    const back = await postForm(opened.authorize_uri, { outcome: "pay" });
    expect(back.headers.get("location")).toBe("http://shop.test/back");
    const [told] = shop.told;
    const timestamp = told?.headers["omise-signature-timestamp"];
    const expected = createHmac("sha256", Buffer.from(omise.webhookSecret, "base64"))
      .update(`${String(timestamp)}.${told?.body}`)
      .digest("hex");
    expect(told?.headers["omise-signature"]).toBe(expected);
    expect(JSON.parse(told?.body ?? "")).toMatchObject({
      key: "charge.complete",
      data: { id: opened.id, status: "successful", amount: 50_050 },
    });
  });

  test("is decided once", async () => {
    const sandbox = await openSandbox();
    const shop = await openShop();
    const opened = await (await charge(sandbox, shop.url)).json();
    await postForm(opened.authorize_uri, { outcome: "fail" });
    await postForm(opened.authorize_uri, { outcome: "pay" });
    const asked = await fetch(`${sandbox.url}/omise/charges/${opened.id}`, {
      headers: keyed(omise.secretKey),
    });
    expect(await asked.json()).toMatchObject({ status: "failed", paid: false });
  });
});
