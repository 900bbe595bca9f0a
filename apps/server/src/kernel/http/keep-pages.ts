import type { FastifyBaseLogger } from "fastify";
import { createBulkhead } from "./create-bulkhead.ts";
import { createBehind } from "./do-behind.ts";
import { type KeptPage, packVisitorPage, type VisitorPage } from "./kept-page.ts";
import { createShelf, type Entry } from "./page-shelf.ts";
import { createSecondAsking } from "./second-asking.ts";

export interface PageQuestion {
  /** Language, region and address. */
  readonly key: string;
  /** What it is rendered from now: a page of another edition is not shown. */
  readonly edition: number;
  readonly now: Date;
  /** Kept when it is asked for the first time, others from the second time on. */
  readonly isOneOfFew: boolean;
}

/** Undefined where what came is no page to keep: a redirect, a refusal, a page that is not there. */
export type RenderVisitorPage = () => Promise<VisitorPage | undefined>;

export interface KeptPages {
  /** The page as it is kept, or rendered now for everybody who asks; undefined where there is none to keep. */
  readonly open: (
    question: PageQuestion,
    render: RenderVisitorPage,
  ) => Promise<KeptPage | undefined>;
  /** Whatever is kept now, by its key. */
  readonly all: () => ReadonlyMap<string, KeptPage>;
  /** Resolves when nothing is rendered or packed any more. */
  readonly settled: () => Promise<void>;
}

/** So long a page is shown as it is. What staff change of goods in another process shows after it. */
const fresh_ms = 10_000;
/** So long it is shown while it is rendered anew behind; a page that nobody asked for until then is not. */
const shown_ms = 30_000;
/** A page takes some 25 KB, packed. */
const room = { pages: 2_000, bytes: 32 * 1024 * 1024 };
/** A page asked for so often in its time is worth packing well. */
const asksWorthPacking = 16;

/**
 * Keeps the pages of visitors as packed bytes. One that is no longer fresh is shown while it is rendered anew,
 * once, behind the answers; many who ask for one that is missing wait for one rendering. What was asked for
 * longest ago makes room.
 */
export function keepPages(
  { clock, log }: { clock: () => Date; log: Pick<FastifyBaseLogger, "error"> },
  limits = room,
): KeptPages {
  const shelf = createShelf(limits);
  const underway = new Map<string, Promise<Entry | undefined>>();
  const behind = createBehind(log);
  const wasAskedBefore = createSecondAsking();
  const inBulkhead = createBulkhead({ atOnce: 8, waiting: 64 });
  // Nobody waits for it, and encoders at this quality are large.
  const inPackingBulkhead = createBulkhead({ atOnce: 1, waiting: 16 });

  /** Undefined where so many are being rendered that nobody should wait for one more. */
  function renew(question: PageQuestion, render: RenderVisitorPage): Promise<Entry | undefined> {
    const name = `${question.edition} ${question.key}`;
    const begun = underway.get(name);
    if (begun) return begun;
    const made = inBulkhead(() => make(question, { render, clock }))
      .then((entry) => {
        if (!entry.ok) return undefined;
        shelf.put(question.key, entry.value);
        return entry.value;
      })
      .finally(() => underway.delete(name));
    underway.set(name, made);
    return made;
  }

  function show(question: PageQuestion, entry: Entry, render: RenderVisitorPage) {
    const { key, now } = question;
    shelf.touch(key, entry);
    entry.asks += 1;
    const { page } = entry;
    if (entry.asks === asksWorthPacking && page)
      behind.add(
        inPackingBulkhead(() => page.packWell()),
        `the page kept as ${key} was not packed anew`,
      );
    if (now.getTime() >= entry.fresh_until_ms)
      behind.add(renew(question, render), `the page kept as ${key} was not rendered anew`);
    return page;
  }

  return {
    open: async (question, render) => {
      const { key, edition, now, isOneOfFew } = question;
      const entry = shelf.find(key);
      if (entry?.edition === edition && now.getTime() < entry.until_ms)
        return show(question, entry, render);
      if (!isOneOfFew && !entry && !wasAskedBefore(key)) return undefined;
      return (await renew(question, render))?.page;
    },
    all: shelf.pages,
    settled: async () => {
      await Promise.allSettled(underway.values());
      await behind.settled();
    },
  };
}

async function make(
  { edition }: PageQuestion,
  { render, clock }: { render: RenderVisitorPage; clock: () => Date },
): Promise<Entry> {
  // What changes while it is rendered is not in it, so its time begins before.
  const began_ms = clock().getTime();
  const rendered = await render();
  const changesAt_ms = rendered?.changesAt_ms ?? Number.POSITIVE_INFINITY;
  return {
    page: rendered && (await packVisitorPage(rendered)),
    edition,
    fresh_until_ms: Math.min(began_ms + fresh_ms, changesAt_ms),
    until_ms: Math.min(began_ms + shown_ms, changesAt_ms),
    asks: 0,
  };
}
