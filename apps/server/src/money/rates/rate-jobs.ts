import type { Needs } from "../../kernel/needs.ts";
import { askRates } from "./ask-rates.ts";

declare module "../../kernel/jobs/jobs.ts" {
  interface JobData {
    "fetch-rates": Record<never, never>;
  }
}

/** The job "fetch-rates": twice an hour, and at once where there is no rate yet. Twice in a row is harmless. */
export const fetchRates = (needs: Needs): Promise<void> => askRates(needs);
