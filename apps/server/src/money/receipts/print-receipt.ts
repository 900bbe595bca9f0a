import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { receiptLanguages } from "@sampan/domain/kernel/language";
import { formatAmount } from "@sampan/domain/kernel/money";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { splitIncludedTax } from "@sampan/domain/money/receipts/included-tax";
import { receiptForm, regionOfReceipt } from "@sampan/domain/people/regions/receipt-region";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { drawPapersAside } from "../../kernel/pdf/draw-papers-aside.ts";
import type { Paper } from "../../kernel/pdf/paper.ts";
import { nameLine } from "./name-line.ts";
import { type OwnReceipt, selectOwnReceipt } from "./shown-receipt-queries.ts";

export interface Printing {
  readonly caller: Pick<CustomerCaller, "now"> & {
    readonly customer: Pick<CustomerCaller["customer"], "id" | "uid">;
  };
  readonly say: Needs["say"];
}

/**
 * One of the caller's own receipts that we number ourselves, as a PDF in the language of its law. Refuses
 * `receipt_unknown` for one that was not issued, is somebody else's, or lies with a provider.
 */
export async function printReceipt(
  db: Db,
  key: string,
  printing: Printing,
): Promise<Result<{ data: { pdf: string } }, Refusal<"receipt_unknown" | "server_busy">>> {
  const accountId = printing.caller.customer.id;
  const receipt = await selectOwnReceipt(db, { key, accountId });
  if (!receipt || receiptForm(receipt.kind).numbered !== "here")
    return refuse({ code: "receipt_unknown" });
  const drawn = await drawPapersAside([materialOf(receipt, printing)]);
  return drawn.ok ? ok({ data: { pdf: drawn.value.toString("base64") } }) : drawn;
}

/** Every text of a printed receipt, in the language of its law. */
export function materialOf(receipt: OwnReceipt, { caller, say }: Printing): Paper {
  const { kind, number, issued_at, currency, lines, amount, allowed } = receipt;
  const { tax_bp } = receiptForm(kind);
  const language = receiptLanguages[kind];
  const words = wordsOf(say, language);
  const date = formatWireTime(issued_at ?? caller.now, regionOfReceipt(kind)).slice(0, 10);
  const { net, tax } = splitIncludedTax(amount, { tax_bp });
  const sum = (label: string, cents: number) => ({ label, amount: formatAmount(cents, currency) });
  return {
    language,
    now: caller.now,
    title: words("title"),
    facts: [
      words("number", { number: number ?? "" }),
      words("date", { date }),
      ...(receipt.state === "void" ? [words("void")] : []),
    ],
    parties: partiesOf(receipt, { caller, words }),
    tables: [
      {
        columns: [words("item"), [words("amount"), 110]],
        rows: lines.map((line) => [
          nameLine(line, { say, language }),
          formatAmount(line.amount, currency),
        ]),
        sums: [
          sum(words("net"), net),
          sum(words("tax", { percent: String(tax_bp / 100) }), tax),
          sum(words("total"), amount),
          ...(allowed > 0 ? [sum(words("allowed"), 0 - allowed)] : []),
        ],
      },
    ],
    remark: words("bought_for_you"),
  };
}

type Words = (key: string, values?: Record<string, string | number>) => string;

export const wordsOf =
  (say: Needs["say"], language: Paper["language"]): Words =>
  (key, values) =>
    say(language, `receiptPaper.${key}`, values);

/** Who issued it, as they were called then, to whom, and for which orders. */
export const partiesOf = (
  { issuer, buyer, order_tids }: Pick<OwnReceipt, "issuer" | "buyer" | "order_tids">,
  { caller, words }: Pick<Printing, "caller"> & { readonly words: Words },
): Paper["parties"] => [
  { label: words("seller"), text: issuer ?? "" },
  {
    label: words("buyer"),
    text:
      buyer?.kind === "company"
        ? `${buyer.name}, ${words("tax_number", { number: buyer.tax_id })}`
        : caller.customer.uid,
  },
  { label: words("order"), text: order_tids.join(", ") },
];
