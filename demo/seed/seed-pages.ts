import { addDays, startOfBusinessDay } from "@sampan/domain/kernel/business-time";
import { byLanguage } from "@sampan/domain/kernel/by-language";
import type { Language } from "@sampan/domain/kernel/language";
import { everybody } from "@sampan/domain/shop/pages/audience";
import { type Block, type BlockKind, type Card, partsOf } from "@sampan/domain/shop/pages/block";
import type { Db } from "@sampan/server/kernel/db/db";
import pages from "../content/pages.json" with { type: "json" };

type Said = Readonly<Record<Language, string>>;

interface DemoBlock {
  readonly kind: string;
  readonly title?: Said;
  readonly body?: Said;
  readonly link?: string;
  readonly source?: string;
  /** Of a shelf, and of the picture of a card. */
  readonly category?: number | null;
  readonly most?: number;
  readonly names?: readonly string[];
  readonly ends_in_days?: number;
  readonly cards?: readonly DemoCard[];
}

interface DemoCard {
  readonly category: number;
  readonly alt: Said;
  readonly title: Said;
  readonly line: Said;
  readonly link: string;
}

interface DemoPage {
  readonly address: string;
  readonly title: Said;
  readonly about: Said;
  /** The days it was open, on the clock of Taipei, the last not among them; without, it is open now. */
  readonly window?: readonly string[];
  readonly blocks: readonly DemoBlock[];
}

/** What checking in gives on the first day, the second, and so on. */
const points = [5, 5, 10, 10, 15, 15, 30] as const;

/**
 * A page of blocks at every landing and voucher address, those of 2020, 2022 and 2023 as they were then, and a check-in
 * that the addresses with a number name as well. [PROMO-08] [PROMO-12] [RT-39]
 */
export async function seedPages(db: Db, now: Date): Promise<void> {
  const marketer = await db
    .selectFrom("staff_members")
    .select("id")
    .where("email", "=", "marketing@sampan.test")
    .executeTakeFirst();
  const made = { now, by: marketer?.id ?? null };
  await seedCheckIn(db, made);
  for (const page of pages.pages) await seedPage(db, page, made);
}

interface Made {
  readonly now: Date;
  /** Who did it; null where the demo has no people. */
  readonly by: number | null;
}

async function seedPage(db: Db, page: DemoPage, { now, by }: Made): Promise<void> {
  const { id } = await db
    .insertInto("pages")
    .defaultValues()
    .returning("id")
    .executeTakeFirstOrThrow();
  const [from, to] = page.window ?? [];
  const window =
    from === undefined || to === undefined
      ? { starts_at: addDays(now, -20), ends_at: addDays(now, 60) }
      : { starts_at: dayOf(from), ends_at: dayOf(to) };
  const shown = { page_id: id, version: 1, address: page.address, ...window };
  await db
    .insertInto("page_versions")
    .values({
      ...shown,
      name: page.title["zh-TW"],
      audience: JSON.stringify(everybody),
      title: JSON.stringify(wordsOf(page.title)),
      about: JSON.stringify(wordsOf(page.about)),
      blocks: JSON.stringify(page.blocks.map((block, at) => blockOf(block, at, now))),
      saved_at: window.starts_at,
      saved_by: by,
    })
    .execute();
  await db
    .insertInto("page_publications")
    .values({ ...shown, published_at: window.starts_at, published_by: by })
    .execute();
}

const dayOf = (day: string): Date => startOfBusinessDay(new Date(`${day}T12:00:00+08:00`), "TW");

const wordsOf = (words: Said = byLanguage(() => "")) => ({ words, drafts: [] });

function blockOf(block: DemoBlock, at: number, now: Date): Block {
  const kind = block.kind as BlockKind;
  const { category = null, most = 6, ends_in_days } = block;
  const source = block.source === "category" ? "category" : "ranked";
  return {
    id: `b${at + 1}`,
    kind,
    audience: everybody,
    starts_at: null,
    ends_at: null,
    title: wordsOf(block.title),
    body: wordsOf(block.body),
    link: block.link ?? "",
    cards: (block.cards ?? []).map(cardOf),
    until: ends_in_days === undefined ? null : addDays(now, ends_in_days).toISOString(),
    shelf: partsOf[kind].shelf ? { source, category_id: category, goods: [], most } : null,
    names: [...(block.names ?? [])],
    frame: "",
  };
}

const cardOf = ({ category, alt, title, line, link }: DemoCard): Card => ({
  picture: `/categories/${category}.webp`,
  alt: wordsOf(alt),
  title: wordsOf(title),
  line: wordsOf(line),
  link,
});

/** Points for whoever comes by, once a day. */
async function seedCheckIn(db: Db, { now, by }: Made): Promise<void> {
  const { id } = await db
    .insertInto("campaigns")
    .values({
      number: "CM10000001",
      state: "published",
      gift: "check_in",
      name: JSON.stringify({
        zh: "天天签到",
        "zh-TW": "天天簽到",
        th: "เช็กอินทุกวัน",
        en: "Check in every day",
      }),
      about: JSON.stringify({
        zh: "连续七天，点数一天比一天多。",
        "zh-TW": "連續七天，點數一天比一天多。",
        th: "เช็กอินต่อเนื่อง 7 วัน รับคะแนนมากขึ้นทุกช่วง",
        en: "Seven days in a row, with more points towards the end.",
      }),
      page: "/activityPage",
      starts_at: addDays(now, -20),
      ends_at: addDays(now, 60),
      per_person: 60,
      per_day: 1,
      created_at: addDays(now, -20),
      created_by: by,
      published_at: addDays(now, -20),
      published_by: by,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("campaign_budgets")
    .values({ campaign_id: id, currency: "PTS", most: 50_000 })
    .execute();
  await db
    .insertInto("campaign_prizes")
    .values(
      points.map((amount, place) => ({
        campaign_id: id,
        place: place + 1,
        kind: "points" as const,
        amount,
      })),
    )
    .execute();
}
