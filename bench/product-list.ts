import type { Figure } from "./figure.ts";
import { shareOfBareReply } from "./share-of-bare-reply.ts";
import type { StartedServer } from "./start-server.ts";

const path = "/gateway/item/query_item_list?page=1&page_size=20";

/** The product list over HTTP, as a share of a bare reply of the same bytes. */
export async function benchProductList(
  server: StartedServer,
  database: string,
  seconds: number,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const connections of [1, 16])
    figures.push({
      name: `product list, ${database}, ${connections} connection${connections > 1 ? "s" : ""}`,
      ...(await shareOfBareReply(server.url + path, { connections, seconds })),
      target: connections === 16 ? { at_least: 0.25 } : undefined,
    });
  return figures;
}
