import type { articleErrors as source } from "../../zh/kernel/article-errors.ts";
import type { SameKeys } from "../../same-keys.ts";

export const articleErrors = {
  article_unknown: "沒有這篇文章",
  outer_address_unlisted: "這個網址不在我們可以帶您去的名單裡",
  article_words_missing: "還沒寫完：{languages}。標題與內文要四種語言都有",
  article_picture_undescribed: "有圖片沒有說明：{languages}",
  article_not_in_state: "這個版本現在不能這麼做",
  article_day_past: "生效時間已經過去",
  article_known: "已經有同名的文章",
  article_kept: "協議與政策有人同意過，不能下架",
  help_words_few: "請至少寫兩個詞",
  help_words_unknown: "沒有這組詞",
} as const satisfies SameKeys<typeof source>;
