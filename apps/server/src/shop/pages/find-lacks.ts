import { readOuterAddress } from "@sampan/domain/shop/content/outer-address";
import { type Block, partsOf } from "@sampan/domain/shop/pages/block";
import { type Lack, whatIsLacking } from "@sampan/domain/shop/pages/check-page";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { VersionRow } from "./page-queries.ts";
import { findKnown } from "./reference-queries.ts";

/** Everything that keeps a version from being published: what it lacks itself, and what it names that is not there. [PROMO-17] */
export async function findLacks(
  db: Db,
  page: Pick<VersionRow, "title" | "about" | "audience" | "blocks">,
  { settings }: Pick<StaffCaller, "settings">,
): Promise<Lack[]> {
  const own = page.audience.segments.map(segmentNamed);
  const named = page.blocks.map((block) => ({ block, names: namesOf(block) }));
  const all = [...own, ...named.flatMap(({ names }) => names)];
  const known = await findKnown(db, {
    campaigns: ofKind(all, "campaign"),
    coupons: ofKind(all, "coupon"),
    articles: ofKind(all, "article"),
    categories: ofKind(all, "category").map(Number),
    goods: ofKind(all, "goods").map(Number),
    segments: ofKind(all, "segment"),
  });
  const isUnknown = (name: string) => !known.has(name);
  const unknown = { language: null, kind: "unknown" } as const;
  return [
    ...whatIsLacking(page),
    ...(own.some(isUnknown) ? [{ block: null, ...unknown }] : []),
    ...named.flatMap(({ block, names }) => [
      ...(names.some(isUnknown) ? [{ block: block.id, ...unknown }] : []),
      ...(block.frame !== "" && !readOuterAddress(block.frame, settings.framed_hosts)
        ? [{ block: block.id, language: null, kind: "frame" as const }]
        : []),
    ]),
  ];
}

const segmentNamed = (key: string): string => `segment ${key}`;
const ofKind = (names: readonly string[], kind: string): string[] =>
  names.filter((name) => name.startsWith(`${kind} `)).map((name) => name.slice(kind.length + 1));

/** What a block names, each with the kind of thing it is. */
function namesOf({ kind, audience, names, shelf }: Block): string[] {
  const parts = partsOf[kind];
  const of =
    parts.names && { campaigns: "campaign", coupons: "coupon", articles: "article" }[parts.names];
  return [
    ...audience.segments.map(segmentNamed),
    ...(of ? names.map((name) => `${of} ${name}`) : []),
    ...(parts.shelf && shelf
      ? [
          ...(shelf.category_id === null ? [] : [`category ${shelf.category_id}`]),
          ...(shelf.source === "picked" ? shelf.goods.map((id) => `goods ${id}`) : []),
        ]
      : []),
  ];
}
