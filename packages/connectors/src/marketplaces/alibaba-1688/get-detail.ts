import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { SourceFailure } from "../../outbound/source-failure.ts";
import type { Listing } from "../listing.ts";
import { askApi1688 } from "./ask-api.ts";
import type { Alibaba1688Session } from "./ask-gateway.ts";
import { listingFrom1688, OfferPayload } from "./listing-from-1688.ts";

/**
 * Reads one offer. An offer that is absent, expired, deleted or under review is `not_found`
 * [API-50].
 */
export async function getDetail1688(
  session: Alibaba1688Session,
  offerId: string,
): Promise<Result<Listing, SourceFailure>> {
  const source = session.source.name;
  if (!/^\d{1,20}$/.test(offerId)) {
    return refuse({ code: "not_found", source, detail: "1688 ids are digits only" });
  }
  const offer = await askApi1688(session, {
    api: "product.search.queryProductDetail",
    parameters: { offerDetailParam: { offerId, country: session.config.country } },
    payload: OfferPayload.nullish(),
  });
  if (!offer.ok) {
    // The one thing that can be wrong with this question is the id.
    return offer.error.code === "rejected" ? refuse({ ...offer.error, code: "not_found" }) : offer;
  }
  if (!offer.value) return refuse({ code: "not_found", source, detail: "no such offer" });
  if (offer.value.status !== "published") {
    return refuse({ code: "not_found", source, detail: `offer is ${offer.value.status}` });
  }
  return ok(listingFrom1688(offer.value));
}
