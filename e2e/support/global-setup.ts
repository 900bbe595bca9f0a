import { startProduct } from "./start-product.ts";

/**
 * Starts the product for the whole run, unless E2E_URL names one that runs already. Journeys find
 * it as Playwright's `baseURL`: the configuration reads E2E_URL once more in each worker.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env["E2E_URL"]) return undefined;
  const product = await startProduct();
  process.env["E2E_URL"] = product.url;
  process.env["E2E_SANDBOX"] = product.sandbox;
  return product.stop;
}
