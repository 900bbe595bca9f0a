import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { mountFaults } from "../faults/mount-faults.ts";
import type { World } from "../world.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Messages of a month; answers to what somebody wrote count among none. */
const QUOTA = 200;

type Push = { readonly to?: unknown; readonly replyToken?: unknown; readonly messages?: unknown };

/** LINE's Messaging API: pushes with retry keys, replies, and what is left of the month. */
export async function lineMessageRoutes(app: FastifyInstance, world: World): Promise<void> {
  mountFaults(app, world.faults, "line_messages", {
    throttle: { status: 429, body: { message: "You have reached your monthly limit." } },
  });
  const folder = "/line-messages/v2/bot/message";
  /** Which request took a key first. */
  const takenBy = new Map<string, string>();
  let used = 0;
  const isOurs = ({ headers }: FastifyRequest) =>
    headers.authorization === `Bearer ${world.credentials.lineMessages.accessToken}`;
  const deliver = (to: string, text: string) =>
    world.outbox.put({ kind: "line", to, from: "Sampan", subject: "", text });

  app.addHook("onRequest", async (request, reply) => {
    if (!isOurs(request)) return reply.code(401).send({ message: "Authentication failed" });
  });

  app.post<{ Body: Push }>(`${folder}/push`, async (request, reply) => {
    const text = textOf(request.body);
    const { to } = request.body;
    const key = request.headers["x-line-retry-key"];
    if (typeof to !== "string" || !/^U[0-9a-f]{32}$/.test(to) || text === undefined)
      return invalid(reply);
    if (typeof key === "string") {
      if (!UUID.test(key)) return invalid(reply);
      const taken = takenBy.get(key);
      if (taken !== undefined)
        return reply
          .code(409)
          .header("x-line-accepted-request-id", taken)
          .send({ message: "The retry key is already accepted" });
    }
    if (used >= QUOTA)
      return reply.code(429).send({ message: "You have reached your monthly limit." });
    used += 1;
    const { id } = deliver(to, text);
    if (typeof key === "string") takenBy.set(key, id);
    return { sentMessages: [{ id, quoteToken: id }] };
  });

  app.post<{ Body: Push }>(`${folder}/reply`, async (request, reply) => {
    const text = textOf(request.body);
    const { replyToken } = request.body;
    if (typeof replyToken !== "string" || replyToken === "" || text === undefined)
      return invalid(reply);
    deliver(replyToken, text);
    return { sentMessages: [{ id: replyToken }] };
  });

  app.get(`${folder}/quota`, async () => ({ type: "limited", value: QUOTA }));
  app.get(`${folder}/quota/consumption`, async () => ({ totalUsage: used }));
}

/** The one text that is sent; undefined for anything else. */
function textOf(body: Push | null): string | undefined {
  const messages: readonly unknown[] = Array.isArray(body?.messages) ? body.messages : [];
  const [only] = messages as readonly { readonly type?: unknown; readonly text?: unknown }[];
  if (messages.length !== 1 || only?.type !== "text" || typeof only.text !== "string")
    return undefined;
  return only.text === "" ? undefined : only.text;
}

const invalid = (reply: FastifyReply) =>
  reply.code(400).send({ message: "The request body has 1 error(s)" });
