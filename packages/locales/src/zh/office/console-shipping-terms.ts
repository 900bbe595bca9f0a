export const consoleShippingTerms = {
  hint: "运价以外，客户能选到的条件。改动会立即生效，或从您选的时间起生效，并留在历史和操作记录里。",
  section: { warehouses: "仓库", ways: "运输方式", carriers: "物流", insurance: "保险" },
  hints: {
    warehouses: "地址、免费天数，以及之后每天的费用。",
    ways: "每种方式收哪些货、哪些要申报；开放与停用跟着运价的线路走。",
    carriers: "谁送到家，以及包裹在每一段最多可以多久没有消息。",
    insurance: "每种保险的费用是商品金额的百分比；这里定开放哪些、理赔付多少。",
  },
} as const;
