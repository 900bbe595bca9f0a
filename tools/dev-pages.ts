import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import type { Visit } from "@sampan/client/visit";
import { chooseLanguage } from "@sampan/domain/kernel/language";
import { createServer, isRunnableDevEnvironment, type ViteDevServer } from "vite";
import type { Storefront } from "../apps/server/src/kernel/http/web-pages.ts";

type Wiring = {
  /** Carries the connection over which the browser hears of changes. */
  front: Server;
  publicUrl: string;
  /** Where calls go. */
  serverUrl: string;
};

export type DevPages = {
  /** Answers true when the request was for a page or one of its sources, and has been answered. */
  answer: (incoming: IncomingMessage, answer: ServerResponse) => Promise<boolean>;
  close: () => Promise<void>;
};

const root = join(import.meta.dirname, "..");

/** Serves storefront, console and the gallery of primitives from their sources. */
export async function openDevPages(wiring: Wiring): Promise<DevPages> {
  const { front } = wiring;
  const open = (name: string, folder: string) =>
    createServer({
      root: join(root, folder),
      appType: name === "storefront" ? "custom" : "spa",
      server: { middlewareMode: true, hmr: { server: front, path: `/${name}-changes` } },
    });
  const storefront = await open("storefront", "apps/storefront");
  const console = await open("console", "apps/console");
  const gallery = await open("gallery", "packages/ui/gallery");
  const whose = (url: string) =>
    /^\/console(\/|\?|$)/.test(url)
      ? console
      : /^\/gallery(\/|\?|$)/.test(url)
        ? gallery
        : storefront;
  return {
    answer: async (incoming, answer) => {
      if (await passedTo(whose(incoming.url ?? ""), incoming, answer)) return true;
      const wantsPage =
        incoming.method === "GET" && incoming.headers.accept?.includes("text/html") === true;
      if (!wantsPage || /^\/(docs|sandbox)(\/|$)/.test(incoming.url ?? "")) return false;
      await renderPage(storefront, wiring, { incoming, answer });
      return true;
    },
    close: async () => {
      await storefront.close();
      await console.close();
      await gallery.close();
    },
  };
}

/** True when Vite knew the address; it calls back only when it did not. */
function passedTo(vite: ViteDevServer, incoming: IncomingMessage, answer: ServerResponse) {
  return new Promise<boolean>((resolve) => {
    answer.once("finish", () => resolve(true));
    answer.once("close", () => resolve(true));
    vite.middlewares(incoming, answer, () => resolve(false));
  });
}

async function renderPage(
  vite: ViteDevServer,
  { publicUrl, serverUrl }: Wiring,
  { incoming, answer }: { incoming: IncomingMessage; answer: ServerResponse },
): Promise<void> {
  const { cookie = "", "accept-language": accepted = "" } = incoming.headers;
  const environment = vite.environments["ssr"];
  if (!environment || !isRunnableDevEnvironment(environment)) throw new Error("nothing renders");
  const visit: Visit = {
    language: chooseLanguage({ stored: /(?:^|; )lang=([\w-]+)/.exec(cookie)?.[1], accepted }),
    publicUrl,
    hasSession: /(?:^|; )session_id=/.test(cookie),
    nonce: "",
    send: (path, { headers, ...init }) => {
      const asVisitor = new Headers(headers);
      asVisitor.set("cookie", cookie);
      asVisitor.set("accept-language", accepted);
      return fetch(serverUrl + path, { ...init, headers: asVisitor });
    },
    noteFault: (fault) => console.error(fault),
  };
  try {
    const { default: entry } = await environment.runner.import<Storefront>("/src/server.ts");
    const headers = { accept: "text/html", "accept-language": accepted };
    const page = await entry.fetch(new Request(publicUrl + incoming.url, { headers }), {
      context: visit,
    });
    answer.writeHead(page.status, Object.fromEntries(page.headers));
    if (page.body) Readable.fromWeb(page.body as ReadableStream).pipe(answer);
    else answer.end();
  } catch (fault) {
    vite.ssrFixStacktrace(fault as Error);
    console.error(fault);
    answer.writeHead(500, { "content-type": "text/plain; charset=utf-8" });
    answer.end((fault as Error).stack);
  }
}
