import { join } from "node:path";
import type { Source } from "@sampan/connectors/outbound/outbound";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";
import { askPicture, type PictureShop, pictureWidths } from "./ask-picture.ts";

interface Question {
  readonly Params: { readonly width: string };
  readonly Querystring: { readonly from?: string };
}

/** GET /pictures/{width}?from={address}: product pictures, shrunk. Pages use them, the public API does not. */
export function pictureRoutes(app: FastifyInstance, config: Config, source: Source): void {
  const shop: PictureShop = {
    source,
    folder: join(config.dataDir, "pictures"),
    hosts: config.pictureHosts,
    hostMap: config.hostMap,
    making: new Map(),
  };
  app.get<Question>("/pictures/:width", async (request, reply) => {
    const width = pictureWidths.find((known) => String(known) === request.params.width);
    const { from } = request.query;
    if (width === undefined || typeof from !== "string") return reply.callNotFound();
    const picture = await askPicture(shop, { from, width });
    if (!picture.ok) return reply.callNotFound();
    return reply
      .header("content-type", "image/webp")
      .header("cache-control", "public, max-age=2592000, immutable")
      .send(picture.value);
  });
}
