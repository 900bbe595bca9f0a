import { describeFigure, type Figure } from "./figure.ts";
import { benchSearchOver } from "./search-over-http.ts";

const articles = 10_000;

/** What people type who need help: pieces of words in every language, words of staff for the same, and nothing found. */
const entries = [
  "運費",
  "运费怎么算",
  "保險",
  "仓库",
  "退",
  "海運 天數",
  "身分證",
  "ค่าส่ง",
  "พัสดุ",
  "ประกันสินค้า",
  "ยอดเงิน",
  "postage",
  "refund",
  "damaged parcel",
  "how long",
  "A7777",
  "submarine",
];

/** The search for help over HTTP, with ten thousand articles in four languages. */
export const benchHelp = (): Promise<Figure[]> =>
  benchSearchOver({
    name: `search over ${articles.toLocaleString("en")} articles`,
    filled: { BENCH_ARTICLES: String(articles) },
    entries,
    addressOf: (words, page_size) =>
      `/gateway/article/find_help?${new URLSearchParams({ words, page_size: String(page_size) })}`,
    at_most: { p50_ms: 10 },
  });

if (import.meta.main) for (const figure of await benchHelp()) console.log(describeFigure(figure));
