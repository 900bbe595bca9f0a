import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { packingFor, packPage } from "../../kernel/http/pack-page.ts";
import type { Needs } from "../../kernel/needs.ts";
import { describeApp } from "./describe-app.ts";
import { leavingWorker } from "./leaving-worker.ts";

/** Phones ask again by themselves; a changed word may wait an hour. */
const kept_s = 3_600;

type InstallingNeeds = Pick<Needs, "say" | "settings" | "clock"> & {
  readonly config: Pick<Needs["config"], "storefrontDir">;
};

/**
 * GET /manifest.webmanifest?lang={language}: browsers ask without cookies, so that the page names its language.
 * POST /shared: says that nothing arrived.
 * GET /worker.js: the storefront's worker, or while `offline_reading` is off one that takes it away. (decision 135)
 */
export function installingRoutes(app: FastifyInstance, needs: InstallingNeeds): void {
  app.get("/manifest.webmanifest", (request, reply) =>
    reply
      .header("cache-control", `public, max-age=${kept_s}`)
      .header("vary", "accept-language, cookie")
      .type("application/manifest+json; charset=utf-8")
      .send(JSON.stringify(describeApp(needs.say, request.language))),
  );

  // Only where there is no worker: what was shared is neither read nor kept here.
  app.post("/shared", (_request, reply) => reply.redirect("/agent#shared-lost", 303));

  const built = readWorker(needs.config.storefrontDir);
  app.get("/worker.js", async (request, reply) => {
    const worker = await built;
    const isOn = needs.settings.at(needs.clock()).offline_reading;
    const packing = packingFor(request.headers["accept-encoding"]);
    reply
      // Asked for at every visit, so that what is broken does not outlive its mending.
      .header("cache-control", "no-cache")
      .header("vary", "accept-encoding")
      .header("x-content-type-options", "nosniff")
      .type("text/javascript; charset=utf-8");
    if (packing !== "plain") reply.header("content-encoding", packing);
    return reply.send(
      await packPage(isOn && worker ? worker : Buffer.from(leavingWorker), packing, "well"),
    );
  });
}

/** As the pages' build made it; undefined where there is none, as beside a server that builds pages while they are written. */
const readWorker = async (storefrontDir: string | undefined): Promise<Buffer | undefined> =>
  storefrontDir === undefined
    ? undefined
    : readFile(join(storefrontDir, "worker/worker.js")).catch(() => undefined);
