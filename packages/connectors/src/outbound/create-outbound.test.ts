import { setTimeout as pause } from "node:timers/promises";
import { ok } from "@sampan/domain/kernel/result";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import { readJson } from "../read-answer.ts";
import { openOutbound, testTime } from "../../../../tests/support/open-outbound.ts";
import { startFakeSource, type Behaviour } from "../../../../tests/support/start-fake-source.ts";
import type { OutboundCall, Source } from "./outbound.ts";
import type { OutboundSettings } from "./outbound-settings.ts";

const Greeting = z.object({ hello: z.string() });

async function openSource(behave: Behaviour, settings: Partial<OutboundSettings> = {}) {
  const fake = await startFakeSource(behave);
  const outbound = openOutbound(settings);
  const source = outbound.source("fake");
  return { ...fake, outbound, source, ask: () => source.ask(greeting(source, fake.baseUrl)) };
}

const greeting = (source: Source, url: string): OutboundCall<z.output<typeof Greeting>> => ({
  repeatable: true,
  request: { method: "GET", url },
  read: (answer) => readJson(source.name, answer, Greeting),
});

const hello = { body: { hello: "world" } };
const unwell = { status: 503, body: "" };

describe("trying again", () => {
  test("a passing fault of the source is not noticed", async () => {
    const { ask, source, received } = await openSource((_, nth) => (nth < 3 ? unwell : hello));
    expect(await ask()).toEqual(ok({ hello: "world" }));
    expect(received).toHaveLength(3);
    expect(source.health()).toMatchObject({ calls: 1, retries: 2, failures: 0 });
  });

  test("ends after three attempts", async () => {
    const { ask, received } = await openSource(() => unwell);
    expect(await ask()).toMatchObject({ error: { code: "unavailable", detail: "HTTP 503" } });
    expect(received).toHaveLength(3);
  });

  test("never happens to a call that must not be repeated", async () => {
    const { baseUrl, source, received } = await openSource(() => unwell);
    const outcome = await source.ask({ ...greeting(source, baseUrl), repeatable: false });
    expect(outcome.ok).toBe(false);
    expect(received).toHaveLength(1);
  });

  test("never happens when the source throttles us, and its pause is passed on", async () => {
    const throttled = { status: 429, headers: { "retry-after": "41" }, body: "" };
    const { ask, received } = await openSource(() => throttled);
    expect(await ask()).toMatchObject({ error: { code: "too_many_calls", retry_after_s: 41 } });
    expect(received).toHaveLength(1);
  });

  test("never happens when the source is unwell and names a pause, which is passed on", async () => {
    const away = { ...unwell, headers: { "retry-after": "Tue, 01 Jan 2030 00:00:00 GMT" } };
    const { ask, received } = await openSource(() => away);
    const outcome = await ask();
    expect(outcome).toMatchObject({ error: { code: "unavailable", detail: "HTTP 503" } });
    const until_s = (Date.UTC(2030, 0, 1) - testTime.getTime()) / 1000;
    expect(outcome).toMatchObject({ error: { retry_after_s: until_s } });
    expect(received).toHaveLength(1);
  });

  test("adds at most a tenth to the calls of a sick source, beyond a saved handful", async () => {
    const { ask, received } = await openSource(() => unwell, { breakerFailures: 1_000_000 });
    for (let call = 0; call < 200; call += 1) await ask();
    expect(received.length).toBeLessThanOrEqual(200 + 20 + 10);
    expect(received.length).toBeGreaterThanOrEqual(200 + 20);
  });
});

describe("the breaker", () => {
  test("opens after five failures, keeps calls back, and closes after a good probe", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    let isWell = false;
    const { ask, source, received } = await openSource(() => (isWell ? hello : unwell), {
      breakerPause_ms: 5_000,
    });
    while (source.health().breaker === "closed") await ask();
    expect(received).toHaveLength(5);

    expect(await ask()).toMatchObject({ error: { code: "unavailable" } });
    expect(received).toHaveLength(5);
    expect(source.health()).toMatchObject({ breaker: "open", held_back: 2 });

    isWell = true;
    vi.setSystemTime(Date.now() + 5_000);
    expect(await ask()).toEqual(ok({ hello: "world" }));
    expect(source.health().breaker).toBe("closed");
  });

  test("also opens when the source answers web pages with status 200", async () => {
    const { ask, source } = await openSource(() => ({ body: "<h1>maintenance</h1>" }));
    await ask();
    await ask();
    expect(source.health()).toMatchObject({
      breaker: "open",
      last_failure: { at: testTime, code: "unavailable" },
    });
  });

  test("stays closed over products that do not exist", async () => {
    const { baseUrl, source } = await openSource(() => ({ status: 404, body: "" }));
    for (let call = 0; call < 10; call += 1) {
      await source.ask({
        ...greeting(source, baseUrl),
        read: () => ({ ok: false, error: { code: "not_found", source: "fake", detail: "none" } }),
      });
    }
    expect(source.health()).toMatchObject({ breaker: "closed", calls: 10, failures: 0 });
  });

  test("of one source says nothing about another [NFR-09]", async () => {
    const { ask, outbound } = await openSource(() => unwell);
    await ask();
    await ask();
    const healthy = await startFakeSource(() => hello);
    const other = outbound.source("other");
    expect(await other.ask(greeting(other, healthy.baseUrl))).toEqual(ok({ hello: "world" }));
    const breakers = outbound.health().map(({ source, breaker }) => [source, breaker]);
    expect(breakers).toEqual([
      ["fake", "open"],
      ["other", "closed"],
    ]);
  });
});

describe("waiting", () => {
  const impatient = { attempts_max: 1, headersTimeout_ms: 80, bodyTimeout_ms: 80 } as const;

  test("ends when the source says nothing", async () => {
    const { ask } = await openSource(() => undefined, impatient);
    expect(await ask()).toMatchObject({
      error: { code: "unavailable", detail: "no answer: UND_ERR_HEADERS_TIMEOUT" },
    });
  });

  test("ends when the answer stops in the middle", async () => {
    const { ask } = await openSource(
      (_, __, raw) => {
        raw.writeHead(200).write('{"hel');
        return undefined;
      },
      { attempts_max: 1, bodyTimeout_ms: 80 },
    );
    expect(await ask()).toMatchObject({ error: { detail: "no answer: UND_ERR_BODY_TIMEOUT" } });
  });

  test("ends when the answer trickles a byte at a time", async () => {
    const { ask } = await openSource(
      (_, __, raw) => {
        raw.writeHead(200);
        const trickle = setInterval(() => raw.write(" "), 10);
        raw.on("close", () => clearInterval(trickle));
        return undefined;
      },
      { totalTimeout_ms: 150 },
    );
    expect(await ask()).toMatchObject({ error: { detail: "no answer: TimeoutError" } });
  });

  test("ends at once when the connection is cut or refused", async () => {
    const { ask } = await openSource((_, __, raw) => {
      raw.destroy();
      return undefined;
    });
    expect(await ask()).toMatchObject({ error: { code: "unavailable" } });

    const source = openOutbound().source("nobody");
    expect(await source.ask(greeting(source, "http://127.0.0.1:9"))).toMatchObject({
      error: { code: "unavailable", detail: "no answer: ECONNREFUSED" },
    });
  });

  test("never takes in more than the limit", async () => {
    const { ask } = await openSource(
      (_, __, raw) => {
        raw.writeHead(200);
        const flood = () => {
          while (!raw.destroyed && raw.write("x".repeat(10_000)));
        };
        raw.on("drain", flood);
        flood();
        return undefined;
      },
      { bodyLimit_bytes: 50_000, attempts_max: 1 },
    );
    expect(await ask()).toMatchObject({
      error: { code: "unavailable", detail: "answer is larger than 50000 bytes" },
    });
  });
});

test("at most eight calls are under way at a time, some wait, the rest are held back", async () => {
  let underWay = 0;
  let underWay_max = 0;
  const { ask, source } = await openSource(
    async () => {
      underWay += 1;
      underWay_max = Math.max(underWay_max, underWay);
      await pause(30);
      underWay -= 1;
      return hello;
    },
    { waitingCalls_max: 4 },
  );
  const outcomes = await Promise.all(Array.from({ length: 20 }, ask));
  expect(underWay_max).toBe(8);
  expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(12);
  expect(source.health().held_back).toBe(8);
});

test("an answer that is not UTF-8 is refused rather than guessed", async () => {
  const { ask } = await openSource(() => ({ body: Buffer.from([0x7b, 0xa4, 0xa4, 0x7d]) }));
  expect(await ask()).toMatchObject({ error: { code: "unavailable" } });
});
