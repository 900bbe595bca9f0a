import { describeFigure, type Figure } from "./figure.ts";
import { benchSearchOver } from "./search-over-http.ts";

const goods = 100_000;

/** What people type: Chinese of either script, Thai, English, common words and rare ones, and nothing found. */
const entries = [
  "连衣裙",
  "洋裝",
  "裙",
  "保溫杯",
  "耳機",
  "雪纺连衣裙",
  "白色",
  "T恤",
  "枕頭",
  "เดรส",
  "กางเกง",
  "หูฟัง",
  "กระเป๋า",
  "หมอน",
  "เสื้อยืด",
  "dress",
  "wireless earbuds",
  "black jacket",
  "pillow",
  "M7777",
  "submarine",
];

/**
 * The search of our own shop over HTTP, with a hundred thousand goods in it, nothing remembered from an
 * earlier answer: each request is one that no other has made.
 */
export const benchOwnSearch = (): Promise<Figure[]> =>
  benchSearchOver({
    name: `search over ${goods.toLocaleString("en")} own goods`,
    filled: { BENCH_OWN_GOODS: String(goods) },
    entries,
    addressOf: (keywords, page_size) =>
      `/gateway/item/query_item_list?${new URLSearchParams({ keywords, page_size: String(page_size) })}`,
    at_most: { p50_ms: 10, p99_ms: 15 },
  });

if (import.meta.main)
  for (const figure of await benchOwnSearch()) console.log(describeFigure(figure));
