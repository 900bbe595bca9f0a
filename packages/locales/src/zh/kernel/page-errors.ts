import type { pageRefusals } from "@sampan/contract/kernel/page-refusals";

/** What refusals of pages of blocks say; `place` is the block, from the top. */
export const pageErrors = {
  page_incomplete:
    "{place, plural, =0 {页面本身} other {第 # 块}}{language, select, none {} other {（{language}）}}：{kind, select, words {缺文字} alt {缺图片说明} draft {机器草稿还没人确认} picture {缺图片} link {链接要是本站以 / 开头的地址} cards {没有图片} until {没有倒数的时间} window {结束要晚于开始} goods {没有选商品} names {没有选内容} unknown {所选的内容已经不在} frame {合作页面不在允许的主机里} blocks {还没有区块} other {{kind}}}",
  page_unknown: "没有这个页面",
  page_version_unknown: "没有这个版本",
  page_window_invalid: "时间不对：结束要晚于开始",
  page_address_invalid: "这个网址不能放页面：要以 / 开头，且不是别的画面的网址",
  page_address_taken: "这个网址在这段时间已有别的页面",
  page_not_published: "这个页面没有发布",
  page_words_undrafted: "现在没有人能翻译，请自己写",
} as const satisfies Record<keyof typeof pageRefusals, string>;
