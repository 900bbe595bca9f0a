import { defineConfig } from "vitest/config";

/** The tests that mutants of rules and signers are tried with: those that need nothing but Node. */
export default defineConfig({
  test: {
    include: [
      "packages/{domain,connectors}/src/**/*.test.ts",
      "apps/server/src/money/**/*.test.ts",
    ],
    exclude: ["**/node_modules/**", "**/dist/**", "**/*.{db,pg,race}.test.ts"],
    testTimeout: 60_000,
    isolate: false,
  },
});
