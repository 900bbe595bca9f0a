import type { FastifyInstance } from "fastify";
import { textFields } from "../text-fields.ts";
import type { World } from "../world.ts";
import { sandboxPage } from "./sandbox-page.ts";

/** What arrived in this world, for people at `/sandbox` and for tests as JSON. */
export async function sandboxRoutes(app: FastifyInstance, world: World): Promise<void> {
  app.get("/", async (_request, reply) => reply.redirect("/sandbox", 302));

  app.get("/sandbox", async (_request, reply) =>
    reply
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-store")
      .send(sandboxPage(world)),
  );

  app.get("/sandbox/outbox.json", async (request, reply) => {
    reply.header("cache-control", "no-store");
    return { messages: world.outbox.list(textFields(request.query)["to"]) };
  });

  app.get("/sandbox/payments.json", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return { payments: world.payments.list() };
  });
}
