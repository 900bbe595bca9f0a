import { billBytes } from "../../../../../tests/support/alipay-bill.ts";
import { describe, expect, test } from "vitest";
import { readBill } from "./read-bill.ts";

const of = (text: string) => readBill(new TextEncoder().encode(text));
const codeOf = (text: string | Uint8Array) => {
  const read = typeof text === "string" ? of(text) : readBill(text);
  return read.ok ? "read" : read.error;
};
const head =
  "交易时间,交易分类,交易对方,对方账号,商品说明,收/支,金额,收/付款方式,交易状态,交易订单号,商家订单号,备注,";
const row = (
  change: Partial<
    Record<"at" | "way" | "amount" | "by" | "state" | "trade" | "order", string>
  > = {},
) => {
  const {
    at = "2026-11-20 12:30:05",
    way = "支出",
    amount = "128.50",
    by = "花呗",
    state = "交易成功",
  } = change;
  const { trade = "2026112022001", order = "T200P220001111122" } = change;
  return `${at},日用百货,义乌小店,yi***@163.com,连衣裙,${way},${amount},${by},${state},${trade}\t,${order}\t,,`;
};

describe("a bill of a person's", () => {
  test("is read in GBK, behind its preamble, without the tabs behind its numbers", () => {
    const bill = billBytes([
      {
        at: new Date("2026-11-20T04:30:05Z"),
        amount: 128_50,
        trade_no: "2026112022001",
        merchant_no: "T200P220001111122",
      },
    ]);
    const read = readBill(bill);
    expect(read.ok && read.value).toMatchObject({
      form: "personal",
      account: "sampan@sampan.test",
      left_out: 0,
      movements: [
        {
          kind: "paid",
          trade_no: "2026112022001",
          merchant_no: "T200P220001111122",
          moved_at: new Date("2026-11-20T04:30:05Z"),
          amount: 128_50,
        },
      ],
    });
  });

  test("covers what it says, else from its first row to its last", () => {
    const read = of(`${head}\n${row()}\n${row({ at: "2026/11/22 8:00" })}`);
    expect(read.ok && [read.value.began_at, read.value.ended_at]).toEqual([
      new Date("2026-11-20T04:30:05Z"),
      new Date("2026-11-22T00:00:00Z"),
    ]);
    const said = of(
      `起始时间：[2026-11-01 00:00:00]    终止时间：[2026-11-30 23:59:59]\n${head}\n${row()}`,
    );
    expect(said.ok && [said.value.began_at, said.value.ended_at]).toEqual([
      new Date("2026-10-31T16:00:00Z"),
      new Date("2026-11-30T15:59:59Z"),
    ]);
  });

  test.each([
    ["支出", "交易成功", "paid"],
    ["支出", "等待确认收货", "paid"],
    ["支出", "交易关闭", undefined],
    ["不计收支", "交易关闭", undefined],
    ["不计收支", "退款成功", "returned"],
    ["不计收支", "交易成功", undefined],
    ["收入", "交易成功", undefined],
  ])("takes %s that is %s as %s (table)", (way, state, kind) => {
    const read = of(`${head}\n${row({ way, state })}`);
    expect(read.ok && read.value.movements[0]?.kind).toBe(kind);
    expect(read.ok && read.value.left_out).toBe(kind === undefined ? 1 : 0);
  });

  test("is read with its columns in another order, with some of no use left out, and paid in two ways", () => {
    const names = "商家订单号,金额,收/支,交易状态,收/付款方式,交易订单号,交易时间";
    const read = of(
      `支付宝\r\n${names}\r\nT200P1\t,"1,280.00",支出,交易成功,花呗&红包,77\t,2026-11-20 12:30:05\n`,
    );
    expect(read.ok && read.value.movements).toMatchObject([
      {
        amount: 1_280_00,
        method: "花呗&红包",
        trade_no: "77",
        merchant_no: "T200P1",
        counterparty: "",
      },
    ]);
  });

  test("without any row says by its period that nothing moved", () => {
    const read = readBill(
      billBytes([], {
        from: new Date("2026-11-01T00:00:00Z"),
        until: new Date("2026-11-02T00:00:00Z"),
      }),
    );
    expect(read.ok && read.value.movements).toEqual([]);
  });
});

test("a bill of a business's tells expense and refund by their columns", () => {
  const names =
    "账务流水号,业务流水号,商户订单号,商品名称,发生时间,对方账号,收入金额（+元）,支出金额（-元）,账户余额（元）,业务类型,备注";
  const read = of(
    `#支付宝账务明细查询\n#账号：[20880012]\n#起始日期：[2026-11-01 00:00:00]   终止日期：[2026-11-28 00:00:00]\n${names}
1,2026a\t,T200P5\t,裙,2026-11-20 12:30:05,yi***,,-80.00,900.00,在线支付,
2,2026b\t,T200P5\t,裙,2026-11-21 12:30:05,yi***,80.00,,980.00,交易退款,
3,2026c\t,,,2026-11-21 13:30:05,yi***,500.00,,1480.00,转账,
#导出时间：[2026-11-28 10:00:00]\n`,
  );
  expect(read.ok && read.value).toMatchObject({
    form: "business",
    account: "20880012",
    left_out: 1,
    movements: [
      { kind: "paid", amount: 80_00, trade_no: "2026a" },
      { kind: "returned", amount: 80_00, trade_no: "2026b" },
    ],
  });
});

describe("what is wrong is named:", () => {
  test.each([
    [
      "a column that is missing",
      `${head.replace(",商家订单号", "")}\n`,
      { code: "statement_column_missing", values: { column: "商家订单号" } },
    ],
    ["another table", "Date,Amount\n1,2\n", { code: "statement_not_of_bank" }],
    ["a table without rows or period", `${head}\n`, { code: "statement_not_of_bank" }],
    ["nothing", "", { code: "statement_not_of_bank" }],
    [
      "a day that no calendar has",
      `${head}\n${row({ at: "2026-02-30 10:00:00" })}`,
      { code: "statement_row_unreadable", values: { line: 2 } },
    ],
    [
      "an amount in words",
      `${head}\n${row()}\n${row({ amount: "很多" })}`,
      { code: "statement_row_unreadable", values: { line: 3 } },
    ],
    [
      "a row without its moment",
      `${head}\n${row({ at: "" })}`,
      { code: "statement_row_unreadable", values: { line: 2 } },
    ],
    [
      "a way that is neither",
      `${head}\n${row({ way: "其他" })}`,
      { code: "statement_row_unreadable", values: { line: 2 } },
    ],
  ])("%s", (_, text, refused) => {
    expect(codeOf(text)).toEqual(refused);
  });

  test("an encoding that is none of Alipay's", () => {
    const utf16 = new Uint8Array(Buffer.from(`\uFEFF${head}\n${row()}`, "utf16le"));
    expect(codeOf(utf16)).toEqual({ code: "statement_encoding" });
  });
});
