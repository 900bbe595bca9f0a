import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { Call } from "@sampan/contract/kernel/call";
import type { FastifyInstance } from "fastify";
import { openApiOf } from "./openapi.ts";

/** Shows the API document at /docs and serves it at /docs/json. Call it after everything is mounted. */
export async function serveOpenApi(
  app: FastifyInstance,
  { calls, publicUrl }: { calls: readonly Call[]; publicUrl: string },
): Promise<void> {
  await app.register(swagger, {
    mode: "static",
    specification: { document: openApiOf(calls, publicUrl) as never },
  });
  await app.register(swaggerUi, { routePrefix: "/docs", staticCSP: true });
}
