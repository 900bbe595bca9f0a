import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { mountFaults } from "../faults/mount-faults.ts";
import type { World } from "../world.ts";

const WIDTHS: ReadonlySet<number> = new Set([200, 400, 600]);
/** `<name>.webp`, or `<name>.webp_400x400.webp`: the way these marketplaces name smaller ones. */
const FILE = /^(?<name>.+?)\.webp(?:_(?<width>\d{3})x\k<width>\.webp)?$/;

/** Product pictures under `/img/`. Their names say what they show, so they never change. */
export async function pictureRoutes(app: FastifyInstance, world: World): Promise<void> {
  mountFaults(app, world.faults, "pictures", { throttle: { status: 429, body: "" } });

  app.get<{ Params: { file: string } }>("/img/:file", async (request, reply) => {
    const asked = FILE.exec(request.params.file)?.groups;
    const width = asked?.["width"] === undefined ? undefined : Number(asked["width"]);
    const isOffered = asked?.["name"] && (width === undefined || WIDTHS.has(width));
    const picture = isOffered ? await world.pictures.read(asked["name"]!, width) : undefined;
    if (!picture) return reply.code(404).type("text/plain").send("no such picture");
    const etag = `"${createHash("sha1").update(picture).digest("base64url")}"`;
    reply
      .header("cache-control", "public, max-age=31536000, immutable")
      .header("etag", etag)
      // Shops of any origin show these pictures.
      .header("access-control-allow-origin", "*")
      .header("cross-origin-resource-policy", "cross-origin");
    if (request.headers["if-none-match"] === etag) return reply.code(304).send();
    return reply.type("image/webp").send(picture);
  });
}
