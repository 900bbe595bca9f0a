/** Journeys at the same time, each worker with a product of its own: two in a run of all (tools/test.ts), else one. */
export const sideBySide = process.env["E2E_URL"] ? 1 : Number(process.env["SIDE_BY_SIDE"] ?? 1);

/** What the run's setup started for this worker. Playwright numbers those that work at the same time. */
const ofThisWorker = (list: string | undefined): string | undefined =>
  list?.split(" ")[Number(process.env["TEST_PARALLEL_INDEX"] ?? 0)];

/** Address of this worker's storefront; undefined before the products have started. */
export const ownUrl = (): string | undefined =>
  process.env["E2E_URL"] ?? ofThisWorker(process.env["E2E_URLS"]);

/** Where the messages of this worker's product can be read and its outside world disturbed. */
export const ownSandbox = (): string =>
  process.env["E2E_SANDBOX"] ?? ofThisWorker(process.env["E2E_SANDBOXES"]) ?? "";
