import { defineConfig } from "vitest/config";

const elsewhere = ["**/node_modules/**", "**/dist/**", ".cache/**", "e2e/**"];
const database = "**/*.db.test.ts";
/** Two people at the same moment, and what takes one database to prove. */
const postgresOnly = "**/*.{race,pg}.test.ts";
/** What we promise is tried with parts of the server taken out, so these files share no modules with others. */
const promises = "tests/promises/**";

/** A database of one's own and a whole purchase need more than the five seconds of a pure rule. */
const patience = {
  testTimeout: 30_000,
  hookTimeout: 60_000,
  // What goes on behind an answer comes late on a busy machine.
  expect: { poll: { timeout: 15_000 } },
};

/** The server is loaded once a worker and not once a file: half of the time went into that. */
const shared = { isolate: false };

const pglite = {
  globalSetup: "tests/support/pglite-setup.ts",
  include: [database],
  ...patience,
};
const postgres = {
  globalSetup: "tests/support/postgres-setup.ts",
  include: [database, postgresOnly],
  ...patience,
};
const onlyPromises = ({ include }: { readonly include: readonly string[] }) =>
  include.map((pattern) => pattern.replace("**/", "tests/promises/**/"));

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: "unit",
          include: ["**/*.test.{ts,tsx}"],
          exclude: [...elsewhere, database, postgresOnly],
          testTimeout: 15_000,
          ...shared,
        },
      },
      { test: { name: "pglite", ...pglite, exclude: [...elsewhere, promises], ...shared } },
      { test: { name: "postgres", ...postgres, exclude: [...elsewhere, promises], ...shared } },
      {
        test: {
          name: "pglite-promises",
          ...pglite,
          include: onlyPromises(pglite),
          exclude: elsewhere,
        },
      },
      {
        test: {
          name: "postgres-promises",
          ...postgres,
          include: onlyPromises(postgres),
          exclude: elsewhere,
        },
      },
    ],
  },
});
