import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { bridgeErrors, bridgeVersion, messages } from "./messages.ts";

const page = readFileSync(join(import.meta.dirname, "../../../../docs/bridge.md"), "utf8");
const rows = [...page.matchAll(/^\| `(\w+)` \| (\w+) \| (\w+) \| (\d+) \|/gm)].map(
  ([, name, asker, patience, since]) => [name, asker, patience, Number(since)],
);

test("docs/bridge.md names every message with who asks, how long it waits, and since which version [NATV-01]", () => {
  expect(rows).toEqual(
    Object.entries(messages).map(([name, { asker, patience, since }]) => [
      name,
      asker,
      patience,
      since,
    ]),
  );
  expect(page).toContain(`version ${bridgeVersion}`);
});

test("docs/bridge.md names every error with its words", () => {
  for (const [code, words] of Object.entries(bridgeErrors))
    expect(page).toContain(`| \`${code}\` | ${words} |`);
});
