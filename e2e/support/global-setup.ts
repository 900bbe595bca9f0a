import { startProduct } from "./start-product.ts";

/**
 * Starts the product for the whole run, unless E2E_URL names one that runs already. Journeys find
 * it as Playwright's `baseURL`: the configuration reads E2E_URL once more in each worker.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env["E2E_URL"]) return undefined;
  const product = await startProduct({
    // A proxy is believed, so that the people of journeys can come from addresses of their own.
    TRUSTED_PROXIES: "1",
    // A busy machine is no overload of the server.
    OVERLOAD_DELAY_MS: "0",
  });
  process.env["E2E_URL"] = product.url;
  process.env["E2E_SANDBOX"] = product.sandbox;
  return product.stop;
}
