import type { SourceFailure } from "@sampan/connectors/outbound/source-failure";
import type { InputOf, OutputOf } from "@sampan/contract/call";
import type { searchByPicture } from "@sampan/contract/sourcing";
import { refuse, type Result } from "@sampan/domain/result";
import { findOwnFile } from "../files/find-own-file.ts";
import type { CustomerCaller } from "../http/callers.ts";
import type { Refusal } from "../http/envelope.ts";
import type { Needs } from "../needs.ts";
import {
  askSearchPage,
  type PageDesk,
  type PageNeeds,
  type PageRefusal,
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
  { customer, ...reader }: Pick<CustomerCaller, "customer" | "now" | "region" | "language">,
): Promise<Result<OutputOf<Call>, PageRefusal | Refusal<"file_unknown">>> {
  const { db } = needs.database;
  const file = await findOwnFile(db, { url: imgUrl, accountId: customer.id, kind: "search" });
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
