import { readFileSync } from "node:fs";
import { join } from "node:path";

type Step =
  | "1-chance"
  | "2-stories"
  | "3-crowd"
  | "4-people"
  | "5-goods"
  | "6-boxes"
  | "7-payouts"
  | "7-money"
  | "8-messages"
  | "9-acts";

/** The statements of one step; each builds on the temporary tables of those before. */
export const stepOf = (step: Step): string =>
  readFileSync(join(import.meta.dirname, "sql", `${step}.sql`), "utf8");
