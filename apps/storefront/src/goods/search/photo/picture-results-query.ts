import { queryPages } from "@sampan/client/query";
import { searchByPicture } from "@sampan/contract/goods/sourcing/sourcing";
import type { PicturePlatform } from "./picture-platforms.ts";
import { keptAlive_ms, type FoundQuery } from "../results-query.ts";

export interface PictureSearch {
  /** Address of the picture the person uploaded. */
  readonly imgUrl: string;
  readonly platform: PicturePlatform;
}

/**
 * What looks like the picture, page by page, kept as it was found like any results. It needs a session and
 * asks for one. [QRY-01] [SRCH-28] [API-65]
 */
export const pictureResultsQuery = ({ imgUrl, platform }: PictureSearch, page_size: number) =>
  ({
    ...queryPages(searchByPicture, { imgUrl, platform, page_size }, { asksLogin: true }),
    staleTime: keptAlive_ms,
    gcTime: keptAlive_ms,
    // Answers look the same whatever was asked with; only the keys differ in their types.
  }) as unknown as FoundQuery;
