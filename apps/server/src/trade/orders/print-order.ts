import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { Order } from "@sampan/contract/trade/orders/order-shapes";
import type { readOrderPdf as call } from "@sampan/contract/trade/orders/order-pdf";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { formatAmount } from "@sampan/domain/kernel/money";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { readPaperPictures } from "../../kernel/files/read-paper-pictures.ts";
import { drawPapersAside } from "../../kernel/pdf/draw-papers-aside.ts";
import type { Paper } from "../../kernel/pdf/paper.ts";
import { explainOnPaper } from "../charges/explain-on-paper.ts";
import { readOrder } from "./get-order.ts";

type PrintNeeds = Pick<Needs, "say" | "limits" | "files">;

/** Pictures of what came to the warehouse: so many of a parcel. */
const picturesOfParcel = 4;

/**
 * One of the caller's own orders as a PDF in their language: its goods, what each instalment comes to and how, what came
 * back, and the warehouse's pictures as far as they are kept. Drawn by a thread beside. Refuses `order_unknown`, and `server_busy` where several wait to be drawn.
 */
export async function printOrder(
  db: Db,
  needs: PrintNeeds,
  { tid }: InputOf<typeof call>,
  caller: CustomerCaller,
): Promise<Result<OutputOf<typeof call>, Refusal<"order_unknown" | "server_busy">>> {
  const read = await readOrder(db, needs, { tid, accountId: caller.customer.id }, caller);
  if (!read) return refuse({ code: "order_unknown" });
  const { order } = read;
  const pictures = await readPaperPictures(
    needs.files,
    order.packages.flatMap(({ tid: parcel, photos, measured_at }) =>
      photos.slice(0, picturesOfParcel).map((url) => ({
        url,
        caption: [parcel, measured_at].filter(Boolean).join(" · "),
      })),
    ),
  );
  const paper = paperOf(order, { caller, say: needs.say });
  const drawn = await drawPapersAside([{ ...paper, pictures }]);
  return drawn.ok ? ok({ data: { pdf: drawn.value.toString("base64") } }) : drawn;
}

interface Printing {
  readonly caller: Pick<CustomerCaller, "language" | "now"> & {
    readonly customer: Pick<CustomerCaller["customer"], "uid" | "region">;
  };
  readonly say: Needs["say"];
}

type Words = (key: string, values?: Record<string, string | number>) => string;

/** Every text of an order on paper, in the reader's language. */
export function paperOf(
  order: Order,
  { caller: { customer, language, now }, say }: Printing,
): Paper {
  const words: Words = (key, values) => say(language, `orderPaper.${key}`, values);
  const { sums, address } = order;
  const money = (cents: number): string => formatAmount(cents, sums.currency);
  const named = order.items.map((item) => ({
    ...item,
    words: item.i18n[language] ?? item.i18n.zh,
  }));
  const isOnce = order.pay_mode === "once";
  const refunded = order.items.reduce((total, item) => total + item.refund_real, 0);
  const second = sums.rows.some(({ instalment }) => instalment === 2);
  return {
    language,
    now,
    title: words("title"),
    facts: [
      words("number", { tid: order.tid }),
      words("placed", { date: order.cdate }),
      words("printed", { date: formatWireTime(now, customer.region) }),
    ],
    parties: [
      { label: words("buyer"), text: customer.uid },
      ...(address
        ? [
            {
              label: words("to"),
              text: [address.consignee, ...address.area, address.detail].join(", "),
            },
          ]
        : []),
    ],
    tables: [
      {
        columns: [words("goods"), [words("num"), 50], [words("each"), 80], [words("amount"), 90]],
        rows: named.map((item) => [
          [item.words, item.props_i18n[language] ?? item.props_i18n.zh].filter(Boolean).join(" · "),
          String(item.num),
          formatAmount(item.price, "CNY"),
          formatAmount(item.amount, "CNY"),
        ]),
        sums: [],
      },
      {
        columns: [words("item"), [words("how"), 240], [words("amount"), 110]],
        rows: rowsOf(order, { customer, language, say }),
        sums: [
          { label: words(isOnce ? "only" : "first"), amount: money(sums.first_instalment) },
          ...(second ? [{ label: words("second"), amount: money(sums.second_instalment) }] : []),
          { label: words("total"), amount: money(sums.door_total) },
          ...(refunded > 0 ? [{ label: words("refunded"), amount: money(0 - refunded) }] : []),
        ],
      },
    ],
    remark: words("remark"),
    picturesTitle: words("pictures"),
  };
}

/** What each amount is for and how it was reckoned, as pages have it. */
function rowsOf(
  { items, sums, insurance, transport }: Order,
  {
    customer,
    language,
    say,
  }: Pick<Printing, "say"> & Pick<Printing["caller"], "customer" | "language">,
): readonly (readonly string[])[] {
  const { explain } = explainOnPaper(
    { language, region: customer.region, say },
    {
      currency: sums.currency,
      pieces: items.reduce((total, { num }) => total + num, 0),
      insurance,
      transport: transport ?? undefined,
      carrier: undefined,
    },
  );
  return sums.rows.map((row) => [...explain(row), formatAmount(row.amount, sums.currency)]);
}
