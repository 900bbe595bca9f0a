import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";

/**
 * A ceiling against floods: so many requests a minute from one network, and every answer says how many are left.
 * Log-in, codes and the like have narrower limits of their own. [NFR-08] [ERR-24]
 */
export async function limitRequests(app: FastifyInstance, perMinute: number): Promise<void> {
  await app.register(rateLimit, { max: perMinute, timeWindow: 60_000, allowList: isAsset });
}

/** Hashed files and pictures are cheap and come by the dozen. */
const isAsset = (request: FastifyRequest) =>
  /^\/(assets|console\/assets|pictures)\//.test(request.url);
