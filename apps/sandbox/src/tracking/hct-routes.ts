import { createCipheriv, createDecipheriv } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { mountFaults } from "../faults/mount-faults.ts";
import type { World } from "../world.ts";
import { countAsk, type Parcel } from "./parcel-book.ts";
import { steps } from "./steps.ts";

const TAIPEI_MS = 8 * 3_600_000;
const local = (at: Date): string => new Date(at.getTime() + TAIPEI_MS).toISOString();

/** HCT 新竹物流: a sealed list of numbers, and a sealed list of what happened to its own parcels. */
export async function hctRoutes(app: FastifyInstance, world: World): Promise<void> {
  const { parcels } = world;
  mountFaults(app, world.faults, "hct", { throttle: { status: 429, body: {} } });

  app.post<{ Body: Record<string, string> }>(
    "/hct/phone/searchGoods_Main_Xml.ashx",
    (request, reply) => {
      const { iv, v } = world.credentials.hct;
      const key = Buffer.from(local(world.now()).slice(0, 10).replaceAll("-", "").repeat(3));
      const { no = "", v: shown = "" } = request.body;
      const question = shown === v ? opened(no, key, iv) : undefined;
      if (question === undefined) return reply.type("text/plain").send("驗證失敗");
      const numbers = [...question.matchAll(/orderid="([^"]*)"/g)].map(([, number = ""]) => number);
      countAsk(parcels, "hct", numbers.length);
      const orders = numbers
        .map((number) => parcels.find(number))
        .filter(({ carrier }) => carrier.com === "hct")
        .map(ordersOf)
        .join("");
      const cipher = createCipheriv("des-ede3-cbc", key, Buffer.from(iv));
      const answer = orders === "" ? "<rlist/>" : `<rlist>${orders}</rlist>`;
      const sealed = Buffer.concat([cipher.update(answer, "utf8"), cipher.final()]);
      return reply.type("text/plain").send(sealed.toString("base64"));
    },
  );
}

const ordersOf = ({ number, scans }: Parcel): string => {
  const rows = scans.map(({ at, step, place }) => {
    const time = local(at).slice(0, 16).replaceAll("-", "/").replace("T", " ");
    return `<order orderid="${number}" wrktime="${time}" category="${steps[step].hct}" status="${place}"/>`;
  });
  return `<orders ordersid="${number}">${rows.join("")}</orders>`;
};

function opened(sealed: string, key: Buffer, iv: string): string | undefined {
  const cipher = createDecipheriv("des-ede3-cbc", key, Buffer.from(iv));
  try {
    return Buffer.concat([cipher.update(sealed, "base64"), cipher.final()]).toString("utf8");
  } catch {
    return undefined;
  }
}
