import { setTimeout as pause } from "node:timers/promises";
import type { openWire1688, openWireApp } from "../../support/open-wire-world.ts";

export type WireWorlds = readonly Awaited<ReturnType<typeof openWireApp>>[];

/**
 * The jobs of all servers look each minute, and what went missing is pressed again; answers the numbers under which the goods
 * were bought, none where they were not.
 */
export async function followWireOrder(
  worlds: WireWorlds,
  oids: readonly string[],
  press: () => Promise<unknown>,
): Promise<readonly string[]> {
  const [first] = worlds;
  if (!first) throw new Error("no server");
  const state = async () =>
    await first.db
      .selectFrom("order_items")
      .select(["status", "out_oid"])
      .where("oid", "in", [...oids])
      .executeTakeFirstOrThrow();
  for (let round = 0; round < 24 && (await state()).status === 13; round += 1) {
    await Promise.all(worlds.map(({ watch }) => watch(1)));
    // A marketplace is as slow as it is: within our patience what was ordered stands.
    await pause(20);
    if (round % 8 === 7) await press();
  }
  const { out_oid } = await state();
  return out_oid === "" ? [] : [out_oid];
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
