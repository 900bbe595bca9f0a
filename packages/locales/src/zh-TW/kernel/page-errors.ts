import type { pageErrors as source } from "../../zh/kernel/page-errors.ts";
import type { SameKeys } from "../../same-keys.ts";

export const pageErrors = {
  page_incomplete:
    "{place, plural, =0 {頁面本身} other {第 # 塊}}{language, select, none {} other {（{language}）}}：{kind, select, words {缺文字} alt {缺圖片說明} draft {機器草稿還沒人確認} picture {缺圖片} link {連結要是本站以 / 開頭的網址} cards {沒有圖片} until {沒有倒數的時間} window {結束要晚於開始} goods {沒有選商品} names {沒有選內容} unknown {所選的內容已經不在} frame {合作頁面不在允許的主機裡} blocks {還沒有區塊} other {{kind}}}",
  page_unknown: "沒有這個頁面",
  page_version_unknown: "沒有這個版本",
  page_window_invalid: "時間不對：結束要晚於開始",
  page_address_invalid: "這個網址不能放頁面：要以 / 開頭，且不是別的畫面的網址",
  page_address_taken: "這個網址在這段時間已有別的頁面",
  page_not_published: "這個頁面沒有發布",
  page_words_undrafted: "現在沒有人能翻譯，請自己寫",
} as const satisfies SameKeys<typeof source>;
