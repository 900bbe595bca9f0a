import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { seal, unseal } from "./seal.ts";

const key = randomBytes(32);
const chance = (bytes: number) => randomBytes(bytes);
const owner = "real_name:7";

test("a sealed text opens with the same key for the same owner only", () => {
  const sealed = seal(key, { text: "林小舟 A123456789", owner }, chance);
  expect(unseal(key, { sealed, owner })).toBe("林小舟 A123456789");
  expect(() => unseal(randomBytes(32), { sealed, owner })).toThrow("unable to authenticate data");
  expect(() => unseal(key, { sealed, owner: "real_name:8" })).toThrow(
    "unable to authenticate data",
  );
});

test("a changed bit is noticed", () => {
  const sealed = seal(key, { text: "林小舟", owner }, chance);
  for (const at of [0, 12, sealed.length - 1]) {
    const damaged = Buffer.from(sealed);
    damaged[at] = (damaged[at] ?? 0) ^ 1;
    expect(() => unseal(key, { sealed: damaged, owner })).toThrow("unable to authenticate data");
  }
});

test("the same text is never sealed to the same bytes", () => {
  const one = seal(key, { text: "林小舟", owner }, chance);
  expect(seal(key, { text: "林小舟", owner }, chance).equals(one)).toBe(false);
});
