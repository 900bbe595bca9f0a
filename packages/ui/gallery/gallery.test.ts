import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";

/** Parts of others, and what takes the whole screen or a picture of somebody's. */
const elsewhere = [
  "bars",
  "empty-boat",
  "form-row",
  "full-screen",
  "gallery",
  "icon",
  "logo",
  "picture",
  "picture-preview",
  "snap-row",
  "spinner",
  "zoom-picture",
];

test("the gallery shows every primitive", () => {
  const shown = globSync("*.tsx", { cwd: import.meta.dirname })
    .map((file) => readFileSync(join(import.meta.dirname, file), "utf8"))
    .join("\n");
  const primitives = globSync("../src/*.tsx", { cwd: import.meta.dirname })
    .map((file) => basename(file, ".tsx"))
    .filter((name) => !name.startsWith("icons-") && !elsewhere.includes(name));
  expect(primitives.length).toBeGreaterThan(20);
  expect(primitives.filter((name) => !shown.includes(`../src/${name}.tsx"`))).toEqual([]);
});
