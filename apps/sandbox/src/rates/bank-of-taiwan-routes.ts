import type { FastifyInstance } from "fastify";
import { mountFaults } from "../faults/mount-faults.ts";
import type { World } from "../world.ts";

/** New Taiwan dollars for one unit of each currency: the bank buys and sells, cash and transfer. */
type Quote = { cashBuy: number; spotBuy: number; cashSell: number; spotSell: number };

/**
 * The middle of the transfer rates gives 4.44118 dollars and, over the baht's, 4.50 baht for a
 * yuan: two percent more is what the demo asks of customers, 4.53 and 4.59.
 */
const QUOTES: Readonly<Record<string, Quote>> = {
  USD: { cashBuy: 31.44, spotBuy: 31.765, cashSell: 32.11, spotSell: 31.915 },
  HKD: { cashBuy: 3.915, spotBuy: 4.041, cashSell: 4.119, spotSell: 4.111 },
  JPY: { cashBuy: 0.2049, spotBuy: 0.2116, cashSell: 0.2177, spotSell: 0.2166 },
  THB: { cashBuy: 0.8432, spotBuy: 0.96693, cashSell: 1.0332, spotSell: 1.00693 },
  EUR: { cashBuy: 35.9, spotBuy: 36.52, cashSell: 37.24, spotSell: 37.12 },
  CNY: { cashBuy: 4.357, spotBuy: 4.41618, cashSell: 4.519, spotSell: 4.46618 },
};

const TERMS = [
  "遠期10天",
  "遠期30天",
  "遠期60天",
  "遠期90天",
  "遠期120天",
  "遠期150天",
  "遠期180天",
];
const HEADER = ["幣別", "匯率", "現金", "即期", ...TERMS, "匯率", "現金", "即期", ...TERMS].join(
  ",",
);

/** The board of the Bank of Taiwan as CSV with a byte order mark, as it is downloaded there. */
export async function bankOfTaiwanRoutes(app: FastifyInstance, world: World): Promise<void> {
  mountFaults(app, world.faults, "rates", { throttle: { status: 429, body: "Too Many Requests" } });

  app.get("/bot/xrt/flcsv/0/:day", async (request, reply) => {
    if (!request.headers["user-agent"]) return reply.code(403).send("Forbidden");
    const stamp = world.now().toISOString().replaceAll(/\D/g, "").slice(0, 12);
    return reply
      .type("text/csv; charset=utf-8")
      .header("content-disposition", `attachment; filename="ExchangeRate@${stamp}.csv"`)
      .send(`\uFEFF${[HEADER, ...Object.entries(QUOTES).map(row)].join("\r\n")}\r\n`);
  });
}

function row([currency, quote]: [string, Quote]): string {
  const forward = TERMS.map(() => "0.00000");
  return [
    currency,
    "本行買入",
    quote.cashBuy.toFixed(5),
    quote.spotBuy.toFixed(5),
    ...forward,
    "本行賣出",
    quote.cashSell.toFixed(5),
    quote.spotSell.toFixed(5),
    ...forward,
  ].join(",");
}
