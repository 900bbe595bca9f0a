import type { FastifyInstance, FastifyReply } from "fastify";
import { mountFaults } from "../faults/mount-faults.ts";
import type { World } from "../world.ts";
import { checkSigV4 } from "./check-sigv4.ts";

const object_bytes_max = 64 * 1024 * 1024;

/** One bucket in the form of Amazon S3, named in the path. Its objects last as long as this world. */
export async function s3Routes(app: FastifyInstance, world: World): Promise<void> {
  const { s3: key } = world.credentials;
  const objects = new Map<string, Uint8Array>();
  mountFaults(app, world.faults, "s3", {
    throttle: { status: 503, body: problem("SlowDown") },
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "*",
    { parseAs: "buffer", bodyLimit: object_bytes_max },
    (_request, body, done) => done(null, body),
  );

  app.route<{ Params: { bucket: string; "*": string } }>({
    method: ["GET", "PUT", "DELETE"],
    url: "/s3/:bucket/*",
    bodyLimit: object_bytes_max,
    handler: async (request, reply) => {
      const body = request.body instanceof Uint8Array ? request.body : new Uint8Array();
      const doubt = checkSigV4(request, { key, now: world.now(), body });
      if (doubt) return refuse(reply, doubt.status, doubt.code);
      const { bucket, "*": name } = request.params;
      if (bucket !== key.bucket) return refuse(reply, 404, "NoSuchBucket");
      if (request.method === "PUT") {
        objects.set(name, body);
        return reply.code(200).send();
      }
      if (request.method === "DELETE") {
        objects.delete(name);
        return reply.code(204).send();
      }
      const found = objects.get(name);
      if (!found) return refuse(reply, 404, "NoSuchKey");
      return reply.type("binary/octet-stream").send(Buffer.from(found));
    },
  });
}

const refuse = (reply: FastifyReply, status: number, code: string): FastifyReply =>
  reply.code(status).type("application/xml").send(problem(code));

const problem = (code: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>The request was refused.</Message></Error>`;
