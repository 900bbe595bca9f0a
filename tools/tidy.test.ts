import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { findTableWrites } from "./find-table-writes.ts";

/** The rules of the house that no compiler or linter knows. */

type Source = { path: string; text: string };

const root = join(import.meta.dirname, "..");
const read = (path: string): Source => ({ path, text: readFileSync(join(root, path), "utf8") });
const filesNamed = (...patterns: string[]): Source[] =>
  execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", ...patterns], {
    cwd: root,
    encoding: "utf8",
  })
    .split("\n")
    .filter((path) => path !== "" && existsSync(join(root, path)))
    .map(read);

const sources = filesNamed("*.ts", "*.tsx", "*.mjs");
const texts = [...sources, ...filesNamed("*.md", "*.sql", "*.css", "*.html", ".ci/*", "*.json")];
const withoutComments = (text: string) =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, "").replaceAll(/(^|\s)\/\/.*$/gm, "$1");
const offenders = (files: Source[], isWrong: (file: Source) => boolean) =>
  files.filter(isWrong).map(({ path }) => path);
const isTest = ({ path }: Source) => /\.(test|e2e)\.tsx?$/.test(path);

test("the checks see the code base", () => {
  expect(sources.length).toBeGreaterThan(200);
});

describe("files", () => {
  test("have at most 300 lines", () => {
    expect(offenders(sources, ({ text }) => text.trimEnd().split("\n").length > 300)).toEqual([]);
  });

  test("do not only pass on what others export", () => {
    const isBarrel = ({ text }: Source) => {
      const statements = withoutComments(text).trim();
      return (
        statements !== "" && statements.replaceAll(/export [^;]* from "[^"]*";?\s*/g, "") === ""
      );
    };
    expect(offenders(sources, isBarrel)).toEqual([]);
  });

  test("lie in folders named after what they are about", () => {
    const nameless = /(^|\/)(utils?|helpers?|misc|common|shared|lib)\//;
    expect(offenders(sources, ({ path }) => nameless.test(path))).toEqual([]);
  });

  test("declare classes for errors and error boundaries only", () => {
    const otherClass =
      /^\s*(?:export )?(?:abstract )?class \w+\b(?! extends \w*(?:Error|Component|InUse)\b)/m;
    expect(offenders(sources, ({ text }) => otherClass.test(withoutComments(text)))).toEqual([]);
  });
});

describe("texts", () => {
  test("put nothing off", () => {
    // Written so that it does not find itself.
    const later = /\b(?:T[O]DO|FIX[M]E|X[X]X|HA[C]K)\b/;
    expect(offenders(texts, ({ text }) => later.test(text))).toEqual([]);
  });

  test("name no folder of somebody's machine", () => {
    const machine = /(?<![\w.}])\/(?:work|root|Users)\/\w/;
    expect(offenders(texts, ({ text }) => machine.test(text))).toEqual([]);
  });

  test("link to documents that exist", () => {
    const broken = filesNamed("*.md").flatMap(({ path, text }) =>
      [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)]
        .map(([, target = ""]) => join(dirname(path), target))
        .filter((target) => !existsSync(join(root, target)))
        .map((target) => `${path}: ${target}`),
    );
    expect(broken).toEqual([]);
  });
});

describe("borders", () => {
  test("the environment is read where a process starts, and nowhere else", () => {
    const mayRead = /^(tools|demo|bench|e2e|tests)\/|(^|\/)main\.ts$|\.config\.ts$/;
    const readsIt = ({ path, text }: Source) =>
      !mayRead.test(path) && !isTest({ path, text }) && /\bprocess\.env\b/.test(text);
    expect(offenders(sources, readsIt)).toEqual([]);
  });

  test("pages load the small zod only", () => {
    const browser = /^(packages\/(client|contract|domain|locales|ui)|apps\/(console|storefront))\//;
    const loadsAll = ({ path, text }: Source) => browser.test(path) && /from "zod"/.test(text);
    expect(offenders(sources, loadsAll)).toEqual([]);
  });
});

describe("the database", () => {
  const migrations = readdirSync(join(root, "apps/server/src/db/migrations")).toSorted();
  const tables = new Set(
    migrations.flatMap((name) =>
      [
        ...read(`apps/server/src/db/migrations/${name}`).text.matchAll(
          /create table (?:if not exists )?(\w+)/g,
        ),
      ].map(([, table = ""]) => table),
    ),
  );

  test("every migration has a number of its own, without a gap", () => {
    expect(migrations.map((name) => Number(name.slice(0, 4)))).toEqual(
      migrations.map((_, index) => index + 1),
    );
  });

  test("a table is written by one slice", () => {
    const server = sources.filter(
      (file) => file.path.startsWith("apps/server/src/") && !isTest(file),
    );
    const writes = server.flatMap(({ path, text }) =>
      findTableWrites(withoutComments(text), tables).map((table) => ({
        table,
        slice: path.split("/")[3],
      })),
    );
    // A search that finds next to nothing is broken, not clean.
    expect(writes.length).toBeGreaterThan(60);
    const shared = [...tables]
      .map((table) => ({
        table,
        slices: [
          ...new Set(writes.filter((write) => write.table === table).map((one) => one.slice)),
        ],
      }))
      .filter(({ slices }) => slices.length > 1);
    expect(shared).toEqual([]);
  });
});

describe("dependencies", () => {
  type Manifest = Record<"dependencies" | "devDependencies", Record<string, string> | undefined>;
  const manifests = filesNamed("package.json", "*/package.json").map(({ path, text }) => ({
    folder: dirname(path) === "." ? "" : dirname(path),
    ...(JSON.parse(text) as Manifest),
  }));
  const lock = read("package-lock.json").text;

  test("are pinned to one version", () => {
    const loose = manifests.flatMap(({ folder, dependencies, devDependencies }) =>
      Object.entries({ ...dependencies, ...devDependencies })
        .filter(([name, range]) => !name.startsWith("@sampan/") && !/^\d/.test(range))
        .map(([name, range]) => `${folder}: ${name} ${range}`),
    );
    expect(loose).toEqual([]);
  });

  test("are locked as they are declared, without the address they came from", () => {
    const { packages } = JSON.parse(lock) as { packages: Record<string, Manifest> };
    const declared = manifests.map(({ folder, dependencies = {}, devDependencies = {} }) => ({
      folder,
      dependencies,
      devDependencies,
    }));
    const locked = manifests.map(({ folder }) => ({
      folder,
      dependencies: packages[folder]?.dependencies ?? {},
      devDependencies: packages[folder]?.devDependencies ?? {},
    }));
    expect(locked).toEqual(declared);
    expect(lock).not.toMatch(/"resolved": "http/);
  });
});

describe("requirements", () => {
  test("have ids of their own, an area and a text", () => {
    const rows = parse(read("docs/requirements.yaml").text) as Record<string, unknown>[];
    expect(rows.filter(({ id, area, text }) => !id || !area || !text)).toEqual([]);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });
});
