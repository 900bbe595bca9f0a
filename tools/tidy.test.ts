import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { findTableWrites } from "./find-table-writes.ts";
import {
  filesNamed,
  isTest,
  offenders,
  read,
  root,
  sources,
  withoutComments,
  type Source,
} from "./read-sources.ts";

/** The rules of the house that no compiler or linter knows. */

const texts = [...sources, ...filesNamed("*.md", "*.sql", "*.css", "*.html", ".ci/*", "*.json")];

/** A slice is a folder of a wing. */
const sliceOf = (path: string) =>
  /^apps\/server\/src\/((?:(?:kernel|people|goods|money|trade|logistics|shop|office)\/)?[^/]+)\//.exec(
    path,
  )?.[1];

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
    // But the door of a room whose other files the import rules keep for the room.
    const isDoor = ({ path }: Source) => path === "apps/server/src/kernel/db/driver/door.ts";
    expect(offenders(sources, (file) => !isDoor(file) && isBarrel(file))).toEqual([]);
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

test("every place that ARCHITECTURE names is there", () => {
  const text = readFileSync(join(root, "ARCHITECTURE.md"), "utf8");
  const tables = text.slice(text.indexOf("## Where would I change"));
  const named = [...tables.matchAll(/`([\w-]+\/[\w<>.*$/-]+|[\w-]+\.tsx?)`/g)].map(
    ([, path = ""]) => path,
  );
  expect(named.length).toBeGreaterThan(60);
  const missing = named.filter((path) => {
    const pattern = path.replaceAll(/<[^>]*>/g, "*");
    // A part of the house by its name, or what the server and the rules are spoken of without.
    const [part = "", ...rest] = pattern.split("/");
    const inPart = rest.join("/").replace(/^src\//, "");
    const places = [
      `{apps,packages}/${part}/src/${inPart}{,.ts,.tsx}`,
      `{apps,packages}/*/src/**/${pattern}`,
      pattern,
    ];
    return !places.some((place) => globSync(place, { cwd: root }).length > 0);
  });
  expect(missing).toEqual([]);
});

test("the version is the newest of the changes that operators read of", () => {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    version: string;
  };
  const [, newest] = /^## (\S+),/m.exec(readFileSync(join(root, "CHANGELOG.md"), "utf8")) ?? [];
  expect(newest).toBe(version);
});

describe("borders", () => {
  test("the environment is read where a process starts, and nowhere else", () => {
    const mayRead = /^(tools|demo|bench|e2e|tests)\/|(^|\/)(main|add-staff)\.ts$|\.config\.ts$/;
    const readsIt = ({ path, text }: Source) =>
      !mayRead.test(path) && !isTest({ path, text }) && /\bprocess\.env\b/.test(text);
    expect(offenders(sources, readsIt)).toEqual([]);
  });

  test("what is set comes with the request, and never by a default of a parameter", () => {
    const defaulted = /^\s+\w+: [^,()]*= default(?:Limits|Acceptance)\b/m;
    const guesses = (file: Source) => !isTest(file) && defaulted.test(file.text);
    expect(offenders(sources, guesses)).toEqual([]);
  });

  test("pages load the small zod only", () => {
    const browser = /^(packages\/(client|contract|domain|locales|ui)|apps\/(console|storefront))\//;
    const loadsAll = ({ path, text }: Source) => browser.test(path) && /from "zod"/.test(text);
    expect(offenders(sources, loadsAll)).toEqual([]);
  });
});

describe("types", () => {
  /**
   * A cast is a promise nobody checks. Columns of few words have their types in the tables (decision 56), so what is
   * left stands where a builder or a library cannot follow. The number may only go down.
   */
  const casts_max = 61;

  test("the server casts no more than it did", () => {
    const casts = sources
      .filter((file) => file.path.startsWith("apps/server/src/") && !isTest(file))
      .flatMap(({ path, text }) =>
        withoutComments(text)
          .replaceAll(/^(?:import|export) [^;]*;$/gm, (statement) =>
            / from "/.test(statement) ? "" : statement,
          )
          .split("\n")
          .filter((line) => /^(?!\s*").*\bas (?:unknown as )?[A-Z]/.test(line))
          .map((line) => `${path}: ${line.trim()}`),
      );
    // A search that finds next to nothing is broken, not clean.
    expect(casts.length).toBeGreaterThan(10);
    expect(
      casts.length,
      `at most ${casts_max} casts: let the type say it, or parse at the border\n${casts.join("\n")}\n`,
    ).toBeLessThanOrEqual(casts_max);
  });
});

describe("the database", () => {
  const migrations = readdirSync(join(root, "apps/server/src/kernel/db/migrations")).toSorted();
  const tables = new Set(
    migrations.flatMap((name) =>
      [
        ...read(`apps/server/src/kernel/db/migrations/${name}`).text.matchAll(
          /create table (?:if not exists )?(\w+)/g,
        ),
      ].map(([, table = ""]) => table),
    ),
  );

  // Gaps are fine: each runs once, by its name, and what is written side by side takes numbers apart.
  test("every migration has a number of its own", () => {
    const numbers = migrations.map((name) => /^(\d{4})-/.exec(name)?.[1]);
    expect(numbers).not.toContain(undefined);
    expect(new Set(numbers).size).toBe(migrations.length);
  });

  test("only hot paths ask soon or together", () => {
    const room = "apps/server/src/kernel/db/";
    const listed = [...read(`${room}README.md`).text.matchAll(/^- `(\S+\.ts)`: /gm)].map(
      ([, path = ""]) => `apps/server/src/${path}`,
    );
    const hurries =
      /^import (?!type)[^;]*\b(?:sendSoon|sendTogether|readAsOne|asOne|askInPackets|addsRows)\b[^;]* from "[^"]*\/db\//m;
    const hurried = offenders(
      sources.filter(({ path }) => path.startsWith("apps/server/src/") && !path.startsWith(room)),
      (file) => !isTest(file) && hurries.test(file.text),
    );
    expect(
      hurried.toSorted(),
      "ask plainly, or bring the file onto the list of hot paths in kernel/db/README.md with its figure",
    ).toEqual(listed.toSorted());
  });

  test("a table is written by one slice", () => {
    const server = sources.filter(
      (file) => file.path.startsWith("apps/server/src/") && !isTest(file),
    );
    const writes = server.flatMap(({ path, text }) =>
      findTableWrites(withoutComments(text), tables).map((table) => ({
        table,
        slice: sliceOf(path),
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
