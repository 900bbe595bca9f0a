import type { articles as source } from "../../zh/shop/articles.ts";
import type { SameKeys } from "../../same-keys.ts";

export const articles = {
  loading: "正在讀取文章",
  published: "發布於 {date}",
  more: "更多說明",
  helped: {
    question: "這篇文章有幫助嗎？",
    yes: "有幫助",
    no: "沒有",
    thanks: "謝謝，我們記下了",
    sorry: "抱歉沒幫上忙，可以直接問我們",
  },
  search: {
    label: "搜尋說明",
    placeholder: "想了解什麼？",
    found: "找到 {count, number} 篇",
    nothing: "沒有找到「{words}」",
    nothingBody: "直接問我們，您的話已經填好了。",
    ask: "問我們",
  },
  now: "現在該做什麼",
  nowIn: "{status}：現在該做什麼",
  nowNothing: "這個狀態沒有要做的事。",
  outer: {
    title: "離開 Sampan",
    body: "您將前往 {host}，那裡不歸我們管。",
    go: "前往 {host}",
    stay: "留在這裡",
    look: "請看清楚網站名稱；相似的字母會照它真正的樣子顯示。",
    framed: "合作夥伴的頁面",
    from: "來自 {host}",
  },
} as const satisfies SameKeys<typeof source>;
