import { type TableFormat, yearFirst } from "./table-format.ts";

/** CTBC's list of movements: Big5, two lines before the names of the columns. */
export const ctbc: TableFormat = {
  currency: "TWD",
  encoding: "big5",
  columns: [
    {
      day: "日期",
      out: "支出",
      in: "存入",
      balance: "結餘",
      texts: ["摘要", "備註", "轉出入帳號", "註記"],
    },
  ],
  readDay: yearFirst,
};
