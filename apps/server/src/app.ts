import { randomUUID } from "node:crypto";
import cookie from "@fastify/cookie";
import formbody from "@fastify/formbody";
import multipart from "@fastify/multipart";
import rateLimit from "@fastify/rate-limit";
import underPressure from "@fastify/under-pressure";
import type { Call } from "@sampan/contract/call";
import fastify, { type FastifyInstance, type FastifyRequest } from "fastify";
import type { Refusal } from "./http/envelope.ts";
import { answerFaults } from "./http/faults.ts";
import { serveHealth } from "./http/health.ts";
import { serveMetrics } from "./http/metrics.ts";
import type { Edge } from "./http/mount.ts";
import { serveOpenApi } from "./http/openapi-page.ts";
import { settleLanguage } from "./http/request-language.ts";
import type { Needs } from "./needs.ts";
import { createIdentify } from "./sessions/identify.ts";

/** The table of contents of the server: every slice is mounted here, by hand. */
function mountSlices(edge: Edge, needs: Needs): void {}

/** Builds the server without listening: tests inject requests, start.ts listens. */
export async function buildApp(needs: Needs): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: needs.log,
    genReqId: () => randomUUID(),
    trustProxy: (_address, hop) => hop < needs.config.proxies,
    bodyLimit: 1_000_000,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  await app.register(cookie);
  await app.register(formbody);
  await app.register(multipart, { limits: { fileSize: 20_000_000, files: 1, fields: 10 } });
  await app.register(underPressure, { maxEventLoopDelay: 2_000, exposeStatusRoute: false });
  // A ceiling against floods; log-in, codes and the like have narrower limits of their own. [NFR-08]
  await app.register(rateLimit, { max: 600, timeWindow: 60_000, allowList: isAsset });
  settleLanguage(app);

  const words = (refusal: Refusal, request: FastifyRequest) =>
    needs.say(request.language, `errors.${refusal.code}`, { ...refusal.values });
  answerFaults(app, words);
  serveHealth(app, needs.database);
  serveMetrics(app, needs.database);

  const calls: Call[] = [];
  const { publicUrl } = needs.config;
  const identify = createIdentify(needs);
  mountSlices({ app, db: needs.database.db, publicUrl, mounted: calls, identify, words }, needs);
  await serveOpenApi(app, { calls, publicUrl });
  return app;
}

/** Hashed files and pictures are cheap and come by the dozen. */
const isAsset = (request: FastifyRequest) =>
  /^\/(assets|console\/assets|pictures)\//.test(request.url);
