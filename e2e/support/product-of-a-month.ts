import { join } from "node:path";
import { startProduct } from "./start-product.ts";

export interface ProductOfAMonth {
  readonly url: string;
  /** Puts the clock of its machine forward by so many days. */
  readonly pass: () => void;
  readonly stop: () => Promise<void>;
}

/**
 * A product that a journey has for itself, because time passes in it that no journey can wait for and no other journey may
 * notice. Codes are read in its own outside world until it is stopped.
 */
export async function startProductOfAMonth(days: number): Promise<ProductOfAMonth> {
  const { E2E_SANDBOX: before } = process.env;
  const clock = join(import.meta.dirname, "movable-clock.ts");
  const product = await startProduct({
    NODE_OPTIONS: `--import=${clock}`,
    PUT_FORWARD_DAYS: String(days),
    TRUSTED_PROXIES: "1",
    OVERLOAD_DELAY_MS: "0",
  });
  process.env["E2E_SANDBOX"] = product.sandbox;
  return {
    url: product.url,
    pass: () => product.signal("SIGUSR2"),
    stop: async () => {
      if (before === undefined) delete process.env["E2E_SANDBOX"];
      else process.env["E2E_SANDBOX"] = before;
      await product.stop();
    },
  };
}
