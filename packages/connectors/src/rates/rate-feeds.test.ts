import { describe, expect, test } from "vitest";
import { openOutbound, testTime } from "../../../../tests/support/open-outbound.ts";
import { startFakeSource, type Reply } from "../../../../tests/support/start-fake-source.ts";
import { createBankOfTaiwan } from "./bank-of-taiwan/create-bank-of-taiwan.ts";
import { createOpenErApi } from "./open-er-api/create-open-er-api.ts";

/** A line of the bank's table: buying then selling, with seven forward rates between. */
const line = (code: string, [cashBuy, spotBuy, cashSell, spotSell]: readonly string[]) =>
  [
    code,
    "本行買入",
    cashBuy,
    spotBuy,
    ...forward,
    "本行賣出",
    cashSell,
    spotSell,
    ...forward,
  ].join();
const forward = ["0", "0", "0", "0", "0", "0", "0"];
const heading = "幣別,匯率,現金,即期,遠期10天,遠期30天";

const table = [
  heading,
  line("USD", ["31.5", "31.8", "32.2", "31.9"]),
  line("CNY", ["4.351", "4.42300", "4.513", "4.47300"]),
  line("THB", ["0.8316", "0.94360", "1.0216", "0.98360"]),
].join("\r\n");

async function askBank(reply: Reply) {
  const { baseUrl, received } = await startFakeSource(() => reply);
  const feed = createBankOfTaiwan({ baseUrl, now: () => testTime }, openOutbound());
  return { rates: await feed.fetchRates(), received };
}

/** The heading in Big5, as the bank has also sent it: 幣別. */
const big5Heading = Buffer.from([0xb9, 0xf4, 0xa7, 0x4f, 0x2c]);

describe("the Bank of Taiwan", () => {
  test("quotes the middle of its spot rates, and baht through dollars", async () => {
    const { rates, received } = await askBank({ body: `\uFEFF${table}` });
    expect(rates).toEqual({
      ok: true,
      value: {
        quotes: [
          { currency: "TWD", mid_e6: 4_448_000 },
          // 4.448 / 0.9636 = 4.616023...
          { currency: "THB", mid_e6: 4_616_023 },
        ],
        as_of: testTime,
      },
    });
    expect(received[0]?.path).toBe("/xrt/flcsv/0/day");
    expect(received[0]?.headers["user-agent"]).toBeTruthy();
  });

  test("is understood in Big5 as well", async () => {
    const ascii = table.slice(heading.length).replaceAll(/本行買入|本行賣出/g, "x");
    const { rates } = await askBank({ body: Buffer.concat([big5Heading, Buffer.from(ascii)]) });
    expect(rates).toMatchObject({ value: { quotes: [{ mid_e6: 4_448_000 }, {}] } });
  });

  test("falls back on cash where it quotes no spot rate", async () => {
    const cashOnly = line("CNY", ["4.4", "0", "4.6", "0"]);
    const { rates } = await askBank({ body: cashOnly });
    expect(rates).toMatchObject({ value: { quotes: [{ currency: "TWD", mid_e6: 4_500_000 }] } });
  });

  test.each([
    ["a web page", { body: "<h1>維護中</h1>" }],
    ["a table without the yuan", { body: line("USD", ["31.5", "31.8", "32.2", "31.9"]) }],
    ["a table with an error status", { status: 404, body: table }],
  ])("gives no rate out of %s", async (_, reply) => {
    const { rates } = await askBank(reply);
    expect(rates).toMatchObject({ error: { code: "unavailable" } });
  });
});

async function askFeed(body: string) {
  const { baseUrl } = await startFakeSource(() => ({ body }));
  return createOpenErApi({ baseUrl }, openOutbound()).fetchRates();
}

describe("open.er-api.com", () => {
  test("quotes exactly what it prints, as of its own time", async () => {
    const rates = await askFeed(
      `{"result":"success","base_code":"CNY","time_last_update_unix":1782000000,
        "rates":{"CNY":1,"TWD":4.441,"THB":4.5000005}}`,
    );
    expect(rates).toEqual({
      ok: true,
      value: {
        quotes: [
          { currency: "TWD", mid_e6: 4_441_000 },
          { currency: "THB", mid_e6: 4_500_001 },
        ],
        as_of: new Date(1_782_000_000_000),
      },
    });
  });

  test("may be asked too often", async () => {
    expect(await askFeed('{"result":"error","error-type":"quota-reached"}')).toMatchObject({
      error: { code: "too_many_calls" },
    });
  });

  test("gives no rate based on another currency, nor one of zero", async () => {
    const wrongBase = `{"result":"success","base_code":"USD","time_last_update_unix":1,
      "rates":{"TWD":31.8,"THB":33}}`;
    expect(await askFeed(wrongBase)).toMatchObject({ error: { code: "transient" } });
    const zero = wrongBase.replace("USD", "CNY").replace("31.8", "0");
    expect(await askFeed(zero)).toMatchObject({ error: { code: "transient" } });
  });
});
