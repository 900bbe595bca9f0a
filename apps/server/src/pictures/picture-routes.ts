import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { readGoodsPicture } from "../files/read-goods-picture.ts";
import type { Needs } from "../needs.ts";
import { askPicture, type PictureShop, pictureWidths } from "./ask-picture.ts";

interface Question {
  readonly Params: { readonly width: string };
  readonly Querystring: { readonly from?: string };
}

/** GET /pictures/{width}?from={address}: product pictures, shrunk. Pages use them, the public API does not. */
export function pictureRoutes(
  app: FastifyInstance,
  { config, outbound, database, files }: Needs,
): void {
  const shop: PictureShop = {
    source: outbound.source("pictures"),
    readOwn: (address) => readGoodsPicture(database.db, files, address),
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
