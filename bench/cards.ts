import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { languages } from "@sampan/domain/kernel/language";
import type { Figure } from "./figure.ts";
import { p50Of } from "./p50-of.ts";
import { type StartedServer, startServer } from "./start-server.ts";

const goods_count = 12;

/** The card of shared goods: drawn for the first time, and asked for again beside a file as small. */
export async function benchCards(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "sampan-bench-"));
  const server = await startServer({ SAMPAN_MODE: "demo", DATA_DIR: folder });
  try {
    const cards = await findCards(server);
    server.forgetPeak();
    const cold: number[] = [];
    for (const card of cards) {
      const begun = performance.now();
      await readWhole(card);
      cold.push(performance.now() - begun);
    }
    const [first = ""] = cards;
    const warm = await p50Of(
      { card: () => readWhole(first), file: () => readWhole(`${server.url}/robots.txt`) },
      200,
    );
    return [
      {
        name: "card of shared goods, cold",
        value: cold.toSorted((one, other) => one - other)[Math.floor(cold.length / 2)] ?? 0,
        unit: "ms (p50)",
        target: { at_most: 1_500 },
        detail: `${cards.length} cards one after the other, each in a thread that opens its typefaces`,
      },
      {
        name: "card of shared goods, warm",
        value: (warm["card"] ?? 0) / (warm["file"] || 1),
        unit: "of a file without a database (p50)",
        target: { at_most: 8 },
        detail: `${warm["card"]?.toFixed(2)} ms against ${warm["file"]?.toFixed(2)} ms; what it says is read anew each time`,
      },
      {
        name: "server memory at its peak, cards",
        value: server.peakMemory_mb(),
        unit: "MB",
        target: { at_most: 900 },
        detail: "embedded database; one thread with typefaces at a time",
      },
    ];
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Cards of goods that the site map names, in every language. */
async function findCards({ url }: StartedServer): Promise<readonly string[]> {
  const read = async (path: string) => (await fetch(url + path)).text();
  const file = /\/sitemaps\/goods-\d+\.xml/.exec(await read("/sitemap.xml"))?.[0];
  if (!file) throw new Error("there are no goods to draw cards of");
  const ids = new Set(
    [...(await read(file)).matchAll(/goodsDetailOwn\/(\d+)/g)].map(([, id = ""]) => id),
  );
  return [...ids]
    .slice(0, goods_count)
    .flatMap((id) => languages.map((language) => `${url}/cards/goods/${id}.${language}.jpg`));
}

async function readWhole(address: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  await answer.arrayBuffer();
}
