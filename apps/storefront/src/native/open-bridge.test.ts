import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { askApp, enterApp } from "./app.ts";
import { findHost } from "./find-host.ts";
import { messages, bridgeErrors, type MessageName } from "./messages.ts";
import { answer_ms, openBridge, type Answerers } from "./open-bridge.ts";

const origin = "https://shop.test";
const forms = ["injected", "posted"] as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  enterApp(undefined);
});

const acted: unknown[] = [];
const answerers: Answerers = {
  getUid: () => ({ uid: "4k7m9p2r5t8w" }),
  getTkUid: () => "not_logged_in",
  session: () => ({ session: null }),
  user: () => ({ user: null }),
  adsUrl: (params) => act(params),
  product: (params) => act(params),
  broadcast: (params) => act(params),
};
function act(params: unknown) {
  acted.push(params);
  return {};
}

interface Told {
  readonly id?: string;
  readonly name?: string;
  readonly [field: string]: unknown;
}

/** A page in a web view of either form, what it told the app, and how the app speaks. */
function inWebView(form: (typeof forms)[number]) {
  acted.length = 0;
  const told: Told[] = [];
  const receive = (text: string) => void told.push(JSON.parse(text) as Told);
  const target = new EventTarget();
  const page = Object.assign(target, {
    location: { origin },
    ...(form === "injected"
      ? { sampanNative: { receive } }
      : { webkit: { messageHandlers: { sampan: { postMessage: receive } } } }),
  }) as unknown as Window;
  Object.assign(page, { top: page });
  const host = findHost(page);
  if (!host) throw new Error("no host");
  const bridge = openBridge(host, answerers);
  const post = (data: unknown, from: { source?: unknown; origin?: string } = {}) =>
    target.dispatchEvent(
      Object.assign(new Event("message"), { data, source: page, origin, ...from }),
    );
  const say = (message: unknown) => {
    const text = typeof message === "string" ? message : JSON.stringify(message);
    if (form === "injected") page.sampanReceive?.(text);
    else post(text);
  };
  return { page, bridge, told, say, post, newest: () => told.at(-1) ?? {} };
}

describe.each(forms)("a page in a web view with a handler that is %s", (form) => {
  test("asks with an id, and is answered by it [NATV-01]", async () => {
    const { bridge, newest, say } = inWebView(form);
    const answer = bridge.ask("getTkUid", {});
    expect(newest()).toEqual({ v: 1, id: expect.any(String), name: "getTkUid", params: {} });
    say({ v: 1, answers: newest().id, success: true, data: { uid: "u", token: "t" } });
    expect(await answer).toEqual({ ok: true, value: { uid: "u", token: "t" } });
  });

  test("gives up on an app that stays silent, and takes no late or second answer [NATV-16]", async () => {
    const { bridge, newest, say } = inWebView(form);
    const answer = bridge.ask("getUid", {});
    const { id } = newest();
    vi.advanceTimersByTime(answer_ms);
    expect(await answer).toEqual({ ok: false, error: { code: "silent" } });
    say({ v: 1, answers: id, success: true, data: { uid: "late" } });

    const again = bridge.ask("getUid", {});
    say({ v: 1, answers: newest().id, success: true, data: { uid: "first" } });
    say({ v: 1, answers: newest().id, success: true, data: { uid: "second" } });
    expect(await again).toEqual({ ok: true, value: { uid: "first" } });
  });

  test("waits for a person once the app says that one is asked", async () => {
    const { bridge, newest, say } = inWebView(form);
    const answer = bridge.ask("selectAddress", { region: "TW", chosen: null });
    say({ v: 1, answers: newest().id, waiting: true });
    vi.advanceTimersByTime(120_000);
    say({ v: 1, answers: newest().id, success: true, data: { id: "a1" } });
    expect(await answer).toEqual({ ok: true, value: { id: "a1" } });
  });

  test.each([
    ["of another shape", { success: true, data: { uid: 7 } }, "malformed"],
    ["without an outcome", { data: { uid: "u" } }, "malformed"],
    ["that is an error", { success: false, error_code: "not_logged_in" }, "not_logged_in"],
    ["with an error nobody knows", { success: false, error_code: "boom" }, "refused"],
  ])("believes no answer %s", async (_, rest, code) => {
    const { bridge, newest, say } = inWebView(form);
    const answer = bridge.ask("getUid", {});
    say({ v: 1, answers: newest().id, ...rest });
    expect(await answer).toEqual({ ok: false, error: { code } });
  });

  test("answers 'not logged in' without a user, in these words [ERR-15]", () => {
    const { newest, say } = inWebView(form);
    say({ v: 1, id: "q1", name: "getTkUid" });
    expect(newest()).toEqual({
      v: 1,
      answers: "q1",
      success: false,
      error_code: "not_logged_in",
      error_message: "not logged in",
    });
  });

  test("does once what is sent twice", () => {
    const { told, say } = inWebView(form);
    const question = { v: 1, id: "b1", name: "broadcast", params: { event: "cart_changed" } };
    say(question);
    say(question);
    expect(acted).toHaveLength(1);
    expect(told).toHaveLength(1);
  });

  test.each([
    ["unknown", { v: 1, id: "x", name: "getPassword" }, "unknown_message"],
    ["named like what every object has", { v: 1, id: "x", name: "constructor" }, "unknown_message"],
    ["only the page's to send", { v: 1, id: "x", name: "submitOrderAgent" }, "unknown_message"],
    ["of another version", { v: 2, id: "x", name: "getUid" }, "version"],
    ["of another shape", { v: 1, id: "x", name: "broadcast", params: { event: 4 } }, "malformed"],
  ])("refuses a message that is %s", (_, question, error_code) => {
    const { newest, say } = inWebView(form);
    say(question);
    expect(newest()).toMatchObject({ answers: "x", success: false, error_code });
    expect(acted).toEqual([]);
  });

  test.each([
    ["no JSON", "{"],
    ["no object", "[1]"],
    [
      "huge",
      JSON.stringify({ v: 1, id: "x", name: "adsUrl", params: { url: "a".repeat(70_000) } }),
    ],
    ["without an id", { v: 1, name: "broadcast", params: { event: "cart_changed" } }],
  ])("is unmoved by what is %s", (_, message) => {
    const { told, say } = inWebView(form);
    say(message);
    expect(told).toEqual([]);
    expect(acted).toEqual([]);
  });

  test("asks no more at once than an app can follow", async () => {
    const { bridge } = inWebView(form);
    const first = Array.from({ length: 32 }, () => bridge.ask("getUid", {}));
    expect(await bridge.ask("getUid", {})).toEqual({ ok: false, error: { code: "busy" } });
    vi.advanceTimersByTime(answer_ms);
    expect(await Promise.all(first)).toHaveLength(32);
  });
});

test("what a frame or a foreign page posts is not heard, and what this window posts is [NATV-17]", () => {
  const { post, told } = inWebView("posted");
  const question = JSON.stringify({ v: 1, id: "f", name: "getUid" });
  post(question, { origin: "https://evil.test" });
  post(question, { source: {} });
  post(question, { source: null, origin: "null" });
  expect(told).toEqual([]);
  post(question);
  expect(told).toHaveLength(1);
});

test("a page in a frame, and one in a browser, have no app: each question ends at once as absent [NATV-16]", async () => {
  const framed = { sampanNative: { receive: () => undefined }, top: {} } as unknown as Window;
  expect(findHost(framed)).toBeUndefined();
  const plain = {} as Record<string, unknown>;
  plain["top"] = plain;
  expect(findHost(plain as unknown as Window)).toBeUndefined();
  for (const name of Object.keys(messages) as MessageName[])
    expect(await askApp(name, {})).toEqual({ ok: false, error: { code: "absent" } });
});

test("each error of the bridge has words of its own", () => {
  const words = Object.values(bridgeErrors);
  expect(new Set(words).size).toBe(words.length);
});
