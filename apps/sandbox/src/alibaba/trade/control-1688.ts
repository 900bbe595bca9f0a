import type { FastifyInstance } from "fastify";
import { onlyFromHere } from "../../faults/only-from-here.ts";
import { wholeNumber } from "../../text-fields.ts";
import type { World } from "../../world.ts";
import { act1688, orderActs } from "./order-acts.ts";
import { slipKinds, totalCents } from "./order-book.ts";

type Body = Readonly<Record<string, unknown>>;

/** What stands in the order book, and the switches for what goes wrong with it. They answer this machine only. */
export async function control1688(app: FastifyInstance, world: World): Promise<void> {
  onlyFromHere(app);

  app.get("/_control/1688-orders", async () => state(world));

  app.post<{ Body: Body }>("/_control/1688-slips", async (request, reply) => {
    const { kind: asked, times, delay_ms } = request.body ?? {};
    const kind = slipKinds.find((one) => one === asked);
    if (!kind) return reply.code(400).send({ error: "unknown kind", slipKinds });
    world.orders1688.slip(kind, {
      times: wholeNumber(times, 1, 1),
      delay_ms: wholeNumber(delay_ms, 0, 3000),
    });
    return state(world);
  });

  app.post<{ Body: Body }>("/_control/1688-acts", async (request, reply) => {
    const { order_no, act: asked } = request.body ?? {};
    const act = orderActs.find((one) => one === asked);
    if (!act) return reply.code(400).send({ error: "unknown act", orderActs });
    const order = await act1688(world, String(order_no ?? ""), act);
    return order ? state(world) : reply.code(409).send({ error: "no such order in such a state" });
  });

  app.post<{ Body: Body }>("/_control/1688-age", async (request, reply) => {
    const { order_no, by_s } = request.body ?? {};
    const by_ms = wholeNumber(by_s, 0, 60) * 1000;
    const order = world.orders1688.age(String(order_no ?? ""), by_ms);
    return order ? state(world) : reply.code(409).send({ error: "no such order" });
  });

  app.post<{ Body: Body }>("/_control/1688-messages", (request) => {
    world.messages1688.url = String(request.body?.["url"] ?? "");
    return state(world);
  });
}

const state = (world: World) => ({
  slips: world.orders1688.slips(),
  messages_url: world.messages1688.url,
  failed_messages: world.messages1688.failed.size,
  orders: world.orders1688.list().map((order) => ({
    order_no: order.id,
    out_order_id: order.outOrderId,
    status: order.status,
    total: totalCents(order),
    pieces: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    receiver: order.receiver,
    express_numbers: order.parcels.map(({ billNo }) => billNo),
  })),
});
