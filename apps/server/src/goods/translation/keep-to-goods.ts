import type { Db } from "../../kernel/db/db.ts";
import { findGoodsTexts } from "./goods-text-queries.ts";
import { textHash } from "./text-hash.ts";

/** Options of a line are joined with blanks: `藏青 M`. More pieces than this are somebody's sentence. */
const pieces_max = 6;

/** Those texts that are texts of stored goods, or a few of them joined as the options of a line are. */
export async function keepToGoods(db: Db, texts: readonly string[]): Promise<string[]> {
  const pieces = texts.map(piecesOf);
  const hashOf = new Map([...texts, ...pieces.flat()].map((text) => [text, textHash(text)]));
  const known = await findGoodsTexts(db, [...hashOf.values()]);
  const isKnown = (text: string): boolean => known.has(hashOf.get(text) ?? "");
  return texts.filter(
    (text, position) =>
      isKnown(text) || ((pieces[position]?.length ?? 0) > 0 && pieces[position]?.every(isKnown)),
  );
}

function piecesOf(text: string): string[] {
  const pieces = text.split(" ");
  return pieces.length > 1 && pieces.length <= pieces_max ? pieces : [];
}
