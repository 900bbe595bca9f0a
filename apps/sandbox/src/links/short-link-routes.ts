import type { FastifyInstance, FastifyReply } from "fastify";
import { obeyFaults } from "../faults/faults.ts";
import type { World } from "../world.ts";

/**
 * Short links: `/s/<code>` as on qr.1688.com, `/h.<code>` as on m.tb.cn and e.tb.cn. The host does
 * not matter here, so one origin can stand for all of them.
 */
export async function shortLinkRoutes(app: FastifyInstance, world: World): Promise<void> {
  app.addHook(
    "onRequest",
    obeyFaults(world.faults, "links", { status: 429, body: "Too Many Requests" }),
  );

  const follow = (code: string, reply: FastifyReply) => {
    const target = world.shareCodes.targetOf(code);
    if (!target) return reply.code(404).type("text/html").send(page("页面不存在"));
    if (target.url === undefined) return reply.code(410).type("text/html").send(page("分享已过期"));
    return reply.redirect(target.url, 302);
  };

  app.get<{ Params: { code: string } }>("/s/:code", (request, reply) =>
    follow(request.params.code, reply),
  );
  app.get<{ Params: { code: string } }>("/h.:code", (request, reply) =>
    follow(request.params.code, reply),
  );
}

const page = (words: string) =>
  `<!doctype html><html lang="zh"><meta charset="utf-8"><title>${words}</title><p>${words}</p></html>`;
