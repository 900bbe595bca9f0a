import { startProduct } from "./start-product.ts";

/**
 * Starts the product for the whole run, unless E2E_URL names one that runs already. Journeys find
 * it as Playwright's `baseURL`: the configuration reads E2E_URL once more in each worker.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env["E2E_URL"]) return undefined;
  // A proxy is believed, so that the people of journeys can come from addresses of their own.
  const product = await startProduct({ TRUSTED_PROXIES: "1" });
  process.env["E2E_URL"] = product.url;
  process.env["E2E_SANDBOX"] = product.sandbox;
  return product.stop;
}
