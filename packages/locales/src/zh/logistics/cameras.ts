export const camera = {
  title: "包裹拍照",
  pairing: "正在连上工作台",
  noCode: "无法拍照",
  hint: "照片会直接出现在工作台上，拍好外箱、面单和内容物。",
  take: "拍照",
  taken: "已传 {count, number} 张，最多 {most, number} 张",
  over: "已传 {count, number} 张照片",
  shot: "第 {index, number} 张照片",
  sending: "{percent, number}%",
  sent: "已传到工作台",
  retry: "重新上传第 {index, number} 张照片",
  failed: "没有传到，请点照片重传",
} as const;
