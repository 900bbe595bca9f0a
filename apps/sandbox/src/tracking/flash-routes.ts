import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { mountFaults } from "../faults/mount-faults.ts";
import type { World } from "../world.ts";
import { countAsk, newestOf } from "./parcel-book.ts";
import { steps, wordsOf } from "./steps.ts";

/** Flash's states of a parcel: signed, or on its way. */
const SIGNED = 5;
const MOVING = 2;

/** Flash Express: what happened to its own parcels, asked by a signed form. */
export async function flashRoutes(app: FastifyInstance, world: World): Promise<void> {
  const { parcels } = world;
  mountFaults(app, world.faults, "flash", { throttle: { status: 429, body: {} } });

  app.post<{ Params: { pno: string }; Body: Record<string, string> }>(
    "/flash/open/v1/orders/:pno/routes",
    (request, reply) => {
      const { mchId, key } = world.credentials.flash;
      const form = request.body;
      const failed = (code: number, message: string) => ({ code, message, data: null });
      if (form["mchId"] !== mchId) return reply.send(failed(1001, "customer not exist"));
      if (!form["nonceStr"] || form["sign"] !== flashSign(form, key))
        return reply.send(failed(1002, "signature error"));
      countAsk(parcels, "flash");
      const parcel = parcels.find(request.params.pno);
      if (parcel.carrier.com !== "flash") return reply.send(failed(1006, "order not found"));
      return reply.send({
        code: 1,
        message: "success",
        data: {
          pno: parcel.number,
          state: newestOf(parcel)?.step === "delivered" ? SIGNED : MOVING,
          stateText: "",
          routes: parcel.scans.map(({ at, step, place }) => ({
            routedAt: Math.floor(at.getTime() / 1000),
            routeAction: steps[step].flash,
            message: wordsOf[step].th.replace("{place}", place),
          })),
        },
      });
    },
  );
}

/** As Flash's own pages describe it: sorted by name, without blanks, the secret last. */
export function flashSign(values: Readonly<Record<string, string>>, secret: string): string {
  const names = Object.keys(values)
    .filter((name) => name !== "sign" && /\S/.test(values[name] ?? ""))
    .toSorted();
  let text = "";
  for (const name of names) text += `${name}=${values[name]}&`;
  return createHash("sha256").update(`${text}key=${secret}`).digest("hex").toUpperCase();
}
