import { sideBySide } from "./product-of-worker.ts";
import { startProduct } from "./start-product.ts";

/**
 * Starts a product for each worker, with a database and a sandbox of its own, unless E2E_URL names one that runs
 * already. So journeys run side by side, and one that closes a marketplace or plans a maintenance is alone with it.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env["E2E_URL"]) return undefined;
  const products = await Promise.all(
    Array.from({ length: sideBySide }, () =>
      startProduct({
        // A proxy is believed, so that the people of journeys can come from addresses of their own.
        TRUSTED_PROXIES: "1",
        // A busy machine is no overload of the server.
        OVERLOAD_DELAY_MS: "0",
      }),
    ),
  );
  process.env["E2E_URLS"] = products.map(({ url }) => url).join(" ");
  process.env["E2E_SANDBOXES"] = products.map(({ sandbox }) => sandbox).join(" ");
  return async () => {
    await Promise.all(products.map(({ stop }) => stop()));
  };
}
