import type { PlatformId } from "@sampan/domain/goods/sourcing/platforms";
import type { Result } from "@sampan/domain/kernel/result";
import type { SourceFailure } from "../outbound/source-failure.ts";

/** What a share password stands for: the address of a product page, still to be read for its id. */
export interface SharedItem {
  readonly url: string;
  readonly title: string;
  readonly image?: string;
  /** Fen; only as good as the moment of sharing. */
  readonly price?: number;
}

/** Finds the product page behind what people share. Both answers are addresses to be parsed anew. */
export interface ShareResolver {
  /**
   * `text` as prepared by `dashShareMarker`; an unknown or expired password is `not_found`. A password
   * that names no platform is Taobao's.
   */
  readSharePassword(
    text: string,
    platform?: PlatformId,
  ): Promise<Result<SharedItem, SourceFailure>>;
  /** Follows redirects between marketplace hosts only; a link that leads elsewhere is `rejected`. */
  expandShortLink(url: string): Promise<Result<string, SourceFailure>>;
}
