import { setTimeout as pause } from "node:timers/promises";
import type { openWire1688, openWireApp } from "../../support/open-wire-world.ts";

export type WireWorlds = readonly Awaited<ReturnType<typeof openWireApp>>[];

export interface PressedCart {
  readonly oids: readonly string[];
  /** Orders it once more. */
  readonly press: () => Promise<unknown>;
}

/**
 * The jobs of all servers look each minute, and what went missing is pressed again; answers the numbers under which the goods
 * were bought, none for those that were not.
 */
export async function followWireOrders(
  worlds: WireWorlds,
  carts: readonly PressedCart[],
): Promise<readonly string[]> {
  const [first] = worlds;
  if (!first) throw new Error("no server");
  const oids = carts.map((cart) => cart.oids[0] ?? "");
  const lines = () =>
    first.db
      .selectFrom("order_items")
      .select(["oid", "status", "out_oid"])
      .where("oid", "in", oids)
      .execute();
  for (let round = 0; round < 32; round += 1) {
    const waiting = (await lines()).filter(({ status }) => status === 13);
    if (waiting.length === 0) break;
    await Promise.all(worlds.map(({ watch }) => watch(1)));
    // A marketplace is as slow as it is: within our patience what was ordered stands.
    await pause(20);
    if (round % 8 !== 7) continue;
    for (const cart of carts)
      if (waiting.some(({ oid }) => oid === cart.oids[0])) await cart.press();
  }
  return (await lines()).map(({ out_oid }) => out_oid).filter((number) => number !== "");
}

/** What stands at the marketplace once everything has come, and what of it nobody knows. */
export async function readBook(
  { book }: Pick<Awaited<ReturnType<typeof openWire1688>>, "book">,
  bought: readonly string[],
) {
  await pause(300);
  const booked = (await book()).map(({ order_no }) => order_no);
  return { booked, beyond: booked.filter((number) => !bought.includes(number)) };
}
