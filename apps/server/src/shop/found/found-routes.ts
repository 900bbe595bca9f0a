import type { FastifyInstance, FastifyReply } from "fastify";
import type { Needs } from "../../kernel/needs.ts";
import { findGoodsFiles, findGoodsOf } from "./found-queries.ts";
import { listPlaces } from "./list-places.ts";
import { writeSitemap, writeSitemapIndex } from "./write-sitemap.ts";

/** What programs have no business at. Pages that are one person's say so themselves, which they must be read for. */
const closed = ["/gateway/", "/cgi/", "/staff/", "/console"];

/** Search engines ask seldom and may be told what was true an hour ago; so does whoever only tries our strength. */
const kept_s = 3_600;

/**
 * What search engines read of the shop: `/robots.txt`, and from there the list of its pages, in files. Only what is
 * open to everybody is in it: standing pages, categories, articles and goods of our own that are on sale.
 */
export function foundRoutes(
  app: FastifyInstance,
  { config: { publicUrl }, database: { db }, clock }: Pick<Needs, "config" | "database" | "clock">,
): void {
  const readIndex = keepFor(kept_s, clock, async () => {
    const files = await findGoodsFiles(db);
    const paths = ["/sitemaps/places.xml", ...files.map((file) => `/sitemaps/goods-${file}.xml`)];
    return writeSitemapIndex(publicUrl, paths);
  });
  const readPlaces = keepFor(kept_s, clock, async () =>
    writeSitemap(publicUrl, await listPlaces(db, clock())),
  );

  app.get("/robots.txt", (_request, reply) => {
    const rules = closed.map((path) => `Disallow: ${path}\n`).join("");
    const words = `User-agent: *\n${rules}\nSitemap: ${publicUrl}/sitemap.xml\n`;
    return reply
      .header("cache-control", `public, max-age=${kept_s}`)
      .type("text/plain")
      .send(words);
  });
  app.get("/sitemap.xml", async (_request, reply) => sendXml(reply, await readIndex()));
  app.get("/sitemaps/places.xml", async (_request, reply) => sendXml(reply, await readPlaces()));
  app.get<{ Params: { file: string } }>(
    "/sitemaps/goods-:file(^\\d{1,9}).xml",
    async ({ params }, reply) => {
      const goods = await findGoodsOf(db, Number(params.file));
      if (goods.length === 0) return reply.callNotFound();
      const places = goods.map((id) => ({ path: `/goodsDetailOwn/${id}` }));
      return sendXml(reply, writeSitemap(publicUrl, places));
    },
  );
}

const sendXml = (reply: FastifyReply, xml: string): FastifyReply =>
  reply
    .header("cache-control", `public, max-age=${kept_s}`)
    .type("application/xml; charset=utf-8")
    .send(xml);

/** Reads anew at most once in so many seconds; many who ask at once wait for one reading. */
function keepFor(seconds: number, clock: () => Date, read: () => Promise<string>) {
  let kept: Promise<string> | undefined;
  let until_ms = 0;
  return (): Promise<string> => {
    const now_ms = clock().getTime();
    if (!kept || now_ms >= until_ms) {
      until_ms = now_ms + seconds * 1_000;
      kept = read().catch((fault: unknown) => {
        kept = undefined;
        throw fault;
      });
    }
    return kept;
  };
}
