import { expect, test } from "vitest";
import { readShared } from "./use-shared.ts";

test.each([
  ["#shared=%E9%80%A3%E8%A1%A3%E8%A3%99", { text: "連衣裙" }],
  [`#shared=${"x".repeat(3_000)}`, { text: "x".repeat(2_000) }],
  ["#shared=%E9%80", "lost"],
  ["#shared-file", "file"],
  ["#shared-lost", "lost"],
  ["#content", undefined],
  ["", undefined],
])("behind %s stands %o", (hash, shared) => expect(readShared(hash)).toEqual(shared));
