import { expect, test } from "vitest";
import { createMissCeiling } from "./miss-ceiling.ts";

const start = Date.UTC(2026, 0, 1);

test("holds back a network that asks for more than its share of a minute, until the minute is over", () => {
  let passed_ms = 0;
  const wait_s = createMissCeiling(() => new Date(start + passed_ms));
  const times = (network: string, count: number) => {
    for (let asked = 0; asked < count; asked++) expect(wait_s(network)).toBeUndefined();
  };
  times("203.0.113.1", 600);
  passed_ms = 20_000;
  expect(wait_s("203.0.113.1")).toBe(40);
  times("203.0.113.2", 1);
  passed_ms = 60_000;
  times("203.0.113.1", 1);
});

test("a house at its ceiling holds back whoever had much, and still serves whoever had little", () => {
  const wait_s = createMissCeiling(() => new Date(start));
  for (let network = 0; network < 5; network++)
    for (let asked = 0; asked < 600; asked++) wait_s(`203.0.113.${network}`);
  expect(wait_s("203.0.113.0")).toBeGreaterThan(0);
  for (let asked = 0; asked < 60; asked++) expect(wait_s("198.51.100.7")).toBeUndefined();
  expect(wait_s("198.51.100.7")).toBeGreaterThan(0);
});
