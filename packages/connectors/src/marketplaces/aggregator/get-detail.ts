import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { z } from "zod";
import type { SourceFailure } from "../../outbound/source-failure.ts";
import type { Listing } from "../listing.ts";
import type { AggregatorSession } from "./aggregator-config.ts";
import { askAggregator } from "./ask-api.ts";
import { AggregatedItem } from "./aggregated-item.ts";
import { listingFromAggregator } from "./listing-from-aggregator.ts";

/** Some vendors answer a missing product with an empty item instead of a code. */
const Nothing = z
  .union([z.strictObject({}), z.tuple([]), z.null()])
  .transform((): undefined => undefined);

const Answer = z.object({
  item: z.union([AggregatedItem, Nothing]),
});

/** Reads one product; one that is absent or off the shelf is `not_found` [API-51] [API-52] [API-53]. */
export async function getDetailAggregator(
  session: AggregatorSession,
  num_iid: string,
): Promise<Result<Listing, SourceFailure>> {
  const { source } = session;
  // Every call is billed, those for ids that cannot be one as well.
  if (!/^[\w-]{1,128}$/.test(num_iid)) {
    return refuse({ code: "not_found", source: source.name, detail: "no id of a product" });
  }
  const answer = await askAggregator(session, {
    api: "item_get",
    parameters: { num_iid },
    answer: Answer,
  });
  if (!answer.ok) {
    // The one thing that can be wrong with this question is the id.
    return answer.error.code === "rejected"
      ? refuse({ ...answer.error, code: "not_found" })
      : answer;
  }
  const { item } = answer.value;
  if (!item) {
    return refuse({ code: "not_found", source: source.name, detail: "no such product" });
  }
  return ok(listingFromAggregator(session.of, num_iid, item));
}
