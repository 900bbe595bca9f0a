import { expect, test } from "vitest";
import * as z from "zod/mini";
import { keepRecent } from "./keep-recent.ts";
import { bytesOf, writeEntry, writeList, writeOutput, type WrittenEntry } from "./written.ts";

const Entry = z.object({ name: z.string() });
const list = z.object({ datalist: z.array(Entry), total: z.int() });
const undeclared = { name: "茶壶", cost: 1 };

test("what a schema does not declare is not written, in an answer or in an entry", () => {
  const whole = writeOutput(list, { datalist: [undeclared], total: 1 });
  const said = { success: true, datalist: [{ name: "茶壶" }], total: 1 };
  expect(JSON.parse(whole.bytes.toString())).toEqual(said);
  const entries = [writeEntry(Entry, undeclared)];
  expect(JSON.parse(writeList(list, entries, 1).bytes.toString())).toEqual(said);
});

test("a list of entries written before is the list written at once, of any length", () => {
  for (const names of [[], ["茶壶"], ["茶壶", "เดรส", 'a "quoted" one']]) {
    const datalist = names.map((name) => ({ name }));
    const entries = datalist.map((entry) => writeEntry(Entry, entry));
    expect(writeList(list, entries, 7).bytes).toEqual(
      writeOutput(list, { datalist, total: 7 }).bytes,
    );
  }
});

test("an answer that no schema allows is not written", () => {
  expect(() => writeEntry(Entry, { name: 1 as unknown as string })).toThrow(`"expected": "string"`);
  expect(() => writeList(list, [], 0.5)).toThrow(`"expected": "int"`);
});

test("an answer or an entry that was written for one call leaves through no other", () => {
  const Wider = z.object({ name: z.string(), cost: z.int() });
  const wider = z.object({ datalist: z.array(Wider), total: z.int() });
  const secret = writeOutput(wider, { datalist: [undeclared], total: 1 });
  expect(() => bytesOf(list, secret)).toThrow("for another call");
  expect(bytesOf(wider, secret)).toBe(secret.bytes);
  const forged = { schema: list, bytes: Buffer.from("{}") };
  expect(() => bytesOf(list, forged)).toThrow(`"expected": "array"`);
  const entry = writeEntry(Wider, undeclared) as unknown as WrittenEntry<typeof Entry>;
  expect(() => writeList(list, [entry], 1)).toThrow("for another list");
});

test("what was asked for longest ago makes room, and no more is held than allowed", () => {
  const recent = keepRecent<{ bytes: Buffer }>(5_000);
  for (let number = 0; number < 100; number++) {
    recent.put(`${number}`, { bytes: Buffer.alloc(1_000) });
    recent.get("0");
    expect(recent.bytes()).toBeLessThanOrEqual(5_000);
  }
  expect(recent.get("0")).toBeDefined();
  expect(recent.get("99")).toBeDefined();
  expect(recent.get("50")).toBeUndefined();
  recent.put("99", { bytes: Buffer.alloc(10_000) });
  expect(recent.bytes()).toBe(0);
});
