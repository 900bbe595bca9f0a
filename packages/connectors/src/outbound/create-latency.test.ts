import { expect, test } from "vitest";
import { createLatency } from "./create-latency.ts";

test("says nothing before the first answer, and then what the middle and the slowest took", () => {
  const latency = createLatency();
  expect(latency.read()).toBeUndefined();
  for (let took_ms = 1; took_ms <= 20; took_ms += 1) latency.note(took_ms);
  expect(latency.read()).toEqual({ p50_ms: 10, p95_ms: 19, max_ms: 20 });
});

test("forgets what lies more than a hundred answers back", () => {
  const latency = createLatency();
  latency.note(9000);
  for (let count = 0; count < 100; count += 1) latency.note(30);
  expect(latency.read()).toEqual({ p50_ms: 30, p95_ms: 30, max_ms: 30 });
});
