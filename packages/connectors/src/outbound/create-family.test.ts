import { ok } from "@sampan/domain/kernel/result";
import { expect, test } from "vitest";
import { openOutbound } from "../../../../tests/support/open-outbound.ts";
import { startFakeSource, type Behaviour } from "../../../../tests/support/start-fake-source.ts";

const fine = { body: "picture" };

async function openFamily(behave: Behaviour = () => fine) {
  const { baseUrl, received } = await startFakeSource(behave);
  const outbound = openOutbound({
    breakerFailures: 3,
    headersTimeout_ms: 60,
    bodyLimit_bytes: 100,
  });
  const family = outbound.family("pictures", 3);
  const ask = (member: string, path = "/") =>
    family.of(member).ask({
      request: { method: "GET", url: baseUrl + path },
      repeatable: false,
      judgedBySilence: true,
      read: ({ status }) => ok(status),
    });
  const silent = (member: string) =>
    family.of(member).ask({
      request: { method: "GET", url: "http://127.0.0.1:9/" },
      repeatable: false,
      judgedBySilence: true,
      read: ({ status }) => ok(status),
    });
  const names = () => outbound.health().map(({ source }) => source);
  return { ask, silent, family, names, outbound, received };
}

test("one silent member is held back, and the others are not", async () => {
  const { ask, silent, family } = await openFamily();
  for (let count = 0; count < 4; count++) await silent("broken");
  expect(family.of("broken").health()).toMatchObject({ breaker: "open", held_back: 1 });
  expect(await ask("well")).toEqual(ok(200));
});

test("a path that answers 500, or more than we read, says nothing about the next", async () => {
  const { ask, family } = await openFamily(({ path }) =>
    path === "/bad"
      ? { status: 500, body: "" }
      : path === "/huge"
        ? { body: "x".repeat(200) }
        : fine,
  );
  for (let count = 0; count < 4; count++) {
    await ask("host", "/bad");
    await ask("host", "/huge");
  }
  expect(family.of("host").health().breaker).toBe("closed");
  expect(await ask("host")).toEqual(ok(200));
});

test("names that somebody made up are forgotten first, and are shown to nobody", async () => {
  const { ask, silent, family, names } = await openFamily();
  await ask("one");
  await ask("two");
  for (let count = 0; count < 20; count++) await silent(`made up ${count}`);
  expect(names()).toEqual(["pictures one", "pictures two"]);
  expect(family.hasAnswered("one")).toBe(true);
  expect(family.hasAnswered("made up 19")).toBe(false);
  await ask("three");
  await ask("four");
  expect(names()).toEqual(["pictures two", "pictures three", "pictures four"]);
});
