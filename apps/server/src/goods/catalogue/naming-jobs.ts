import { renameGoods } from "./rename-goods.ts";
import type { JobData } from "../../kernel/jobs/jobs.ts";
import type { Needs } from "../../kernel/needs.ts";
import { askForGoods } from "./ask-for-goods.ts";

declare module "../../kernel/jobs/jobs.ts" {
  interface JobData {
    "translate-goods": Record<never, never>;
    "rename-goods": { readonly text: string };
  }
}

/** The job "translate-goods": every minute. Goods it has done are not done again. */
export const translateGoods = (needs: Needs): Promise<void> => askForGoods(needs);

/** The job "rename-goods": after content staff corrected a text. [BO-51] */
export async function renameGoodsWith(
  { database: { db }, settings, clock }: Needs,
  { text }: JobData["rename-goods"],
): Promise<void> {
  await renameGoods(db, text, settings.at(clock()));
}
