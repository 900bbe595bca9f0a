import type { SourceFailure } from "@sampan/connectors/outbound/source-failure";
import type { InputOf } from "@sampan/contract/kernel/call";
import type { searchByPicture } from "@sampan/contract/goods/sourcing/sourcing";
import { refuse, type Result } from "@sampan/domain/kernel/result";
import { findOwnFile } from "../../kernel/files/find-own-file.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import {
  askSearchPage,
  type PageAnswer,
  type PageDesk,
  type PageNeeds,
  type PageReader,
} from "./ask-search-page.ts";

type Call = typeof searchByPicture;

/**
 * One page of what looks like a photo. The photo is one that this customer uploaded to search with; no other
 * address is ever read. Refuses `file_unknown` for any other, and what a search by keyword refuses. [API-65]
 */
export async function askPictureSearch(
  needs: PageNeeds & Pick<Needs, "files">,
  desk: PageDesk,
  { imgUrl, platform, page, page_size }: InputOf<Call>,
  reader: PageReader & Pick<CustomerCaller, "customer">,
): Promise<PageAnswer | Result<never, Refusal<"file_unknown">>> {
  const { db } = needs.database;
  const file = await findOwnFile(db, {
    url: imgUrl,
    accountId: reader.customer.id,
    kind: "search",
  });
  const image = file && (await needs.files.get(file.key));
  if (!image) return refuse({ code: "file_unknown" });
  const order_by = "1";
  return askSearchPage(
    needs,
    desk,
    {
      key: { platform, keywords: file.key, order_by: "picture", page, page_size },
      ask: async (marketplace) =>
        marketplace.searchByImage?.({ image, page, page_size, order_by }) ??
        refuse(searchesNoPictures),
    },
    reader,
  );
}

const searchesNoPictures: SourceFailure = {
  code: "disabled",
  source: "marketplace",
  detail: "offers no search by picture",
};
