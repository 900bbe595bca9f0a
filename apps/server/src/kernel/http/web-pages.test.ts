import { brotliDecompressSync } from "node:zlib";
import cookie from "@fastify/cookie";
import fastify from "fastify";
import { describe, expect, test } from "vitest";
import { createLog } from "../log.ts";
import { createSay } from "../say/say.ts";
import { answerFaults } from "./faults.ts";
import { readLanguage } from "./request-language.ts";
import { servePages, type Storefront } from "./web-pages.ts";

type Fetch = Storefront["default"]["fetch"];

/** Somebody of the staff has said one Thai text in other words. */
const changedTexts = {
  messagesIn: () => new Map<string, string>(),
  compiledIn: (language: string) => (language === "th" ? { "cart.title": "ของฉัน" } : undefined),
};

async function serverWith(fetch: Fetch, said: string[] = []) {
  const app = fastify({ loggerInstance: createLog("error", { write: (line) => said.push(line) }) });
  await app.register(cookie);
  readLanguage(app);
  app.get("/gateway/thing", async (request, reply) => {
    reply.header("set-cookie", "session_id=renewed; HttpOnly");
    return {
      success: true,
      told: request.headers.cookie,
      from: request.ip,
      spoken: request.language,
    };
  });
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    async (_request: unknown, form: string | Buffer) => new URLSearchParams(String(form)),
  );
  app.post<{ Body: URLSearchParams }>("/gateway/form", async ({ body }) => ({
    id: body.get("id"),
  }));
  answerFaults(app, ({ code }) => code);
  servePages(
    app,
    {
      default: { fetch },
      renderFault: async (language, fault) =>
        `${language} ${fault.kind} ${fault.kind === "fault" ? fault.reference : fault.words}`,
    },
    {
      publicUrl: "http://localhost:3000",
      changedTexts,
      say: createSay(changedTexts),
      frames: () => ["*.partner.test"],
      openKept: async () => undefined,
    },
  );
  return app;
}

const page = (html: string, status = 200) =>
  new Response(html, { status, headers: { "content-type": "text/html" } });

describe("a page of the storefront", () => {
  test("that breaks while it is read is told as it is, not as packed as the page was to be", async () => {
    const breaks = () =>
      new Response(
        new ReadableStream({
          start: (sent) => sent.error(new Error("the page broke")),
        }),
        { headers: { "content-type": "text/html" } },
      );
    const app = await serverWith(async () => breaks());
    const answer = await app.inject({ url: "/mine", headers: { "accept-encoding": "br" } });
    expect(answer.statusCode).toBe(500);
    expect(answer.headers["content-encoding"]).toBeUndefined();
    expect(answer.body).toContain("fault");
  });

  test("is given up when its reader leaves, which is nobody's fault and is not logged", async () => {
    const said: string[] = [];
    const asked = Promise.withResolvers<void>();
    const givenUp = Promise.withResolvers<unknown>();
    const app = await serverWith((request) => {
      asked.resolve();
      return new Promise((_, reject) => {
        request.signal.addEventListener("abort", () => {
          reject(request.signal.reason);
          givenUp.resolve(request.signal.reason);
        });
      });
    }, said);
    const reader = new AbortController();
    const reading = fetch(await app.listen({ port: 0 }), { signal: reader.signal });
    await asked.promise;
    reader.abort();
    await expect(reading).rejects.toMatchObject({ name: "AbortError" });
    // A reason without a number of the 4xx is what the renderer would write to the log by itself.
    expect(await givenUp.promise).toMatchObject({ name: "ReaderLeft", status: 499 });
    await app.close();
    expect(said).toEqual([]);
  });

  test("is answered by its own calls in the language its address names", async () => {
    const app = await serverWith(async (_request, { context }) => {
      const answer = await context.send("/gateway/thing", { method: "GET" });
      return page(await answer.text());
    });
    const named = { url: "/about?lang=th", headers: { "accept-language": "zh-TW" } };
    expect((await app.inject(named)).json()).toMatchObject({ spoken: "th" });
  });

  test("speaks the language its address names to whoever has chosen none, and from then on", async () => {
    const app = await serverWith(async (_request, { context }) => page(context.language));
    const ask = (url: string, lang?: string) =>
      app.inject({ url, headers: { "accept-language": "en" }, cookies: lang ? { lang } : {} });
    const named = await ask("/about?lang=zh-TW");
    expect(named.body).toBe("zh-TW");
    expect(named.cookies).toMatchObject([{ name: "lang", value: "zh-TW", path: "/" }]);
    const chosen = await ask("/about?lang=zh-TW", "th");
    expect([chosen.body, chosen.cookies]).toEqual(["th", []]);
    const nonsense = await ask("/about?lang=klingon");
    expect([nonsense.body, nonsense.cookies]).toEqual(["en", []]);
  });

  test("is rendered in the visitor's language, under a policy that its own scripts pass [I18N-03]", async () => {
    const app = await serverWith(async (request, { context }) =>
      page(`${request.url} ${context.language} ${context.nonce} ${context.hasSession}`),
    );
    const answer = await app.inject({ url: "/home?a=1", headers: { "accept-language": "th" } });
    const [url, language, nonce, hasSession] = answer.body.split(" ");
    expect([url, language, hasSession]).toEqual(["http://localhost:3000/home?a=1", "th", "false"]);
    expect(answer.headers["content-security-policy"]).toContain(`'nonce-${nonce}'`);
    expect(answer.headers["content-security-policy"]).toContain(
      "frame-src 'self' https://*.partner.test;",
    );
    expect(answer.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    const preview = await app.inject({ url: "/pagePreview" });
    expect(preview.headers["content-security-policy"]).toContain("frame-ancestors 'self'");
    const other = await app.inject({ url: "/", headers: { cookie: "lang=en; session_id=x" } });
    expect(other.body).toMatch(/ en \S+ true$/);
  });

  test("is told the texts that were changed in its language, and of nothing where there are none [BO-51]", async () => {
    const app = await serverWith(async (_request, { context }) =>
      page(JSON.stringify(context.textOverrides ?? "nothing")),
    );
    const told = async (lang: string) =>
      (await app.inject({ url: "/", headers: { cookie: `lang=${lang}` } })).json<unknown>();
    expect(await told("th")).toEqual({ "cart.title": "ของฉัน" });
    expect(await told("en")).toBe("nothing");
  });

  test("asks through the server's own door, as the visitor, and passes on a renewed session", async () => {
    const app = await serverWith(async (_request, { context }) => {
      const answer = await context.send("/gateway/thing", { method: "GET" });
      return page(await answer.text());
    });
    const answer = await app.inject({
      url: "/",
      headers: { cookie: "session_id=old" },
      remoteAddress: "203.0.113.9",
    });
    expect(answer.json()).toMatchObject({ told: "session_id=old", from: "203.0.113.9" });
    expect(answer.headers["set-cookie"]).toContain("session_id=renewed; HttpOnly");
  });

  test("sends forms through that door as a browser would", async () => {
    const app = await serverWith(async (_request, { context }) => {
      const body = new URLSearchParams({ id: "關於" });
      return page(await (await context.send("/gateway/form", { method: "POST", body })).text());
    });
    expect((await app.inject({ url: "/about" })).json()).toEqual({ id: "關於" });
  });

  test("keeps the status it was rendered with, and leaves packed", async () => {
    const app = await serverWith(async () => page("not here", 404));
    const answer = await app.inject({ url: "/x", headers: { "accept-encoding": "gzip, br" } });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe("not here");
  });

  test("that cannot be rendered is answered 500 with a page of its own", async () => {
    const app = await serverWith(() => Promise.reject(new Error("the hold leaks")));
    const answer = await app.inject({ url: "/", headers: { cookie: "lang=zh-TW" } });
    expect(answer.statusCode).toBe(500);
    expect(answer.headers["content-type"]).toContain("text/html");
    expect(answer.body).toMatch(/^zh-TW fault \S+$/);
  });

  test("that was answered as a fault is in the log with its reason, or at least with its number", async () => {
    const said: string[] = [];
    const app = await serverWith(async (request, { context }) => {
      if (request.url.endsWith("/told")) context.noteFault(new Error("the hold leaks"));
      return page("a drawn fault", 500);
    }, said);
    expect((await app.inject("/told")).statusCode).toBe(500);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain("the hold leaks");
    expect((await app.inject("/untold")).statusCode).toBe(500);
    expect(said).toHaveLength(2);
    expect(said[1]).toContain("without saying why");
  });

  test.each([
    [429, undefined, "busy 操作太頻繁，請稍後再試"],
    [503, "FST_UNDER_PRESSURE", "busy 現在人太多，伺服器忙不過來，請重新整理後再試"],
  ])(
    "that is refused with %i is a page with its reason [ERR-23] [ERR-24]",
    async (statusCode, code, told) => {
      const app = await serverWith(async () => page("a page"));
      app.addHook("onRequest", async () => {
        throw Object.assign(new Error("refused"), { statusCode, code });
      });
      const answer = await app.inject({ url: "/cart", headers: { cookie: "lang=zh-TW" } });
      expect(answer.statusCode).toBe(statusCode);
      expect(answer.headers["content-type"]).toContain("text/html");
      expect(answer.body).toBe(`zh-TW ${told}`);
    },
  );
});

test("an unknown call is answered in the envelope, never with a page [API-05]", async () => {
  const app = await serverWith(async () => page("a page"));
  for (const url of ["/gateway/nothing", "/staff/nothing", "/cgi/x"]) {
    const answer = await app.inject({ url });
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { success: false }]);
  }
});
