import type { FastifyInstance } from "fastify";
import { mountFaults } from "../faults/mount-faults.ts";
import type { World } from "../world.ts";

/** Units of each currency for one yuan, in the middle of the market. */
const PER_YUAN: Readonly<Record<string, number>> = {
  CNY: 1,
  TWD: 4.441177,
  THB: 4.5,
  USD: 0.139474,
  HKD: 1.089,
  JPY: 20.74,
  EUR: 0.1206,
};
const DAY_S = 86_400;

/** open.er-api.com: rates of one base currency, renewed once a day. */
export async function openErApiRoutes(app: FastifyInstance, world: World): Promise<void> {
  mountFaults(app, world.faults, "rates", {
    throttle: {
      status: 429,
      body: { result: "error", "error-type": "quota-reached" },
    },
  });

  app.get<{ Params: { base: string } }>("/er-api/v6/latest/:base", async (request, reply) => {
    const base = request.params.base.toUpperCase();
    const perYuan = PER_YUAN[base];
    if (perYuan === undefined) {
      return reply.code(404).send({ result: "error", "error-type": "unsupported-code" });
    }
    const today_s = Math.floor(world.now().getTime() / 1000 / DAY_S) * DAY_S;
    return {
      result: "success",
      provider: "https://www.exchangerate-api.com",
      documentation: "https://www.exchangerate-api.com/docs/free",
      terms_of_use: "https://www.exchangerate-api.com/terms",
      time_last_update_unix: today_s,
      time_last_update_utc: new Date(today_s * 1000).toUTCString(),
      time_next_update_unix: today_s + DAY_S,
      time_next_update_utc: new Date((today_s + DAY_S) * 1000).toUTCString(),
      time_eol_unix: 0,
      base_code: base,
      rates: Object.fromEntries(
        Object.entries(PER_YUAN).map(([code, units]) => [
          code,
          Number((units / perYuan).toFixed(6)),
        ]),
      ),
    };
  });
}
