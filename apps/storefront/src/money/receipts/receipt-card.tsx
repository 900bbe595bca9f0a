import { callApi } from "@sampan/client/call-api";
import {
  type CreditNote,
  readCreditNotePdf,
  type Receipt,
  readReceiptPdf,
} from "@sampan/contract/money/receipts";
import { formatAmount } from "@sampan/domain/kernel/money";
import { Card } from "@sampan/ui/card";
import { Chip, type Tone } from "@sampan/ui/chip";
import { formatMinute } from "@sampan/ui/format/dates";
import { useTranslations } from "use-intl";
import { SavePdfButton } from "../../shell/save-pdf-button.tsx";

const tones = {
  asked: "brand",
  issued: "ok",
  void: "neutral",
  lapsed: "neutral",
} as const satisfies Record<Receipt["state"], Tone>;

/** One receipt: its amount, where it stands, its number, and what proves it. */
export function ReceiptCard({ receipt }: { readonly receipt: Receipt }) {
  const t = useTranslations("receipts");
  const { amount, currency, state, number, tid, date, random_number, carrier, allowed } = receipt;
  return (
    <Card as="li">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="text-md font-[650] tabular-nums">{formatAmount(amount, currency)}</p>
        <Chip tone={tones[state]}>{t(`state.${state}`)}</Chip>
      </div>
      <p className="mt-1 break-words tabular-nums">{number || tid}</p>
      <p className="text-xs text-text-3 tabular-nums">{formatMinute(date)}</p>
      {(random_number !== "" || carrier !== "") && (
        <p className="text-xs text-text-2 tabular-nums">
          {random_number !== "" && t("random", { code: random_number })}
          {random_number !== "" && carrier !== "" && " · "}
          {carrier}
        </p>
      )}
      {allowed > 0 && (
        <p className="text-xs text-text-2 tabular-nums">
          {t("allowed", { amount: formatAmount(allowed, currency) })}
        </p>
      )}
      {receipt.has_pdf && <PdfButton receipt={receipt} />}
      {receipt.credit_notes.map((note) => (
        <NoteButton key={note.key} note={note} currency={currency} />
      ))}
    </Card>
  );
}

function PdfButton({ receipt: { key, number } }: { readonly receipt: Receipt }) {
  const t = useTranslations("receipts");
  return (
    <div className="mt-2 flex justify-end">
      <SavePdfButton
        name={number}
        read={() => callApi(readReceiptPdf, { key }, { asksLogin: true })}
      >
        {t("pdf")} <span className="sr-only">{number}</span>
      </SavePdfButton>
    </div>
  );
}

interface NoteButtonProps extends Pick<Receipt, "currency"> {
  readonly note: CreditNote;
}

/** What was taken off, with its paper. */
function NoteButton({ note: { key, number, amount, date }, currency }: NoteButtonProps) {
  const t = useTranslations("receipts");
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
      <p className="text-xs text-text-2 tabular-nums">
        {t("note", { number })} · −{formatAmount(amount, currency)} · {formatMinute(date)}
      </p>
      <SavePdfButton
        name={number}
        read={() => callApi(readCreditNotePdf, { key }, { asksLogin: true })}
      >
        {t("pdf")} <span className="sr-only">{number}</span>
      </SavePdfButton>
    </div>
  );
}
