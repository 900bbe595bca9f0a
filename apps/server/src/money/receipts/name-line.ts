import type { Language } from "@sampan/domain/kernel/language";
import type { ReceiptLine } from "@sampan/domain/money/receipts/receipt-lines";
import type { Needs } from "../../kernel/needs.ts";

/** A row as a receipt names it: goods by what they were called when they were paid, everything else by its kind. */
export function nameLine(
  { kind, name = "", num }: ReceiptLine,
  { say, language }: { readonly say: Needs["say"]; readonly language: Language },
): string {
  if (kind === "goods") return num === undefined ? name : `${name} ×${num}`;
  const word = say(language, `receiptPaper.row.${kind}`);
  return name === "" ? word : `${word} (${name})`;
}
