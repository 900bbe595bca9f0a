import { defineConfig } from "vitest/config";

const elsewhere = ["**/node_modules/**", "**/dist/**", "e2e/**"];
const database = "**/*.db.test.ts";
const race = "**/*.race.test.ts";

/** A database of one's own and a whole purchase need more than the five seconds of a pure rule. */
const patience = { testTimeout: 30_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: "unit",
          include: ["**/*.test.{ts,tsx}"],
          exclude: [...elsewhere, database, race],
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
          include: [database, race],
          exclude: elsewhere,
          globalSetup: "tests/support/postgres-setup.ts",
          ...patience,
        },
      },
    ],
  },
});
