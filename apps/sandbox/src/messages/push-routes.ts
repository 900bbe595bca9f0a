import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { mountFaults } from "../faults/mount-faults.ts";
import { textFields } from "../text-fields.ts";
import type { World } from "../world.ts";
import { newBrowser, openPush, senderOf, type PushBrowser } from "./open-push.ts";

const BODY_MAX_BYTES = 4096;

/** By the first part of a path: which service of the real world it is. */
const origins = {
  fcm: "https://fcm.googleapis.com",
  wpush: "https://updates.push.services.mozilla.com",
} as const;

const asksToBeLeftAlone = {
  throttle: { status: 429, body: "", retryAfter_s: 120 },
  busy: { status: 503, body: "", retryAfter_s: 3_600 },
} as const;

/**
 * The push services of browsers (RFC 8030): they take what is encrypted to a browser and signed by a shop. Browsers of this
 * world are made here, so what is sent to them is opened and lies among the messages; those of real ones stay sealed.
 */
export async function pushRoutes(app: FastifyInstance, world: World): Promise<void> {
  mountFaults(app, world.faults, "web_push", asksToBeLeftAlone);
  /** By name; null once it takes no more. */
  const browsers = new Map<string, PushBrowser | null>();
  /** What is not yet replaced, by browser and topic. */
  const byTopic = new Map<string, string>();
  const seen = { taken: 0, replaced: 0 };

  const octets = { parseAs: "buffer", bodyLimit: BODY_MAX_BYTES } as const;
  app.addContentTypeParser("application/octet-stream", octets, (_request, body, done) =>
    done(null, body),
  );

  app.post("/push-service/subscriptions", (request) => {
    const name = randomBytes(12).toString("base64url");
    const takesFrom = textFields(request.body)["application_server_key"] ?? "";
    const browser = newBrowser(randomBytes(16), takesFrom);
    browsers.set(name, browser);
    return {
      endpoint: `${origins.fcm}/fcm/send/${name}`,
      expirationTime: null,
      keys: {
        p256dh: browser.pair.getPublicKey("base64url"),
        auth: browser.auth.toString("base64url"),
      },
    };
  });

  app.delete<{ Params: { name: string } }>("/push-service/subscriptions/:name", (request) => {
    browsers.set(request.params.name, null);
    return {};
  });

  /** How many messages were taken, how many came in the place of a former one, and of how many topics they are. */
  app.get("/push-service/taken.json", () => ({ ...seen, topics: byTopic.size }));

  for (const [path, origin] of [
    ["/fcm/send/:name", origins.fcm],
    ["/wpush/:version/:name", origins.wpush],
  ] as const)
    app.post<{ Params: { name: string } }>(path, async (request, reply) => {
      const { name } = request.params;
      const browser = browsers.get(name);
      const sender = senderOf(request.headers.authorization, origin, world.now());
      if (sender === undefined) return reply.code(401).send();
      if (!isWellSaid(request)) return reply.code(400).send();
      if (browser === null) return reply.code(410).send();
      if (browser && browser.takesFrom !== "" && browser.takesFrom !== sender)
        return reply.code(403).send();
      const text = browser
        ? openPush(browser, request.body as Buffer)
        : "Sealed for a browser that is not of this world.";
      if (text === undefined) return reply.code(400).send();
      seen.taken += 1;
      const { id } = world.outbox.put({
        kind: "push",
        to: name,
        from: "Sampan",
        subject: "",
        text,
      });
      const topic = `${name} ${String(request.headers["topic"] ?? id)}`;
      const former = byTopic.get(topic);
      if (former !== undefined) {
        world.outbox.take(former);
        seen.replaced += 1;
      }
      byTopic.set(topic, id);
      return reply.code(201).header("location", `${world.url()}/push-service/${id}`).send();
    });
}

/** Whether it says what every message has to. */
function isWellSaid({ headers, body }: FastifyRequest): boolean {
  const { ttl, topic } = headers;
  const isKept = typeof ttl === "string" && /^\d+$/.test(ttl);
  const isOfTopic = topic === undefined || /^[\w-]{1,32}$/.test(String(topic));
  return (
    isKept && isOfTopic && headers["content-encoding"] === "aes128gcm" && Buffer.isBuffer(body)
  );
}
