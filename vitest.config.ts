import { defineConfig } from "vitest/config";

const elsewhere = ["**/node_modules/**", "**/dist/**", "e2e/**"];
const database = "**/*.db.test.ts";
/** Two people at the same moment, and what takes one database to prove. */
const postgresOnly = "**/*.{race,pg}.test.ts";

/** A database of one's own and a whole purchase need more than the five seconds of a pure rule. */
const patience = {
  testTimeout: 30_000,
  hookTimeout: 60_000,
  // What goes on behind an answer comes late on a busy machine.
  expect: { poll: { timeout: 15_000 } },
};

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
        },
      },
      {
        test: {
          name: "pglite",
          include: [database],
          exclude: elsewhere,
          globalSetup: "tests/support/pglite-setup.ts",
          ...patience,
        },
      },
      {
        test: {
          name: "postgres",
          include: [database, postgresOnly],
          exclude: elsewhere,
          globalSetup: "tests/support/postgres-setup.ts",
          ...patience,
        },
      },
    ],
  },
});
