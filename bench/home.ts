import { homeAddress } from "@sampan/domain/shop/pages/page-address";
import { createHttpCaller } from "../tests/support/http-caller.ts";
import { describeFigure, type Figure } from "./figure.ts";
import { publishLongPage } from "./publish-long-page.ts";
import { measureRate, type Rate } from "./measure-rate.ts";
import { onOwnPostgres } from "./on-own-postgres.ts";
import type { StartedServer } from "./start-server.ts";

const connections = 16;
const turns = 5;
const settings = { STOREFRONT_DIR: "apps/storefront/dist" };
/** Of 8 blocks with the campaigns that they name, and of 30. */
const short = { blocks: 8, campaigns: 2 };
const long = { blocks: 30, campaigns: 20 };

type Reader = "visitor" | "customer";
interface Measured {
  readonly short: Rate;
  readonly long: Rate;
}

/**
 * Home of 30 blocks and 20 campaigns beside home of 8, each of a server of its own: for visitors, whose page is kept, and
 * for customers, whose page is rendered. In short turns one after the other, so that both meet the same machine.
 */
export const benchHome = (seconds: number): Promise<Figure[]> =>
  onOwnPostgres(settings, async (few) =>
    onOwnPostgres(settings, async (many) => {
      await publishLongPage(deskOf(few), { address: homeAddress, ...short });
      await publishLongPage(deskOf(many), { address: homeAddress, ...long });
      const figures: Figure[] = [];
      for (const reader of ["visitor", "customer"] as const) {
        const at = { reader, seconds: Math.max(1, Math.round(seconds / turns)) };
        figures.push(figureOf(reader, await measureInTurns(few, many, at)));
      }
      return figures;
    }),
  );

function deskOf({ url, marketing }: StartedServer) {
  const [name = "", secret = ""] = marketing.split("=");
  return createHttpCaller(url, new Map([[name, secret]]));
}

interface Turn {
  readonly reader: Reader;
  readonly seconds: number;
}

async function measureInTurns(
  few: StartedServer,
  many: StartedServer,
  turn: Turn,
): Promise<Measured> {
  const ofFew: Rate[] = [];
  const ofMany: Rate[] = [];
  // The first of each is no figure: the page is rendered for the first time, and the renderer becomes quick.
  for (let count = 0; count <= turns; count += 1) {
    const short = await openHome(few, turn);
    const long = await openHome(many, turn);
    if (count > 0) {
      ofFew.push(short);
      ofMany.push(long);
    }
  }
  return { short: middleOf(ofFew), long: middleOf(ofMany) };
}

/** Sixteen people at once, each with a session of their own where they have one. */
function openHome({ url, customers }: StartedServer, { reader, seconds }: Turn): Promise<Rate> {
  let asked = 0;
  const packed = { "accept-encoding": "br" };
  const nextQuestion = () => {
    const { cookie = "" } = customers[(asked += 1) % customers.length] ?? {};
    return { path: "/", headers: reader === "customer" ? { ...packed, cookie } : packed };
  };
  return measureRate(url, { connections, seconds, nextQuestion });
}

/** Of each figure the one in the middle. */
function middleOf(rates: readonly Rate[]): Rate {
  const middle = (of: keyof Rate) =>
    rates.map((rate) => rate[of]).toSorted((one, other) => one - other)[rates.length >> 1] ?? 0;
  return { per_second: middle("per_second"), p50_ms: middle("p50_ms"), p99_ms: middle("p99_ms") };
}

const figureOf = (reader: Reader, { short: few, long: many }: Measured): Figure => ({
  name: `home of ${long.blocks} blocks for a ${reader}, p99, 16 connections`,
  // What takes less than a millisecond is written as none.
  value: Math.max(1, many.p99_ms) / Math.max(1, few.p99_ms),
  unit: `of one of ${short.blocks}`,
  target: { at_most: 2 },
  detail: `p99 ${many.p99_ms} ms against ${few.p99_ms} ms, p50 ${many.p50_ms} ms against ${few.p50_ms} ms, ${many.per_second}/s against ${few.per_second}/s`,
});

if (import.meta.main) for (const figure of await benchHome(8)) console.log(describeFigure(figure));
