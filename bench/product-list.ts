import { measureRate } from "./measure-rate.ts";
import type { Figure } from "./figure.ts";
import { startBareReply } from "./start-bare-reply.ts";
import type { StartedServer } from "./start-server.ts";

const path = "/gateway/item/query_item_list?page=1&page_size=20";

/** The product list over HTTP, as a share of a bare reply of the same bytes. */
export async function benchProductList(
  server: StartedServer,
  database: string,
  seconds: number,
): Promise<Figure[]> {
  const body = await (await fetch(server.url + path)).text();
  const bare = await startBareReply(body);
  const figures: Figure[] = [];
  for (const connections of [1, 16]) {
    const ceiling = await measureRate(bare.url, { connections, seconds });
    const list = await measureRate(server.url + path, { connections, seconds });
    figures.push({
      name: `product list, ${database}, ${connections} connection${connections > 1 ? "s" : ""}`,
      value: list.per_second / ceiling.per_second,
      unit: "of a bare reply",
      target: connections === 16 ? { at_least: 0.25 } : undefined,
      detail: `${list.per_second}/s against ${ceiling.per_second}/s, ${body.length} bytes, p50 ${list.p50_ms} ms, p99 ${list.p99_ms} ms`,
    });
  }
  bare.stop();
  return figures;
}
