import { defineConfig } from "vitest/config";

/** The tests that mutants of what moves money are tried with, on the embedded database: those of the area's folder. */
export default defineConfig({
  test: {
    globalSetup: "tests/support/pglite-setup.ts",
    include: ["**/*.db.test.ts"],
    exclude: ["**/node_modules/**", "**/dist/**"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    isolate: false,
  },
});
