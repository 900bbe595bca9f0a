import type { InputOf, OutputOf } from "@sampan/contract/call";
import type { searchAlibaba } from "@sampan/contract/sourcing";
import type { PlatformId } from "@sampan/domain/platforms";
import { refuse, type Result } from "@sampan/domain/result";
import type { Request } from "../http/callers.ts";
import type { Refusal } from "../http/envelope.ts";
import {
  askSearchPage,
  type PageDesk,
  type PageNeeds,
  type PageRefusal,
} from "./ask-search-page.ts";
import { convertToMainland } from "../translation/convert-to-mainland.ts";
import { foldKeywords } from "./search-page.ts";

type Call = typeof searchAlibaba;

/**
 * One page of a marketplace's search by keyword; the sellers are asked in the words they write. Refuses `keyword_needed`, `platform_disabled`,
 * `platform_unavailable` and `too_many_calls`.
 * [API-44] [API-45] [API-46] [API-48] [ITEM-18] [NFR-01]
 */
export async function askSearch(
  needs: PageNeeds,
  desk: PageDesk,
  { platform, input }: { platform: PlatformId; input: InputOf<Call> },
  reader: Pick<Request, "now" | "region" | "language">,
): Promise<Result<OutputOf<Call>, PageRefusal | Refusal<"keyword_needed">>> {
  const entry = (input.keywords ?? input.keyWords ?? "").trim().replaceAll(/\s+/g, " ");
  if (entry === "") return refuse({ code: "keyword_needed" });
  const keywords = reader.language === "zh-TW" ? convertToMainland(entry) : entry;
  const { page, page_size, order_by } = input;
  const key = { platform, keywords: foldKeywords(keywords), order_by, page, page_size };
  const query = { keywords, page, page_size, order_by };
  return askSearchPage(
    needs,
    desk,
    { key, ask: (marketplace) => marketplace.search(query) },
    reader,
  );
}
