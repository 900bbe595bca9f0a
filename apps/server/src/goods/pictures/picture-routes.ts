import { join } from "node:path";
import { networkOf } from "@sampan/domain/kernel/http/network-address";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { readGoodsPicture } from "../../kernel/files/read-goods-picture.ts";
import { busyRetry_s, failure, type Refusal, statusOf } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { type AskPicture, openPictureShop, pictureWidths } from "./ask-picture.ts";

interface Question {
  readonly Params: { readonly width: string };
  readonly Querystring: { readonly from?: string };
}

/** Hosts of pictures that are remembered with how they answer; known shops have some forty. */
const hosts_max = 200;

/**
 * GET /pictures/{width}?from={address}: product pictures, shrunk. Pages use them, the public API does not. What may
 * be there a little later says when. Answers what makes them, for whoever draws with one.
 */
export function pictureRoutes(
  app: FastifyInstance,
  { config, outbound, database, files, clock }: Needs,
  words: (refusal: Refusal, request: FastifyRequest) => string,
): AskPicture {
  const askPicture = openPictureShop({
    sources: outbound.family("pictures", hosts_max),
    readOwn: (address) => readGoodsPicture(database.db, files, address),
    folder: join(config.dataDir, "pictures"),
    hosts: config.pictureHosts,
    hostMap: config.hostMap,
    now: clock,
  });
  app.get<Question>("/pictures/:width", async (request, reply) => {
    const width = pictureWidths.find((known) => String(known) === request.params.width);
    const { from } = request.query;
    if (width === undefined || typeof from !== "string") return reply.callNotFound();
    const picture = await askPicture({ from, width, network: networkOf(request.ip) });
    if (picture.ok)
      return reply
        .header("content-type", "image/webp")
        .header("cache-control", "public, max-age=2592000, immutable")
        .send(picture.value);
    const { code, retry_s = busyRetry_s } = picture.error;
    if (code === "file_unknown") return reply.callNotFound();
    return reply
      .code(statusOf(undefined, code))
      .header("cache-control", "no-store")
      .header("retry-after", retry_s)
      .send(failure({ code }, words({ code }, request)));
  });
  return askPicture;
}
