import type { Needs } from "../needs.ts";
import { askRates } from "./ask-rates.ts";

/** The job "fetch-rates": twice an hour, and once at the first start. Twice in a row is harmless. */
export const fetchRates = (needs: Needs): Promise<void> => askRates(needs);
