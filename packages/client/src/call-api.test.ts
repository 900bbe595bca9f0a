import { defineCall } from "@sampan/contract/kernel/call";
import { QueryClient } from "@tanstack/react-query";
import { describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { callApi } from "./call-api.ts";
import { NetworkError, ServerError } from "./faults.ts";
import { whenLoginNeeded } from "./login-prompt.ts";
import { query, queryPages, Refused } from "./query.ts";
import { bindSend, type Send } from "./send.ts";

const listThings = defineCall({
  methods: ["GET", "POST"],
  path: "/gateway/thing/query_list",
  about: "Lists things.",
  access: "customer",
  mutates: false,
  input: z.object({
    words: z.optional(z.string()),
    kinds: z.optional(z.array(z.string())),
    page: z._default(z.int(), 1),
  }),
  output: z.object({ datalist: z.array(z.int()), total: z.int() }),
  refusals: ["keyword_needed"],
});

const payThing = defineCall({
  methods: ["POST"],
  path: "/gateway/thing/pay",
  about: "Pays a thing.",
  access: "customer",
  mutates: true,
  input: z.object({ tids: z.array(z.string()), amount: z.int(), note: z.optional(z.string()) }),
  output: z.object({}),
  refusals: ["balance_insufficient"],
  idempotent: true,
});

const answering = (envelope: object, status = 200) =>
  vi.fn<Send>(async () => Response.json(envelope, { status }));

const sentBy = (send: ReturnType<typeof answering>) => {
  const [path, init] = send.mock.calls[0] ?? ["", {}];
  return { path, init, headers: new Headers(init.headers) };
};

describe("a call", () => {
  test("puts a GET's fields into the query, nested ones as JSON [API-01] [API-02]", async () => {
    const send = answering({ success: true, datalist: [7], total: 1 });
    const answer = await callApi(listThings, { words: "連衣裙 法式", kinds: ["a", "b"] }, { send });
    const { path, init } = sentBy(send);
    expect(Object.fromEntries(new URL(path, "http://x").searchParams)).toEqual({
      words: "連衣裙 法式",
      kinds: '["a","b"]',
    });
    expect(init).toMatchObject({ method: "GET", credentials: "same-origin" });
    expect(answer).toEqual({ ok: true, value: { datalist: [7], total: 1 } });
  });

  test("form-encodes a POST, leaves out what is undefined, and carries a key when money moves [API-01] [API-02]", async () => {
    const send = answering({ success: true });
    await callApi(payThing, { tids: ["SP1"], amount: 5, note: undefined }, { send });
    const { init, headers } = sentBy(send);
    expect(String(init.body)).toBe("tids=%5B%22SP1%22%5D&amount=5");
    expect(init).toMatchObject({ method: "POST", credentials: "same-origin" });
    expect(headers.get("idempotency-key")).toMatch(/^[0-9a-f]{32}$/);
    expect(headers.get("x-sampan-client")).toBe("web");
  });

  test("returns a refusal by name with the server's words and values [API-03]", async () => {
    const send = answering({
      success: false,
      error_code: 2402,
      error_message: "餘額不足",
      error_values: { missing: 300 },
    });
    expect(await callApi(payThing, { tids: [], amount: 1 }, { send })).toEqual({
      ok: false,
      error: { code: "balance_insufficient", message: "餘額不足", values: { missing: 300 } },
    });
  });

  test("prompts for login on 1088 only when it asked to [API-04] [ERR-01]", async () => {
    const prompt = vi.fn();
    whenLoginNeeded(prompt);
    const send = answering({ success: false, error_code: 1088, error_message: "請先登入" });
    await callApi(listThings, {}, { send });
    expect(prompt).not.toHaveBeenCalled();
    const answer = await callApi(listThings, {}, { send, asksLogin: true });
    expect(prompt).toHaveBeenCalledOnce();
    expect(answer.ok).toBe(false);
  });

  test("tells a network that is gone from one that is slow [ERR-19]", async () => {
    const broken = () => Promise.reject(new TypeError("failed to fetch"));
    await expect(callApi(listThings, {}, { send: broken })).rejects.toMatchObject({
      name: NetworkError.name,
      kind: "offline",
    });
    const hanging: Send = (_, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener("abort", () => reject(signal.reason));
      });
    await expect(callApi(listThings, {}, { send: hanging, timeout_ms: 5 })).rejects.toMatchObject({
      name: NetworkError.name,
      kind: "slow",
    });
  });

  test.each([
    ["an error page of a proxy", new Response("<h1>Bad gateway</h1>", { status: 502 })],
    ["half an answer", new Response('{"success":tr')],
    ["an answer of another shape", Response.json({ success: true, datalist: "none" })],
    ["data that is no envelope", Response.json({ datalist: [], total: 0 })],
  ])("cannot read %s [ERR-20]", async (_, answer) => {
    const send = async () => answer;
    await expect(callApi(listThings, {}, { send })).rejects.toMatchObject({
      name: ServerError.name,
      kind: "unreadable",
    });
  });

  test.each([
    [500, 500, "later"],
    [503, 503, "later"],
    [200, 500, "later"],
    [200, 503, "later"],
    [503, 5031, "maintenance"],
    [503, 5032, "busy"],
    [503, 5033, "told"],
    [200, 987_654, "told"],
  ])(
    "knows status %i with code %i as %s [ERR-08] [ERR-22] [ERR-23]",
    async (status, code, kind) => {
      const failing = answering({ success: false, error_code: code, error_message: "why" }, status);
      await expect(callApi(listThings, {}, { send: failing })).rejects.toMatchObject({
        name: ServerError.name,
        kind,
        message: kind === "later" ? "Server Error" : "why",
      });
    },
  );
});

describe("a query", () => {
  test("is answered through the way out of its own client, and throws what was refused", async () => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    bindSend(client, answering({ success: true, datalist: [1], total: 1 }));
    expect(await client.query(query(listThings, { words: "a" }))).toEqual({
      datalist: [1],
      total: 1,
    });
    const refusing = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    bindSend(refusing, answering({ success: false, error_code: 2004, error_message: "x" }));
    await expect(refusing.query(query(listThings, {}))).rejects.toMatchObject({
      name: Refused.name,
      code: "keyword_needed",
    });
  });

  test("over pages goes on while the total says so", async () => {
    const client = new QueryClient();
    const send = vi.fn<Send>(async (path) => {
      const page = Number(new URL(path, "http://x").searchParams.get("page"));
      return Response.json({ success: true, datalist: page === 1 ? [1, 2] : [3], total: 3 });
    });
    bindSend(client, send);
    const { pages } = await client.fetchInfiniteQuery({ ...queryPages(listThings, {}), pages: 5 });
    expect(pages.map((page) => page.datalist)).toEqual([[1, 2], [3]]);
  });
});
