import { createHmac, randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { lineSubjectOf } from "../identity/identity-routes.ts";
import { pageShell } from "../pages/page-shell.ts";
import { textFields } from "../text-fields.ts";
import type { World } from "../world.ts";

const field = 'style="width:100%;min-height:48px;font:inherit"';

/** Where people of this world write to the shop's official account, as they do in the app. */
export async function lineWriterRoutes(app: FastifyInstance, world: World): Promise<void> {
  app.get("/line-account", async (_request, reply) =>
    reply.type("text/html; charset=utf-8").send(
      pageShell({
        language: "en",
        title: "LINE",
        accent: "#067a3b",
        body:
          `<header class="bar"><span class="brand">LINE</span><span class="note">sandbox</span></header>` +
          `<main><section class="card"><h1>Write to the official account</h1><form method="post">` +
          `<p><label>Address of the shop<br><input name="shop" type="url" required value="http://localhost:3000" ${field}></label></p>` +
          `<p><label>Name, as at the log-in<br><input name="who" required value="Ming" ${field}></label></p>` +
          `<p><label>Words<br><input name="text" required ${field}></label></p>` +
          `<button class="main">Send</button></form></section></main>`,
      }),
    ),
  );

  app.post("/line-account", async (request, reply) => {
    const { shop = "", who = "", text = "" } = textFields(request.body);
    const event = {
      type: "message",
      mode: "active",
      timestamp: world.now().getTime(),
      webhookEventId: randomUUID(),
      deliveryContext: { isRedelivery: false },
      source: { type: "user", userId: lineSubjectOf(who) },
      replyToken: randomUUID(),
      message: { type: "text", id: randomUUID(), text },
    };
    const body = JSON.stringify({ destination: "U0", events: [event] });
    const { channelSecret } = world.credentials.lineMessages;
    const told = await fetch(new URL("/gateway/line/webhook", shop), {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-line-signature": createHmac("sha256", channelSecret).update(body).digest("base64"),
      },
      body,
    });
    return reply
      .code(told.status)
      .type("text/plain")
      .send(await told.text());
  });
}
