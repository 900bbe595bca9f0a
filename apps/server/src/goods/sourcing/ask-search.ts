import type { InputOf } from "@sampan/contract/kernel/call";
import type { searchAlibaba } from "@sampan/contract/goods/sourcing/sourcing";
import type { PlatformId } from "@sampan/domain/goods/sourcing/platforms";
import { refuse, type Result } from "@sampan/domain/kernel/result";
import type { Refusal } from "../../kernel/http/envelope.ts";
import {
  askSearchPage,
  type PageAnswer,
  type PageDesk,
  type PageNeeds,
  type PageReader,
} from "./ask-search-page.ts";
import { converterOf } from "../translation/converters.ts";
import { foldKeywords } from "./search-page.ts";

type Call = typeof searchAlibaba;

/**
 * One page of a marketplace's search by keyword; the sellers are asked in the words they write. Refuses `keyword_needed`, `platform_disabled`,
 * `platform_unavailable`, `too_many_calls`, `asked_enough` and `log_in_to_ask`.
 * [API-44] [API-45] [API-46] [API-48] [ITEM-18] [NFR-01]
 */
export async function askSearch(
  needs: PageNeeds,
  desk: PageDesk,
  { platform, input }: { platform: PlatformId; input: InputOf<Call> },
  reader: PageReader,
): Promise<PageAnswer | Result<never, Refusal<"keyword_needed">>> {
  const entry = (input.keywords ?? input.keyWords ?? "").trim().replaceAll(/\s+/g, " ");
  if (entry === "") return refuse({ code: "keyword_needed" });
  const keywords = converterOf(reader.language)?.toOriginal(entry) ?? entry;
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
