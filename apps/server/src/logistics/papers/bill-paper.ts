import type { FreightBill } from "@sampan/contract/logistics/parcels/parcels";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { formatCubicMetres, formatKilograms } from "@sampan/domain/kernel/format-measures";
import type { Language } from "@sampan/domain/kernel/language";
import { formatAmount } from "@sampan/domain/kernel/money";
import { isBilledKind } from "@sampan/domain/trade/charges/charge-lines";
import { explainedOf } from "@sampan/domain/trade/charges/explained-of";
import type * as z from "zod/mini";
import type { Needs } from "../../kernel/needs.ts";
import type { Paper, PaperPicture, PaperTable } from "../../kernel/pdf/paper.ts";
import { explainOnPaper } from "../../trade/charges/explain-on-paper.ts";
import type { PrintedBill, PrintedParcel } from "./paper-queries.ts";
import { addressLine } from "./address-line.ts";

type Bill = z.infer<typeof FreightBill>;

export interface Writing {
  readonly language: Language;
  readonly now: Date;
  readonly say: Needs["say"];
}

interface BillToPrint {
  readonly owner: PrintedBill;
  readonly bill: Bill;
  readonly parcels: readonly PrintedParcel[];
  readonly pictures: readonly PaperPicture[];
}

/** Every text of a freight bill on paper: each parcel as it was measured, how its freight came about, what is to be paid. [FRT-06] */
export function billPaper(
  { owner, bill, parcels, pictures }: BillToPrint,
  { language, now, say }: Writing,
): Paper {
  const words = (key: string, values?: Record<string, string | number>) =>
    say(language, `papers.${key}`, values);
  const [first] = parcels;
  const printer = rowsOf(bill, { owner, words, say, language });
  return {
    language,
    now,
    title: words("bill"),
    facts: [
      words("number", { tid: bill.tid }),
      words("posted", { date: bill.posted_at }),
      bill.paid_at ? words("paid", { date: bill.paid_at }) : words("unpaid"),
      words("printed", { date: formatWireTime(now, owner.region) }),
    ],
    parties: [
      { label: words("customer"), text: owner.uid },
      ...(first ? [{ label: words("to"), text: addressLine(first.address) }] : []),
    ],
    tables: [...bill.shipments.map(printer.shipment), printer.lines()],
    remark: words("billRemark"),
    pictures,
    picturesTitle: words("pictures"),
  };
}

interface Printer {
  readonly owner: PrintedBill;
  readonly words: (key: string, values?: Record<string, string | number>) => string;
  readonly say: Needs["say"];
  readonly language: Language;
}

function rowsOf(bill: Bill, { owner, words, say, language }: Printer) {
  const { currency } = bill;
  const money = (cents: number) => formatAmount(cents, currency);
  const { saySums, nameCharge, explain } = explainOnPaper(
    { language, region: owner.region, say },
    { currency, pieces: 0, insurance: 0, transport: undefined, carrier: undefined },
  );
  const named = (entry: Parameters<typeof explainedOf>[0]): string =>
    explain(explainedOf(entry)).filter(Boolean).join(" · ");
  return {
    /** A shipment: its parcels as they were measured, and what that comes to. */
    shipment: ({ parcel_tids, entries, international, local }: Bill["shipments"][number]) => {
      const measured = bill.arithmetic.filter(({ parcel_tid }) => parcel_tids.includes(parcel_tid));
      return {
        columns: [
          words("parcel"),
          [words("size"), 110],
          [words("volume"), 80],
          [words("weight"), 80],
          [words("chargeable"), 80],
        ],
        rows: measured.map((one) => [
          one.parcel_tid,
          [one.length_mm, one.width_mm, one.height_mm].map((side) => side / 10).join(" × "),
          one.divisor === null ? formatCubicMetres(one.volume_mm3) : formatKilograms(one.volume_g),
          formatKilograms(one.actual_g),
          formatKilograms(one.chargeable_g),
        ]),
        sums: [
          ...entries.map((entry) => ({ label: named(entry), amount: money(entry.amount) })),
          { label: words("freight"), amount: money(international + local) },
        ],
      } satisfies PaperTable;
    },
    /** What is to be paid, order by order. */
    lines: (): PaperTable => ({
      columns: [words("item"), [words("order"), 150], [words("amount"), 110]],
      rows: bill.lines.map(({ kind, order_tid, amount, reason, why }) => [
        why
          ? named({ key: kind, amount, reason: why })
          : [isBilledKind(kind) ? nameCharge(kind) : kind, reason].filter(Boolean).join(" · "),
        order_tid,
        money(amount),
      ]),
      sums: [
        ...(bill.estimate > 0
          ? [{ label: saySums("label.paid_before"), amount: money(0 - bill.estimate) }]
          : []),
        { label: words("total"), amount: money(bill.amount) },
      ],
    }),
  };
}
