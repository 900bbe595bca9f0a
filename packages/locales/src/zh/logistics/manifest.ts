/** Titles of the document that customs is given. */
export const manifest = {
  title: "舱单 {number}",
  page: "第 {page, number} 页",
  line: "序号",
  box: "箱号",
  parcel: "包裹",
  consignee: "收件人",
  address: "地址",
  contents: "品名与数量",
  pieces: "件数",
  value: "申报价值",
  weight: "重量 kg",
  total: "{boxes, number} 箱 · {parcels, number} 件包裹 · {weight} kg",
} as const;
