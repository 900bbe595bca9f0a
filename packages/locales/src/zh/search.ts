export const search = {
  title: "找货",
  results: "搜索：{words}",
  categories: "全部分类",
} as const;
