import type { SameKeys } from "../../same-keys.ts";
import type { linkedLogIns as source } from "../../zh/people/linked-log-ins.ts";

export const linkedLogIns = {
  title: "其他登入方式",
  body: "綁定後，可以用這些帳號登入三板，不必輸入密碼。綁定和解除都要先輸入登入密碼。",
  or: "或",
  logInWith: "用 {provider} 登入",
  outside: "{provider} 不能在 LINE 裡登入，改用手機的瀏覽器開啟。",
  linked: "已綁定 {provider}",
  unlinked: "已解除綁定 {provider}",
  since: "{time} 綁定",
  notLinked: "未綁定",
  off: "現在不能用 {provider} 登入",
  link: "綁定",
  unlink: "解除",
  linkOf: "綁定 {provider}",
  unlinkOf: "解除綁定 {provider}",
  linkBody: "請輸入登入密碼，再到 {provider} 確認是您本人。",
  unlinkBody: "解除後，{provider} 不能再登入這個帳號，請改用密碼登入。",
  goLink: "到 {provider} 確認",
  notices: {
    label: "通知也傳到 LINE",
    hint: "重要的通知除了原來的方式，也會傳到 LINE。先把三板加為好友才收得到。",
  },
  none: { title: "現在沒有其他登入方式", body: "請用密碼登入。" },
  back: {
    title: "正在登入",
    body: "回到三板",
    checking: "正在確認您的身分…",
    left: "沒有完成登入",
    nothing: "您的帳號沒有任何改變。",
    toLogIn: "回到登入",
    toSettings: "回到登入方式",
  },
  newcomer: {
    title: "您在 {provider} 已確認身分",
    titleNamed: "{name}，您在 {provider} 已確認身分",
    body: "這個 {provider} 帳號還沒有三板帳號。註冊完成後，可以用它登入。已有三板帳號的話，請先登入，再到「帳號安全」綁定。",
    without: "不綁定 {provider}",
  },
} as const satisfies SameKeys<typeof source>;
