import type { FastifyInstance, FastifyReply } from "fastify";
import { mountFaults } from "../faults/mount-faults.ts";
import { textFields } from "../text-fields.ts";
import type { World } from "../world.ts";
import { FOREIGN_TARGET, PRIVATE_TARGET } from "./share-codes.ts";

/**
 * Short links, each by the path it has on its own host, so that one origin can stand for all of
 * them: `/s/<code>` on qr.1688.com, `/ci_bb?a=` on dj.1688.com, `/h.<code>` on m.tb.cn and e.tb.cn,
 * `/t?e=` on s.click.taobao.com, `/item/<code>.htm` on world.taobao.com, `/<code>` on u.jd.com, 3.cn
 * and p.pinduoduo.com, `/jdc?d=` on union-click.jd.com, `/goods.html?ps=` on mobile.yangkeduo.com.
 */
export async function shortLinkRoutes(app: FastifyInstance, world: World): Promise<void> {
  mountFaults(app, world.faults, "links", {
    throttle: { status: 429, body: "Too Many Requests" },
    expired_link: { status: 410, body: page("分享已过期") },
    foreign_link: { status: 302, body: "", location: FOREIGN_TARGET },
    private_link: { status: 302, body: "", location: PRIVATE_TARGET },
    link_loop: { status: 302, body: "", location: "https://qr.1688.com/s/L00pOfLinks88" },
  });

  const follow = (code: string | undefined, reply: FastifyReply) => {
    const target = code === undefined ? undefined : world.shareCodes.targetOf(code);
    if (!target) return reply.code(404).type("text/html").send(page("页面不存在"));
    if (target.url === undefined) return reply.code(410).type("text/html").send(page("分享已过期"));
    return reply.redirect(target.url, 302);
  };

  for (const url of ["/s/:code", "/h.:code", "/item/:code", "/:code"]) {
    app.get<{ Params: { code: string } }>(url, (request, reply) =>
      follow(request.params.code.replace(/\.htm$/, ""), reply),
    );
  }
  for (const [url, name] of [
    ["/ci_bb", "a"],
    ["/jdc", "d"],
    ["/t", "e"],
    ["/goods.html", "ps"],
  ] as const) {
    app.get(url, (request, reply) => follow(textFields(request.query)[name], reply));
  }
}

const page = (words: string) =>
  `<!doctype html><html lang="zh"><meta charset="utf-8"><title>${words}</title><p>${words}</p></html>`;
