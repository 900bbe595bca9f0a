import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { queryDoorPrice } from "@sampan/contract/trade/door-price";
import { readEstimates } from "@sampan/contract/trade/estimates/staff-estimates";
import type pg from "pg";
import { seedDemo } from "../demo/seed-demo.ts";
import { startSandboxProcess } from "../demo/start-sandbox-process.ts";
import { insertStaff, insertStaffSession } from "../tests/support/test-people.ts";
import { callLean } from "./call-lean.ts";
import { describeFigure, type Figure } from "./figure.ts";
import { onOwnServer } from "./on-own-server.ts";

const lines = 50;
const warming = 100;
const asked = 500;

/** Over the busy demo on PostgreSQL: what a cart of fifty lines comes to at the door, and how near bills came to such words. */
export async function benchEstimates(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "sampan-bench-"));
  const sandbox = await startSandboxProcess({ dataDir: folder, notifyUrl: "http://localhost" });
  try {
    return await onOwnServer(async ({ needs, url }, client) => {
      await seedDemo(needs, "busy");
      await needs.prices.refresh();
      const { id } = await insertStaff(needs.database.db, needs.clock(), ["billing"]);
      const cookie = `staff_session_id=${await insertStaffSession(needs.database.db, needs.clock(), id)}`;
      const { all } = (await callLean(url, cookie)(readEstimates, { days: 365 })).data;
      const share = (part: number): number => Math.round((part / all.judged) * 1_000) / 10;
      return [
        {
          name: "bills within 5 % of what their orders were told, busy demo",
          value: share(all.within_5),
          unit: "%",
          target: { at_least: 90 },
          detail: `${all.judged} bills of a year, ${share(all.within_15)} % within 15, ${share(all.dearer)} % dearer by more than 5, ${share(all.cheaper)} % cheaper`,
        },
        await asking(url, client),
      ];
    }, sandbox.settings);
  } finally {
    await sandbox.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A visitor asks for one line of each of fifty products, over and over. */
async function asking(url: string, client: pg.Client): Promise<Figure> {
  const { rows } = await client.query<{ item_id: string }>(
    `select min(skus.id)::text as item_id
       from skus join products on products.id = skus.product_id
      where skus.status = 1 and products.goods_class = 'ordinary'
      group by product_id order by product_id limit ${lines}`,
  );
  if (rows.length < lines) throw new Error(`there are ${rows.length} products to ask about`);
  const ask = callLean(url, "");
  const cart = { lines: rows.map(({ item_id }) => ({ item_id, num: 2 })) };
  const took: number[] = [];
  for (let time = 0; time < warming + asked; time++) {
    const begun = performance.now();
    await ask(queryDoorPrice, cart);
    if (time >= warming) took.push(performance.now() - begun);
  }
  const sorted = took.toSorted((one, other) => one - other);
  const at = (part: number): number => sorted[Math.floor(asked * part)] ?? 0;
  return {
    name: `price at the door of ${lines} lines, p99`,
    value: Math.round(at(0.99) * 10) / 10,
    unit: "ms",
    target: { at_most: 30 },
    detail: `p50 ${at(0.5).toFixed(1)} ms, one after the other over HTTP, warm, load in the server's process`,
  };
}

if (import.meta.main)
  for (const figure of await benchEstimates()) console.log(describeFigure(figure));
