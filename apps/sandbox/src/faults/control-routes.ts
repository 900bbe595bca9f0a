import type { FastifyInstance } from "fastify";
import { notificationModes, type NotificationMode } from "../payments/payments.ts";
import { wholeNumber } from "../text-fields.ts";
import type { World } from "../world.ts";
import { onlyFromHere } from "./only-from-here.ts";
import { faultKinds, faultKindsOf, upstreams, type FaultKind, type Upstream } from "./faults.ts";

type Body = Readonly<Record<string, unknown>>;

/** Switches for what goes wrong in this world. They answer this machine only. */
export async function controlRoutes(app: FastifyInstance, world: World): Promise<void> {
  onlyFromHere(app);

  app.get("/_control", async () => state(world));

  app.post<{ Body: Body }>("/_control/faults", async (request, reply) => {
    const { upstream, kind, times, delay_ms, price_percent } = request.body ?? {};
    if (!isOneOf(upstreams, upstream) || !isOneOf(faultKinds, kind)) {
      return reply.code(400).send({ error: "unknown upstream or kind", upstreams, faultKinds });
    }
    const known = faultKindsOf[upstream as Upstream];
    if (!isOneOf(known, kind)) {
      return reply.code(400).send({ error: "this upstream knows other kinds", faultKinds: known });
    }
    world.faults.switchOn(upstream as Upstream, {
      kind: kind as FaultKind,
      times: wholeNumber(times, 1, 1),
      delay_ms: wholeNumber(delay_ms, 0, 3000),
      price_percent: wholeNumber(price_percent, 1, 110),
    });
    return state(world);
  });

  app.post<{ Body: Body }>("/_control/products", async (request, reply) => {
    const { thid, sold_out, taken_down, price_percent } = request.body ?? {};
    if (typeof thid !== "string" || !isOffered(world, thid)) {
      return reply.code(404).send({ error: "no product of this id" });
    }
    world.changes.change(thid, {
      ...(typeof sold_out === "boolean" ? { isSoldOut: sold_out } : {}),
      ...(typeof taken_down === "boolean" ? { isTakenDown: taken_down } : {}),
      ...(typeof price_percent === "number" && price_percent > 0 ? { price_percent } : {}),
    });
    return state(world);
  });

  app.post<{ Body: Body }>("/_control/notifications", async (request, reply) => {
    const mode = request.body?.["mode"];
    if (!isOneOf(notificationModes, mode)) {
      return reply.code(400).send({ error: "unknown mode", notificationModes });
    }
    world.payments.notificationMode = mode as NotificationMode;
    return state(world);
  });

  app.post<{ Body: Body | undefined }>("/_control/expire-tokens", (request) => {
    for (const tokens of [world.alibabaTokens, world.taobaoTokens]) {
      tokens.expireAccess();
      if (request.body?.["refresh"] === true) tokens.expireRefresh();
    }
    return state(world);
  });

  app.post("/_control/reset", async () => {
    world.faults.clear();
    world.changes.clear();
    world.outbox.clear();
    world.payments.clear();
    world.invoices.clear();
    world.parcels.clear();
    world.shipping.clear();
    world.payments.notificationMode = "normal";
    world.orders1688.clear();
    world.messages1688.failed.clear();
    world.messages1688.held = undefined;
    world.alibabaTokens.reset();
    world.taobaoTokens.reset();
    return state(world);
  });
}

function state(world: World) {
  return {
    faults: world.faults.list(),
    calls: world.faults.calls(),
    products: world.changes.list(),
    notifications: world.payments.notificationMode,
    invoices: world.invoices.list(),
  };
}

const isOneOf = (known: readonly string[], value: unknown) =>
  typeof value === "string" && known.includes(value);

const isOffered = (world: World, thid: string) =>
  Object.values(world.marketplaces).some((marketplace) => marketplace.find(thid) !== undefined);
