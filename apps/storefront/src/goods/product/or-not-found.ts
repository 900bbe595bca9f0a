import { Refused } from "@sampan/client/query";
import type { RefusalName } from "@sampan/contract/kernel/error-codes";
import { notFound } from "@tanstack/react-router";

/** Refusals that mean there is no such product. */
const goneCodes: readonly RefusalName[] = ["item_not_found", "item_not_found_1688"];

/** A product that is gone is a page that does not exist: status 404, and a page of its own. [ERR-02] [ERR-03] [ERR-46] */
export async function orNotFound<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Refused && goneCodes.includes(error.code)) throw notFound();
    throw error;
  }
}
