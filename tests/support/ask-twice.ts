import { randomUUID } from "node:crypto";
import type { Call, OutputOf, RequestOf } from "@sampan/contract/kernel/call";
import { expect } from "vitest";
import type { TestCaller } from "./test-caller.ts";
import { valueOf } from "./value-of.ts";

/** Makes a call twice with one key, as whoever lost the first answer does; both answers are the same. */
export async function askTwice<C extends Call>(
  who: TestCaller,
  call: C,
  input: RequestOf<C>,
): Promise<OutputOf<C>> {
  const options = { idempotencyKey: randomUUID() };
  const first = valueOf(await who.call(call, input, options));
  expect(valueOf(await who.call(call, input, options))).toEqual(first);
  return first;
}
