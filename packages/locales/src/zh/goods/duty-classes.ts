/** What goods are to a customs office. */
export const dutyClasses = {
  clothing: "服装鞋帽",
  care: "护肤清洁",
  bags: "箱包",
  household: "家居用品",
  audio: "耳机音响",
  watches: "钟表",
  toys: "玩具",
  electronics: "手机电脑",
  books: "图书",
} as const;
