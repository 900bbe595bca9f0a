import { globSync, readFileSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import { expect, test } from "vitest";
import { areaOf, areas, isForTests } from "./areas.ts";
import { sameMeaning } from "./same-meaning.ts";
import { findTableWrites } from "../find-table-writes.ts";
import { root, sources, withoutComments } from "../read-sources.ts";

const under = (folder: string) =>
  sources.filter(({ path }) => path.startsWith(folder) && path.endsWith(".ts"));
/** Those that stand in no area; tests stand in none. */
const leftOut = (files: readonly { readonly path: string }[]) =>
  files.map(({ path }) => path).filter((path) => !isForTests(path) && areaOf(path) === undefined);

test("every rule of the domain belongs to an area", () => {
  const rules = under("packages/domain/src/");
  expect(rules.length).toBeGreaterThan(400);
  expect(leftOut(rules)).toEqual([]);
});

test("whatever signs, seals or believes a signature belongs to the signers", () => {
  const believes =
    /^import (?!type )[^;]*from "(?:node:crypto|jose|aws4fetch|[./]*\/is-same\.ts)"|\bcrypto\.subtle\b/m;
  const all = under("packages/connectors/src/").filter(({ path }) => !path.endsWith(".test.ts"));
  const signing = all.filter(({ text }) => believes.test(withoutComments(text)));
  expect(signing.length).toBeGreaterThan(15);
  expect(
    signing.map(({ path }) => path).filter((path) => areaOf(path)?.name !== "signers"),
  ).toEqual([]);
});

test("every verb that moves money or points, or writes coupons, belongs to an area with its database", () => {
  const moves =
    /from "[^"]*\/(?:post-transfer|post-income|move-held-money|grant-points|take-points-back)\.ts"/;
  const tables = new Set(["transfers", "ledger_accounts", "ledger_entries", "coupons"]);
  const verbs = under("apps/server/src/")
    .filter(({ path }) => !/\.test\.ts$|\/kernel\/db\//.test(path))
    .filter(({ text }) => moves.test(text) || findTableWrites(text, tables).length > 0)
    .map(({ path }) => path);
  expect(verbs.length).toBeGreaterThan(20);
  expect(verbs.filter((path) => areaOf(path)?.tests === undefined)).toEqual([]);
});

test("every pattern of an area names a file that is its own", () => {
  const files = globSync("{apps/server,packages/{domain,connectors}}/src/**/*.ts", { cwd: root });
  const idle = areas.flatMap((area) =>
    area.files.filter(
      (pattern) => !files.some((file) => matchesGlob(file, pattern) && areaOf(file) === area),
    ),
  );
  expect(idle).toEqual([]);
});

test("what is said to mean the same still stands there", () => {
  const gone = sameMeaning.filter(({ file, line }) => {
    const lines = readFileSync(join(root, file), "utf8").split("\n");
    return !lines.some((one) => one.trim() === line);
  });
  expect(gone).toEqual([]);
});
