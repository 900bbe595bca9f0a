import { createHash } from "node:crypto";
import type { Visit } from "@sampan/client/visit";
import type { Language } from "@sampan/domain/kernel/language";
import type { Region } from "@sampan/domain/kernel/regions";
import type { FastifyInstance } from "fastify";
import type { VisitorPage } from "./kept-page.ts";
import type { Storefront } from "./web-pages.ts";
import { nothingHeard, sendInProcess } from "./web-send.ts";

/** What a page for everybody is rendered from. There is no cookie, no name and no browser among it. */
export interface VisitorAsking {
  readonly address: string;
  readonly language: Language;
  readonly region: Region;
  readonly publicUrl: string;
  readonly textOverrides: Visit["textOverrides"];
  /** The network of whoever caused it, for the limits of calls alone. */
  readonly network: string;
  readonly noteFault: Visit["noteFault"];
}

/** A rendering that takes longer is given up, whoever waits for it. */
const patience_ms = 30_000;
/** What a page says about itself; everything else is said by the web host. */
const ownHeaders = ["content-type", "link"];

/**
 * Renders a page as a visitor of this language and region sees it, whoever asked for it: calls go out with no
 * cookies but these two choices. Undefined for what is no page to keep: another status than 200, or a page that
 * shows a refusal or a fault of one of its calls.
 */
export async function renderVisitorPage(
  app: FastifyInstance,
  storefront: Storefront,
  { address, language, region, publicUrl, textOverrides, network, noteFault }: VisitorAsking,
): Promise<VisitorPage | undefined> {
  const heard = nothingHeard();
  const visitor = {
    ip: network,
    headers: { cookie: `lang=${language}; region=${region}`, "accept-language": language },
  };
  const visit: Visit = {
    language,
    publicUrl,
    hasSession: false,
    send: sendInProcess(app, visitor, heard),
    noteFault,
    ...(textOverrides ? { textOverrides } : {}),
  };
  const leaving = new AbortController();
  const timer = setTimeout(() => leaving.abort(), patience_ms);
  const request = new Request(publicUrl + address, {
    headers: { accept: "text/html", "accept-language": language },
    signal: leaving.signal,
  });
  const answer = await storefront.default.fetch(request, { context: visit });
  const html = new Uint8Array(await answer.arrayBuffer());
  clearTimeout(timer);
  if (answer.status !== 200 || !heard.isAnswered) return undefined;
  const headers = ownHeaders.flatMap((name) => {
    const value = answer.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return {
    html,
    name: createHash("sha256").update(html).digest("base64url").slice(0, 27),
    headers: Object.fromEntries(headers),
    scriptHashes: hashScripts(Buffer.from(html).toString()),
    changesAt_ms: heard.changesAt_ms,
  };
}

/** The sources of a content security policy that let exactly these inline scripts run. */
export function hashScripts(html: string): string[] {
  const inline = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  const hashes = [...inline].map(([, script = ""]) =>
    createHash("sha256").update(script).digest("base64"),
  );
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}
