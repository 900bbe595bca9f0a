import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";

/**
 * A ceiling against floods: so many requests a minute from one network, and every answer says how many are left.
 * Log-in, codes and the like have narrower limits of their own. [NFR-08] [ERR-24]
 */
export async function limitRequests(app: FastifyInstance, perMinute: number): Promise<void> {
  await app.register(rateLimit, { max: perMinute, timeWindow: 60_000, allowList: isFree });
}

/**
 * Hashed files and pictures are cheap and come by the dozen; whoever watches the process must hear of it in a flood
 * above all. It is the route that says so: each file of a build has one, and an address that only looks like a file
 * is a page as any other.
 */
const isFree = ({ routeOptions: { url = "" } }: FastifyRequest) =>
  /^\/(assets|console\/assets|pictures)\/|^\/(healthz|readyz)$/.test(url);
