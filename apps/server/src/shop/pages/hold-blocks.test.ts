import type { ShownBlock } from "@sampan/contract/shop/pages/shown-page";
import { expect, test, vi } from "vitest";
import { type BlockPlace, holdBlocks } from "./hold-blocks.ts";

const now = new Date("2026-11-27T02:00:00Z");
const later = (ms: number) => new Date(now.getTime() + ms);
const place: BlockPlace = { page_id: 1, version: 1, block: "goods", language: "zh", region: "TW" };
const shelf = { id: "goods" } as ShownBlock;

test("a block is filled once for who asks within five seconds, and anew after them", async () => {
  const held = holdBlocks();
  const fill = vi.fn(async () => shelf);
  const asked = await Promise.all([held(place, now, fill), held(place, later(4_999), fill)]);
  expect(asked).toEqual([shelf, shelf]);
  expect(fill).toHaveBeenCalledTimes(1);
  await held(place, later(5_000), fill);
  expect(fill).toHaveBeenCalledTimes(2);
});

test("another version, language, region or block is filled by itself", async () => {
  const held = holdBlocks();
  const fill = vi.fn(async () => shelf);
  const others: readonly Partial<BlockPlace>[] = [
    {},
    { version: 2 },
    { language: "th" },
    { region: "TH" },
    { block: "others" },
    { page_id: 2 },
  ];
  for (const other of others) await held({ ...place, ...other }, now, fill);
  expect(fill).toHaveBeenCalledTimes(others.length);
});

test("a filling that fails is not held", async () => {
  const held = holdBlocks();
  await expect(held(place, now, () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  await expect(held(place, now, async () => shelf)).resolves.toBe(shelf);
});

test("what was filled longest ago makes room", async () => {
  const held = holdBlocks();
  const fill = vi.fn(async () => shelf);
  await held(place, now, fill);
  for (let at = 0; at < 1_000; at += 1) await held({ ...place, block: `b${at}` }, now, fill);
  fill.mockClear();
  await held({ ...place, block: "b999" }, now, fill);
  expect(fill).not.toHaveBeenCalled();
  await held(place, now, fill);
  expect(fill).toHaveBeenCalledTimes(1);
});
