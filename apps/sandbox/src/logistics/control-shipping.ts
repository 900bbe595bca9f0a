import type { FastifyInstance } from "fastify";
import { onlyFromHere } from "../faults/only-from-here.ts";
import type { World } from "../world.ts";
import { shippingSlips } from "./shipping-book.ts";
import { ways } from "./stores.ts";
import { tellShipping } from "./tell-shipping.ts";

type Body = Readonly<Record<string, unknown>>;

/** Moves parcels on their last mile, closes stores, and switches what goes wrong. They answer this machine only. */
export async function controlShipping(app: FastifyInstance, world: World): Promise<void> {
  onlyFromHere(app);
  const { shipping } = world;

  app.get("/_control/shipping", async () => state(world));

  /** One more step of a parcel, in this world's words or as a code; the shop is told. */
  app.post<{ Body: Body }>("/_control/shipping", async (request, reply) => {
    const { trade_no, step, code } = request.body ?? {};
    const order = shipping.orders.get(String(trade_no));
    if (!order) return reply.code(404).send({ error: "no order of this number" });
    const codes: Readonly<Record<string, string>> = ways[order.subType].codes;
    const next = typeof code === "string" ? code : codes[String(step)];
    if (next === undefined)
      return reply.code(400).send({ error: "unknown step", steps: Object.keys(codes) });
    order.code = next;
    return { taken: await tellShipping(world, order), ...state(world) };
  });

  /** A store that closes, or opens again. */
  app.post<{ Body: Body }>("/_control/shipping-stores", (request) => {
    const { store_id, closed = true } = request.body ?? {};
    if (closed === true) shipping.closed.add(String(store_id));
    else shipping.closed.delete(String(store_id));
    return state(world);
  });

  /** How the next news goes wrong. */
  app.post<{ Body: Body }>("/_control/shipping-slips", async (request, reply) => {
    const kind = shippingSlips.find((one) => one === request.body?.["kind"]);
    if (!kind) return reply.code(400).send({ error: "unknown kind", shippingSlips });
    shipping.slip = kind;
    return state(world);
  });
}

const state = ({ shipping }: World) => ({
  slip: shipping.slip ?? null,
  closed: [...shipping.closed],
  waiting: shipping.waiting.length,
  orders: [...shipping.orders.values()],
});
