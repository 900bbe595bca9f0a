/** What is read without a network. */
export const offline = {
  title: "没有网络",
  kept: "您之前看过的内容可以离线查看：",
  nothing: "这台设备上还没有可以离线查看的内容。",
  again: "再试一次",
  asOf: "没有网络，显示的是 {when} 的内容。",
} as const;
