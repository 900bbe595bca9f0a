import type { ShownPage } from "@sampan/contract/shop/pages/shown-page";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { differsByPerson, isMeant, type Reader } from "@sampan/domain/shop/pages/audience";
import { type Block, isShownAt, partsOf, turnsOf } from "@sampan/domain/shop/pages/block";
import type { Db } from "../../kernel/db/db.ts";
import { fillBlock, type Looker, wordsIn } from "./fill-block.ts";
import type { HeldBlocks } from "./hold-blocks.ts";
import type { VersionRow } from "./page-queries.ts";

interface Shown {
  readonly reader: Reader;
  readonly looker: Looker;
  /** Where blocks may be as old as shared answers are; without it each is filled now. */
  readonly held?: HeldBlocks | undefined;
}

/** What a page is to a reader, those blocks alone that are for them now; null where the page is not. [PROMO-11] */
export async function showPage(
  db: Db,
  page: VersionRow & { readonly key: string },
  { reader, looker, held }: Shown,
): Promise<ShownPage | null> {
  if (!isMeant(page.audience, reader)) return null;
  const { language, region, now } = looker;
  const meant = page.blocks.filter(
    (block) => isShownAt(block, now) && isMeant(block.audience, reader),
  );
  const fill = (block: Block) => {
    const fillNow = () => fillBlock(db, block, looker);
    if (!held || !isReadForAll(block)) return fillNow();
    const { page_id, version } = page;
    return held({ page_id, version, block: block.id, language, region }, now, fillNow);
  };
  const blocks = await Promise.all(meant.map(fill));
  return {
    id: page.key,
    route: page.address,
    name: wordsIn(page.title, language),
    about: wordsIn(page.about, language),
    start_time: formatWireTime(page.starts_at, region),
    end_time: page.ends_at ? formatWireTime(page.ends_at, region) : "",
    blocks: blocks.filter((block) => block !== undefined),
    now_ms: now.getTime(),
  };
}

/** Whether it is filled by what is read, and with the same for everybody. */
const isReadForAll = ({ kind }: Block): boolean =>
  partsOf[kind].shelf || partsOf[kind].names === "articles";

/** Whether somebody with a session may be shown something else: by its audiences, or by coupons, which they may have had. */
export const hasOwn = ({ audience, blocks }: Pick<VersionRow, "audience" | "blocks">): boolean =>
  differsByPerson(audience) ||
  blocks.some(
    (block) => differsByPerson(block.audience) || partsOf[block.kind].names === "coupons",
  );

/** Which segments its audiences ask about. */
export const segmentsOf = ({ audience, blocks }: Pick<VersionRow, "audience" | "blocks">) => [
  ...new Set(
    [audience, ...blocks.map((block) => block.audience)].flatMap(({ segments }) => segments),
  ),
];

/** The next moment at which a page that is shown now changes by itself; undefined where it stays. */
export const nextTurn = (
  { ends_at, blocks }: Pick<VersionRow, "ends_at" | "blocks">,
  now: Date,
): Date | undefined =>
  [...(ends_at ? [ends_at] : []), ...blocks.flatMap(turnsOf)]
    .filter((turn) => turn > now)
    .toSorted((one, other) => one.getTime() - other.getTime())[0];
