import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { queryPage } from "@sampan/contract/shop/pages/pages";
import { ok, type Result } from "@sampan/domain/kernel/result";
import { isMeant, type Reader } from "@sampan/domain/shop/pages/audience";
import { homeAddress } from "@sampan/domain/shop/pages/page-address";
import { findCampaignTurn } from "../../goods/catalogue/campaign-price.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { Customer, Request } from "../../kernel/http/callers.ts";
import { wordsIn } from "./fill-block.ts";
import type { HeldBlocks } from "./hold-blocks.ts";
import {
  findAccount,
  findOpenPages,
  findPageTurn,
  findPublished,
  type PublishedRow,
} from "./page-queries.ts";
import { hasOwn, nextTurn, segmentsOf, showPage } from "./show-page.ts";

type Output = OutputOf<typeof queryPage>;
type Caller = Request & { readonly customer?: Customer | undefined };

/** Where a page is closed it names so many that are open. */
const others_max = 20;

/**
 * The page that is open at an address, for the customer or, without one, as every visitor of the language and region sees
 * it. Its window and whom it is for are judged here. Where none is open, what is. [PROMO-11] [PROMO-17]
 */
export async function readPage(
  db: Db,
  { route }: InputOf<typeof queryPage>,
  { caller, held }: { readonly caller: Caller; readonly held?: HeldBlocks },
): Promise<Result<Output, never>> {
  const { now } = caller;
  const page = await findPublished(db, { address: route, now });
  const reader = await readerOf(db, page ? [page] : [], caller);
  const data = page ? await showPage(db, page, { reader, looker: caller, held }) : null;
  const turn = page ? nextTurn(page, now) : await findPageTurn(db, now);
  if (turn) caller.changesAt?.(turn);
  if (data?.blocks.some(({ item_list }) => item_list.length > 0)) {
    const prices = await findCampaignTurn(db, now);
    if (prices) caller.changesAt?.(prices);
  }
  return ok({
    data,
    has_own: page !== undefined && hasOwn(page),
    others: data || route === homeAddress ? [] : await listOthers(db, caller),
  });
}

async function listOthers(db: Db, caller: Caller): Promise<Output["others"]> {
  const open = await findOpenPages(db, caller.now, others_max);
  const reader = await readerOf(db, open, caller);
  return open
    .filter(({ address, audience }) => address !== homeAddress && isMeant(audience, reader))
    .map(({ address, title }) => ({ route: address, name: wordsIn(title, caller.language) }));
}

/** Who the caller is to these pages: what they ask of accounts is read for who has one. */
async function readerOf(
  db: Db,
  pages: readonly PublishedRow[],
  { customer, region, language, now }: Caller,
): Promise<Reader> {
  const segments = pages.flatMap(segmentsOf);
  const account = customer
    ? await findAccount(db, { accountId: customer.id, segments, now })
    : null;
  return { region, language, account, now };
}
