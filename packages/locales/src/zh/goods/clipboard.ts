export const clipboard = {
  title: "您刚复制了这件商品",
  source: "来源：{source}",
  open: "去看看",
  leave: "不用了",
  watch: {
    label: "认出复制的商品",
    hint: "打开商店时看一眼您复制的内容。只有商品链接或口令会离开这台设备。",
    on: "已开启",
    off: "已关闭",
    denied: "浏览器不允许",
  },
} as const;
