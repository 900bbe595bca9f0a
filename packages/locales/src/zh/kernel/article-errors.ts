import type { articleRefusals } from "@sampan/contract/kernel/article-refusals";

/** What refusals of articles and of help say. */
export const articleErrors = {
  article_unknown: "没有这篇文章",
  outer_address_unlisted: "这个网址不在我们可以带您去的名单里",
  article_words_missing: "还没有写完：{languages}。标题和正文要四种语言都有",
  article_picture_undescribed: "有图片没有说明：{languages}",
  article_not_in_state: "这个版本现在不能这么做",
  article_day_past: "生效时间已经过去",
  article_known: "已经有同名的文章",
  article_kept: "协议和政策有人同意过，不能下架",
  help_words_few: "请至少写两个词",
  help_words_unknown: "没有这组词",
} as const satisfies Record<keyof typeof articleRefusals, string>;
