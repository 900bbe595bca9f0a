import type { FastifyInstance } from "fastify";
import { onlyFromHere } from "../faults/only-from-here.ts";
import { wholeNumber } from "../text-fields.ts";
import type { World } from "../world.ts";
import { carrierByCom } from "./carriers.ts";
import { slipKinds } from "./parcel-book.ts";
import { isStep, steps } from "./steps.ts";
import { tellOfParcel } from "./tell-parcels.ts";

type Body = Readonly<Record<string, unknown>>;

/** Moves parcels on, and switches what goes wrong with the news of them. They answer this machine only. */
export async function controlTracking(app: FastifyInstance, world: World): Promise<void> {
  onlyFromHere(app);
  const { parcels } = world;

  app.get("/_control/parcels", async () => state(world));

  /** One more scan, by default of now; whoever follows the parcel is told. */
  app.post<{ Body: Body }>("/_control/parcels", async (request, reply) => {
    const { number, step, place = "广州", minutes_ago, com, forget } = request.body ?? {};
    if (typeof number !== "string") return reply.code(400).send({ error: "number is missing" });
    const parcel = parcels.find(number);
    if (typeof com === "string") {
      const carrier = carrierByCom(com);
      if (!carrier) return reply.code(400).send({ error: "unknown carrier" });
      parcel.carrier = carrier;
    }
    if (forget === true) parcel.scans.length = 0;
    if (step === undefined) return state(world);
    if (!isStep(step))
      return reply.code(400).send({ error: "unknown step", steps: Object.keys(steps) });
    const ago_ms = wholeNumber(minutes_ago, -100_000, 0) * 60_000;
    const now_ms = Math.floor(world.now().getTime() / 1000) * 1000;
    parcel.scans.push({ at: new Date(now_ms - ago_ms), step, place: String(place) });
    return { told: await tellOfParcel(world, parcel), ...state(world) };
  });

  /** How the next news goes wrong. */
  app.post<{ Body: Body }>("/_control/parcel-slips", async (request, reply) => {
    const kind = slipKinds.find((one) => one === request.body?.["kind"]);
    if (!kind) return reply.code(400).send({ error: "unknown kind", slipKinds });
    parcels.slip = kind;
    return state(world);
  });

  /** As if somebody had registered it before. */
  app.post<{ Body: Body }>("/_control/parcels-registered", (request) => {
    const number = String(request.body?.["number"] ?? "");
    parcels.registered17.add(number);
    parcels.subscriptions.set(number, { url: "", salt: "", company: "" });
    return state(world);
  });
}

const state = ({ parcels }: World) => ({
  slip: parcels.slip ?? null,
  asks: parcels.asks,
  parcels: parcels.list().map(({ number, carrier, scans }) => ({
    number,
    com: carrier.com,
    scans: scans.length,
    followed_by: [
      ...(parcels.subscriptions.has(number) ? ["kuaidi100"] : []),
      ...(parcels.registered17.has(number) ? ["seventeen_track"] : []),
      ...(parcels.hooked.has(number) ? ["thailand_post"] : []),
    ],
  })),
});
