import { encodeGbk } from "../faults/encode-gbk.ts";

/** What a person's account moved, as Alipay lists it. */
export interface BillRow {
  readonly at: Date;
  /** `closed` never moved any money; `pocket` moved it between the person's own. */
  readonly kind?: "paid" | "returned" | "closed" | "pocket";
  /** CNY cents. */
  readonly amount: number;
  readonly trade_no: string;
  readonly merchant_no: string;
  readonly counterparty?: string;
  readonly goods?: string;
  readonly method?: string;
}

const words = {
  paid: ["支出", "交易成功"],
  returned: ["不计收支", "退款成功"],
  closed: ["不计收支", "交易关闭"],
  pocket: ["不计收支", "交易成功"],
} as const;

export interface BillPeriod {
  readonly account?: string;
  readonly from?: Date;
  readonly until?: Date;
}

/** A bill as Alipay sends it by mail, unpacked: GBK, a preamble of many lines, a tab behind each number, the latest first. */
export function writeBill(rows: readonly BillRow[], period: BillPeriod = {}): Buffer {
  const { account = "sampan@sampan.test" } = period;
  const times = rows.map(({ at }) => at.getTime());
  const { from = new Date(Math.min(...times)), until = new Date(Math.max(...times)) } = period;
  const preamble = [
    "------------------------------------------------------------------------------------",
    "导出信息：",
    "姓名：三板",
    `支付宝账户：${account}`,
    `起始时间：[${clock(from)}]    终止时间：[${clock(until)}]`,
    "导出交易类型：[全部]",
    `导出时间：[${clock(until)}]`,
    `共${rows.length}笔记录`,
    "特别提示：",
    "1.本回单内容可表明支付宝受理了相应支付交易申请，最终支付结果以实际交易为准。",
    ...Array.from({ length: 12 }, () => ""),
    "------------------------支付宝支付科技有限公司  电子客户回单------------------------",
    "交易时间,交易分类,交易对方,对方账号,商品说明,收/支,金额,收/付款方式,交易状态,交易订单号,商家订单号,备注,",
  ];
  const lines = rows
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .map(({ at, kind = "paid", amount, trade_no, merchant_no, ...row }) => {
      const { counterparty = "义乌小店", goods = "商品", method = "账户余额" } = row;
      const [way, state] = words[kind];
      const yuan = (amount / 100).toFixed(2);
      return `${clock(at)},日用百货,${counterparty},yi***@163.com,${goods},${way},${yuan},${method},${state},${trade_no}\t,${merchant_no}\t,,`;
    });
  // Its preamble and its rows end their lines differently.
  return encodeGbk(`${preamble.join("\n")}\n${lines.map((line) => `${line}\r\n`).join("")}`);
}

const clock = (moment: Date): string =>
  new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace("T", " ");
