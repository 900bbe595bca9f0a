import { createOutbound } from "@sampan/connectors/outbound/create-outbound";
import { listSources } from "@sampan/contract/goods/sourcing/staff-sources";
import { afterAll, expect, test } from "vitest";
import { startFakeSource } from "../../../../../tests/support/start-fake-source.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const outbound = createOutbound({ now: () => new Date(), breakerFailures: 3 });
afterAll(() => outbound.close());
const { staff } = await openTestApp({ outbound });

test("staff see how each source answers, and which of them is held back [NFR-09]", async () => {
  let isUp = true;
  const fake = await startFakeSource(() => (isUp ? { body: "{}" } : { status: 500, body: "" }));
  const ask = (name: string) =>
    outbound.source(name).ask({
      repeatable: false,
      request: { method: "GET", url: fake.baseUrl },
      read: () => ({ ok: true, value: undefined }),
    });
  await ask("jd");
  await ask("1688");
  isUp = false;
  for (let count = 0; count < 4; count += 1) await ask("1688");
  const { list, since } = valueOf(await (await staff("catalogue")).call(listSources, {}));
  expect(since).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  expect(list.map(({ source }) => source)).toEqual(["1688", "jd"]);
  expect(list[0]).toMatchObject({
    breaker: "open",
    calls: 5,
    failures: 4,
    held_back: 1,
    last_failure: { code: "unavailable", detail: expect.stringContaining("breaker") },
    last_answer_at: expect.any(String),
  });
  expect(list[1]).toMatchObject({ breaker: "closed", calls: 1, failures: 0, last_failure: null });
  expect(list[1]?.latency?.max_ms).toBeGreaterThanOrEqual(0);
});

test("only staff who switch platforms see it", async () => {
  const answer = await (await staff("warehouse")).call(listSources, {});
  expect(refusalOf(answer)).toBe("right_missing");
});
