import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";
import { setPageHeaders } from "./web-headers.ts";
import type { KeptPages } from "./keep-pages.ts";
import { type KeptPagesNeed, openKeptPages } from "./open-kept-page.ts";
import { servePages, type PageTexts, type Storefront } from "./web-pages.ts";

type Web = Pick<Config, "publicUrl" | "storefrontDir" | "consoleDir">;

/**
 * Serves the built pages: the storefront rendered in this process, the console as files. Answers the pages that are
 * kept for visitors.
 */
export async function serveWeb(
  app: FastifyInstance,
  config: Web,
  needs: PageTexts & Omit<KeptPagesNeed, "config">,
): Promise<KeptPages | undefined> {
  if (config.consoleDir !== undefined) await serveConsole(app, config.consoleDir, config.publicUrl);
  if (config.storefrontDir === undefined) return undefined;
  await serveFiles(app, join(config.storefrontDir, "client"), "/");
  const built = pathToFileURL(join(config.storefrontDir, "server/server.js")).href;
  const storefront = (await import(built)) as Storefront;
  const { publicUrl } = config;
  const kept = openKeptPages(app, storefront, { ...needs, config });
  const frames = () => needs.settings.at(needs.clock()).framed_hosts;
  servePages(app, storefront, { publicUrl, ...needs, frames, openKept: kept.open });
  return kept.pages;
}

/** Every address below /console that is no file is the console, which finds its way by itself. */
async function serveConsole(
  app: FastifyInstance,
  folder: string,
  publicUrl: string,
): Promise<void> {
  await serveFiles(app, folder, "/console/");
  const page = await readFile(join(folder, "index.html"));
  for (const url of ["/console", "/console/*"])
    app.get(url, (_request, reply) => {
      setPageHeaders(reply, { publicUrl });
      return reply.type("text/html; charset=utf-8").send(page);
    });
}

/** One route per file of a build. Hashed ones never change; their brotli copies were made with them. */
async function serveFiles(app: FastifyInstance, root: string, prefix: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: resolve(root),
    prefix,
    wildcard: false,
    index: false,
    globIgnore: ["**/*.{br,gz,html}"],
    preCompressed: true,
    cacheControl: false,
    decorateReply: false,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(resolve(root, "assets"));
      reply.header(
        "cache-control",
        isHashed ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      );
      reply.header("x-content-type-options", "nosniff");
    },
  });
}
