export const articles = {
  loading: "正在读取文章",
  published: "发布于 {date}",
  more: "更多说明",
} as const;
