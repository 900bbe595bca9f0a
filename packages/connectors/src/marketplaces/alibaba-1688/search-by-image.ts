import { ok, type Result } from "@sampan/domain/kernel/result";
import type { SourceFailure } from "../../outbound/source-failure.ts";
import type { ListingPage } from "../listing.ts";
import type { ImageQuery } from "../marketplace.ts";
import { askApi1688 } from "./ask-api.ts";
import type { Alibaba1688Session } from "./ask-gateway.ts";
import { pageFrom1688, SearchPayload, sort1688 } from "./search.ts";
import { uploadImage1688 } from "./upload-image.ts";

/** Finds offers that look like the picture; it is uploaded first [SRCH-10]. */
export async function searchByImage1688(
  session: Alibaba1688Session,
  query: ImageQuery,
): Promise<Result<ListingPage, SourceFailure>> {
  const imageId = await uploadImage1688(session, query.image);
  if (!imageId.ok) return imageId;
  const found = await askApi1688(session, {
    api: "product.search.imageQuery",
    parameters: {
      offerQueryParam: {
        imageId: imageId.value,
        beginPage: query.page,
        pageSize: query.page_size,
        country: session.config.country,
        sort: sort1688(query),
      },
    },
    payload: SearchPayload,
  });
  return found.ok ? ok(pageFrom1688(found.value)) : found;
}
