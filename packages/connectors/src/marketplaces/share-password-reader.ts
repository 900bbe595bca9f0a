import type { Result } from "@sampan/domain/result";
import type { SourceFailure } from "../outbound/source-failure.ts";

/** What a share password stands for: the address of a product page, still to be read for its id. */
export interface SharedItem {
  readonly url: string;
  readonly title: string;
  readonly image?: string;
  /** Fen; only as good as the moment of sharing. */
  readonly price?: number;
}

/** A service that tells what a share password of its marketplace stands for. */
export interface SharePasswordReader {
  readSharePassword(text: string): Promise<Result<SharedItem, SourceFailure>>;
}
