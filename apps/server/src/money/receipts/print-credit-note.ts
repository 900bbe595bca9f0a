import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { receiptLanguages } from "@sampan/domain/kernel/language";
import { formatAmount } from "@sampan/domain/kernel/money";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { splitIncludedTax } from "@sampan/domain/money/receipts/included-tax";
import { receiptForm, regionOfReceipt } from "@sampan/domain/people/regions/receipt-region";
import type { Db } from "../../kernel/db/db.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { drawPapersAside } from "../../kernel/pdf/draw-papers-aside.ts";
import type { Paper } from "../../kernel/pdf/paper.ts";
import { partiesOf, type Printing, wordsOf } from "./print-receipt.ts";
import { type OwnCreditNote, selectOwnCreditNote } from "./shown-receipt-queries.ts";

/**
 * One of the caller's own credit notes as a PDF in the language of its law: which receipt it is of, what that said, what it
 * comes to now, and the tax in the difference. Refuses `receipt_unknown` for one that is somebody else's, or a provider's.
 */
export async function printCreditNote(
  db: Db,
  key: string,
  printing: Printing,
): Promise<Result<{ data: { pdf: string } }, Refusal<"receipt_unknown" | "server_busy">>> {
  const note = await selectOwnCreditNote(db, { key, accountId: printing.caller.customer.id });
  if (!note || receiptForm(note.kind).numbered !== "here")
    return refuse({ code: "receipt_unknown" });
  const drawn = await drawPapersAside([creditNoteOf(note, printing)]);
  return drawn.ok ? ok({ data: { pdf: drawn.value.toString("base64") } }) : drawn;
}

/** Every text of a printed credit note. */
export function creditNoteOf(note: OwnCreditNote, { caller, say }: Printing): Paper {
  const { kind, number, granted_at, issued_at, receipt_number, currency, left_before, amount } =
    note;
  const { tax_bp } = receiptForm(kind);
  const language = receiptLanguages[kind];
  const words = wordsOf(say, language);
  const day = (moment: Date | null) =>
    formatWireTime(moment ?? caller.now, regionOfReceipt(kind)).slice(0, 10);
  const { net, tax } = splitIncludedTax(amount, { tax_bp });
  const sum = (label: string, cents: number) => ({ label, amount: formatAmount(cents, currency) });
  return {
    language,
    now: caller.now,
    title: words("note.title"),
    facts: [
      words("number", { number: number ?? "" }),
      words("date", { date: day(granted_at) }),
      words("note.of", { number: receipt_number ?? "", date: day(issued_at) }),
    ],
    parties: partiesOf(note, { caller, words }),
    tables: [
      {
        columns: [words("item"), [words("amount"), 110]],
        rows: [
          [words("note.before"), formatAmount(left_before, currency)],
          [words("note.after"), formatAmount(left_before - amount, currency)],
        ],
        sums: [
          sum(words("net"), net),
          sum(words("tax", { percent: String(tax_bp / 100) }), tax),
          sum(words("note.difference"), amount),
        ],
      },
    ],
    remark: words("paid_back"),
  };
}
