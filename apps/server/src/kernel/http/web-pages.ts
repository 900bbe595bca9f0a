import { randomBytes } from "node:crypto";
import type { Visit } from "@sampan/client/visit";
import { isLanguage, type Language } from "@sampan/domain/kernel/language";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Needs } from "../needs.ts";
import type { ChangedTexts } from "../say/changed-texts.ts";
import { statusOf } from "./envelope.ts";
import { logFault, tellFault } from "./faults.ts";
import type { KeptPage } from "./kept-page.ts";
import { packingFor } from "./pack-page.ts";
import { namedLanguage } from "./request-language.ts";
import { sendPacked } from "./send-packed.ts";
import { nothingHeard, sendInProcess } from "./web-send.ts";
import { noReader, readerHeader, readerOfPage } from "./reader-mark.ts";
import { setPageHeaders } from "./web-headers.ts";

/** What the storefront's build offers. */
export interface Storefront {
  readonly default: {
    readonly fetch: (request: Request, options: { context: Visit }) => Promise<Response>;
  };
  /** The page of last resort, which needs nothing that may be broken. */
  readonly renderFault: (language: Language, fault: PageFault) => Promise<string>;
}

/** Why there is no page: the number under which a fault is in the log, or what people are told instead. */
export type PageFault =
  | { readonly kind: "fault"; readonly reference: string }
  | { readonly kind: "maintenance" | "busy"; readonly words: string };

/** What pages are told beside the texts they were built with. */
export interface PageTexts {
  readonly changedTexts: Pick<ChangedTexts, "compiledIn">;
  readonly say: Needs["say"];
}

interface PagesNeed extends PageTexts {
  readonly publicUrl: string;
  /** The page as it is kept for visitors; undefined where this request is answered by one of its own. */
  /** Hosts whose pages may be framed in ours. */
  readonly frames: () => readonly string[];
  readonly openKept: (request: FastifyRequest) => Promise<KeptPage | undefined>;
}

/** Addresses of programs: an unknown one among them is answered in the envelope, never with a page. */
const programs = /^\/(gateway|cgi|staff|docs|pictures|files|sitemaps|cards)(\/|$|\?)/;

/** What the console frames: it shows nothing by itself, and hears our own pages alone. [BO-40] */
const previews = /^\/pagePreview(\?|$)/;

/** Everything that is no call and no file is a page, rendered here. [RT-01] [API-05] */
export function servePages(app: FastifyInstance, storefront: Storefront, needs: PagesNeed): void {
  // A scope of its own, because only here people read what went wrong.
  void app.register(async (pages) => {
    pages.setErrorHandler<FastifyError>((error, request, reply) =>
      sendFault({ request, reply, storefront, needs }, error),
    );
    pages.get("/*", { config: { isForCustomers: true } }, async (request, reply) => {
      if (programs.test(request.url)) return reply.callNotFound();
      keepNamedLanguage(request, reply, needs.publicUrl);
      const kept = await needs.openKept(request);
      if (kept) return sendKept(request, reply, { ...needs, page: kept });
      return renderPage({ request, reply, storefront, needs }, app);
    });
  });
}

/**
 * Whoever comes from a search engine reads on in the language they came in: an address that names one is a choice,
 * for whoever has made none (decision 118).
 */
function keepNamedLanguage(request: FastifyRequest, reply: FastifyReply, publicUrl: string): void {
  if (request.cookies["lang"] !== undefined || !isLanguage(namedLanguage(request))) return;
  reply.setCookie("lang", request.language, {
    path: "/",
    maxAge: 31_536_000,
    sameSite: "lax",
    secure: publicUrl.startsWith("https:"),
  });
}

/** A page that is kept leaves as it is, or not at all where the browser has these very bytes. */
async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    page,
    publicUrl,
    frames,
  }: Pick<PagesNeed, "publicUrl" | "frames"> & { readonly page: KeptPage },
): Promise<FastifyReply> {
  const packing = packingFor(request.headers["accept-encoding"]);
  const tag = `"${page.name}-${packing}"`;
  setPageHeaders(reply, { publicUrl, scripts: page.scriptHashes, frames: frames() });
  reply.headers({ ...page.headers, etag: tag, [readerHeader]: noReader });
  if (isNamed(tag, request.headers["if-none-match"])) return reply.code(304).send();
  if (packing !== "plain") reply.header("content-encoding", packing);
  return reply.send(await page.packed(packing));
}

const isNamed = (tag: string, known: string | undefined): boolean =>
  known !== undefined && known.split(",").some((each) => each.trim().replace(/^W\//, "") === tag);

interface Asked {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly storefront: Storefront;
  readonly needs: PagesNeed;
}

async function renderPage(
  { request, reply, storefront, needs }: Asked,
  app: FastifyInstance,
): Promise<FastifyReply> {
  const { publicUrl, changedTexts } = needs;
  const nonce = randomBytes(16).toString("base64url");
  setPageHeaders(reply, {
    publicUrl,
    scripts: [`'nonce-${nonce}'`],
    frames: needs.frames(),
    isFramed: previews.test(request.url),
  });
  const heard = nothingHeard();
  const textOverrides = changedTexts.compiledIn(request.language);
  const visit: Visit = {
    language: request.language,
    publicUrl,
    hasSession: request.cookies["session_id"] !== undefined,
    nonce,
    // What the page asks for speaks as the page does, whoever's address named its language.
    send: sendInProcess(app, { ip: request.ip, headers: spokenHeaders(request) }, heard),
    noteFault: (fault) => logFault(request, fault),
    ...(textOverrides ? { textOverrides } : {}),
  };
  const page = await storefront.default.fetch(pageRequest(request, reply, publicUrl), {
    context: visit,
  });
  return sendPage(request, reply, page, heard.cookies);
}

const spokenHeaders = ({ headers, language }: FastifyRequest) => ({
  ...headers,
  "accept-language": language,
});

/** A page that cannot be shown is a page that says so, under the status that fits. [ERR-22] [ERR-23] [ERR-24] */
async function sendFault(
  { request, reply, storefront, needs }: Asked,
  error: FastifyError,
): Promise<FastifyReply> {
  // The visitor has left, so there is nobody to answer.
  if (reply.raw.destroyed) return reply.hijack();
  const { refusal, words } = tellFault(error, request, reply);
  const { code, values } = refusal;
  const told = words ?? needs.say(request.language, `errors.${code}`, { ...values });
  const fault: PageFault =
    code === "server_error" || code === "invalid_input"
      ? { kind: "fault", reference: request.id }
      : { kind: code === "under_maintenance" ? "maintenance" : "busy", words: told };
  setPageHeaders(reply, { publicUrl: needs.publicUrl });
  // What was said of the page that failed is not true of this one, which leaves as it is.
  for (const name of ["content-encoding", "content-length", "etag", "link"])
    reply.removeHeader(name);
  return reply
    .code(statusOf(undefined, code))
    .type("text/html; charset=utf-8")
    .send(await storefront.renderFault(request.language, fault));
}

/**
 * Why a page is given up. Nobody's fault, as its number says (499, which proxies write for it too): the renderer
 * writes any reason without one into the log.
 */
class ReaderLeft extends Error {
  override readonly name = "ReaderLeft";
  readonly status = 499;
}

/** The same request as the web knows it; it is given up when the visitor leaves. */
function pageRequest(request: FastifyRequest, reply: FastifyReply, publicUrl: string): Request {
  const leaving = new AbortController();
  reply.raw.on("close", () => {
    if (!reply.raw.writableFinished) leaving.abort(new ReaderLeft());
  });
  const headers = new Headers();
  for (const name of ["accept", "accept-language", "user-agent"]) {
    const value = request.headers[name];
    if (typeof value === "string") headers.set(name, value);
  }
  return new Request(publicUrl + request.url, { headers, signal: leaving.signal });
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Response,
  cookies: readonly string[],
): Promise<FastifyReply> {
  reply.code(page.status);
  for (const [name, value] of page.headers) if (name !== "set-cookie") reply.header(name, value);
  // Calls made for this page may have renewed the session.
  if (cookies.length > 0) reply.header("set-cookie", cookies);
  const reader = readerOfPage(request.cookies["session_id"], cookies);
  if (reader) reply.header(readerHeader, reader);
  if (!page.body) return reply.send();
  return sendPacked(request, reply, page.body);
}
