import {
  closePaymentDifference,
  importBill,
  listPaymentDifferences,
} from "@sampan/contract/trade/purchase-payments/staff-purchase-payments";
import { addDays } from "@sampan/domain/kernel/business-time";
import { type BillRow, writeBill } from "@sampan/sandbox/alibaba/write-bill";
import type { Needs } from "@sampan/server/kernel/needs";
import { sql } from "kysely";
import { openStage, type Stage } from "./open-stage.ts";
import type { PastAct } from "./withdrawal-acts.ts";

/** So far back a bill reaches. */
const month_days = 30;

/**
 * Finance brought Alipay's bill four days ago, in which not everything agrees with what buyers wrote down; of that one was
 * found out, the others wait when the demo opens.
 */
export const billActs = (stage: Stage, today: Date): PastAct[] => [
  {
    at: addDays(today, -4),
    play: async () => {
      await bring(stage, withMistakes);
      await closeOne(stage);
    },
  },
];

/** Brings the bill of all that was bought and stands in none yet, so that nothing of the crowd counts as not paid. */
export async function bringRest(needs: Needs): Promise<void> {
  const stage = await openStage(needs);
  try {
    await bring(stage, (rows) => rows);
  } finally {
    await stage.close();
  }
}

interface Bought {
  readonly number: string;
  readonly bought_at: Date;
  readonly amount: number;
  readonly shop: string;
}

async function bring(
  stage: Stage,
  change: (rows: readonly BillRow[]) => readonly BillRow[],
): Promise<void> {
  const until = stage.now();
  const from = addDays(until, -month_days);
  const rows: BillRow[] = [];
  await stage.work(async ({ database: { db } }) => {
    const { rows: bought } = await sql<Bought>`
      select item.out_oid as number, min(item.bought_at) as bought_at, min(sell.shop_name) as shop,
             coalesce(sum(item.cost), sum(item.price * item.num))::bigint as amount
        from order_items item
        join sell_orders sell on sell.id = item.sell_order_id
       where item.bought_at between ${from} and ${until}
         and item.out_oid <> ''
         and not exists (select from purchase_movements known where known.out_oid = item.out_oid)
         and not exists (select from payment_differences found where found.out_oid = item.out_oid)
       group by item.out_oid
       order by min(item.bought_at), item.out_oid
    `.execute(db);
    rows.push(...bought.map(paid));
  });
  const bill = writeBill(change(rows), { from, until });
  const finance = await stage.staff("finance");
  await finance.call(importBill, { file: new Blob([new Uint8Array(bill)]), name: "alipay.csv" });
}

const paid = ({ number, bought_at, amount, shop }: Bought): BillRow => ({
  at: new Date(bought_at.getTime() + 3 * 60_000),
  amount,
  trade_no: `${bought_at.toISOString().slice(0, 10).replaceAll("-", "")}2200${number}`,
  merchant_no: `T200P${number}`,
  counterparty: shop,
});

/** One purchase that nobody paid, one paid dearer, one twice, one given back in part, and a dinner. */
function withMistakes(rows: readonly BillRow[]): readonly BillRow[] {
  const [, unpaid, , dearer, , twice, , back] = rows;
  const [last] = rows.slice(-1);
  return [
    ...rows
      .filter((row) => row !== unpaid)
      .map((row) => (row === dearer ? { ...row, amount: row.amount + 12_00 } : row)),
    ...(twice ? [{ ...twice, trade_no: `${twice.trade_no}9` }] : []),
    ...(back ? [{ ...back, kind: "returned" as const, amount: Math.ceil(back.amount / 3) }] : []),
    ...(last
      ? [
          {
            ...last,
            amount: 236_00,
            merchant_no: "2088331",
            trade_no: "77",
            counterparty: "潮汕牛肉火锅",
          },
        ]
      : []),
  ];
}

async function closeOne(stage: Stage): Promise<void> {
  const second = await stage.staff("finance2");
  const { datalist } = await second.call(listPaymentDifferences, {});
  const dearer = datalist.find(({ kind }) => kind === "amount_differs");
  if (dearer)
    await second.call(closePaymentDifference, {
      key: dearer.key,
      note: "卖家另收运费 12 元，已核对聊天记录",
    });
}
