import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { formatKilograms } from "@sampan/domain/kernel/format-measures";
import { type Cents, type Currency, formatAmount, sum } from "@sampan/domain/kernel/money";
import { transportNames } from "@sampan/domain/goods/shippability/transports";
import { readNames } from "../../goods/translation/read-names.ts";
import type { Paper, PaperTable } from "../../kernel/pdf/paper.ts";
import type { BillExplanation } from "../parcels/bill-explanation.ts";
import { shipmentsOf } from "../parcels/bill-explanation.ts";
import { addressLine } from "./address-line.ts";
import type { Writing } from "./bill-paper.ts";
import type { PrintedBill, PrintedParcel } from "./paper-queries.ts";

interface Invoiced {
  readonly owner: PrintedBill;
  readonly tid: string;
  readonly posted_at: Date;
  readonly explanation: BillExplanation;
  readonly parcels: readonly PrintedParcel[];
  /** Of each warehouse, as administrators wrote it; empty where they did not. */
  readonly senderOf: (parcel: PrintedParcel) => string;
}

/**
 * The commercial invoice of each shipment on a bill: sender, recipient, every line of goods as it was declared, else as it was
 * bought and at what it cost, freight and gross weight.
 */
export function invoicePapers(
  { owner, tid, posted_at, explanation, parcels, senderOf }: Invoiced,
  { language, now, say }: Writing,
): readonly Paper[] {
  const words = (key: string, values?: Record<string, string | number>) =>
    say(language, `papers.${key}`, values);
  const shipments = shipmentsOf(explanation);
  return shipments.flatMap(({ parcel_tids, international, local }, at) => {
    const inIt = parcels.filter((parcel) => parcel_tids.includes(parcel.tid));
    const [first] = inIt;
    if (!first) return [];
    const lines = inIt.flatMap((parcel) => linesOf(parcel, owner.currency, language));
    const number = shipments.length > 1 ? `${tid}-${at + 1}` : tid;
    return [
      {
        language,
        now,
        title: words("invoice"),
        facts: [
          words("invoiceNumber", { number }),
          words("date", { date: formatWireTime(posted_at, owner.region).slice(0, 10) }),
          words("way", { way: say(language, `labels.way.${transportNames[first.transport]}`) }),
          words("packages", {
            count: inIt.length,
            weight: formatKilograms(sum(inIt.map(({ weight_g }) => weight_g ?? 0))),
          }),
          words("origin"),
        ],
        parties: [
          {
            label: words("sender"),
            text: senderOf(first) || say(language, `labels.warehouse.${first.warehouse}`),
          },
          {
            label: words("recipient"),
            text: `${addressLine(first.address)}, ${first.address.phone}`,
          },
          { label: words("parcels"), text: inIt.map((parcel) => parcel.tid).join(", ") },
        ],
        tables: [
          goodsTable(lines, words),
          {
            columns: [words("beside"), [words("amount"), 110]],
            rows: [[words("freight"), formatAmount(international + local, owner.currency)]],
            sums: [],
          },
        ],
        remark: words("invoiceRemark"),
      } satisfies Paper,
    ];
  });
}

interface InvoiceLine {
  readonly name: string;
  readonly material: string;
  readonly num: number;
  /** Of all pieces, cents. */
  readonly value: Cents;
  readonly currency: Currency;
}

function linesOf(
  { declared, contents }: PrintedParcel,
  currency: Currency,
  language: Writing["language"],
): readonly InvoiceLine[] {
  if (declared)
    return declared.map(({ oid, name, material, value }) => ({
      name,
      material,
      num: contents.find((one) => one.oid === oid)?.num ?? 0,
      value,
      currency,
    }));
  return contents.map(({ item_name, names, num, price }) => {
    const known = readNames(item_name, names);
    return {
      name: known[language] ?? known.zh,
      material: "",
      num,
      value: price * num,
      currency: "CNY",
    };
  });
}

/** Goods with what they are worth, and a sum of each currency they were declared in. */
function goodsTable(lines: readonly InvoiceLine[], words: (key: string) => string): PaperTable {
  const currencies = [...new Set(lines.map(({ currency }) => currency))];
  return {
    columns: [
      words("goods"),
      [words("material"), 90],
      [words("pieces"), 50],
      [words("each"), 90],
      [words("value"), 90],
    ],
    rows: lines.map(({ name, material, num, value, currency }) => [
      name,
      material,
      String(num),
      // What does not divide has no price of a piece.
      num > 0 && value % num === 0 ? formatAmount(value / num, currency) : "",
      formatAmount(value, currency),
    ]),
    sums: currencies.map((currency) => ({
      label: words("goodsTotal"),
      amount: formatAmount(
        sum(lines.filter((line) => line.currency === currency).map(({ value }) => value)),
        currency,
      ),
    })),
  };
}
