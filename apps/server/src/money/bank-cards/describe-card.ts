import type { BankCard } from "@sampan/contract/money/bank-cards/bank-cards";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import type { Language } from "@sampan/domain/kernel/language";
import type { Region } from "@sampan/domain/kernel/regions";
import { textIn } from "../../kernel/say/text-in.ts";
import type { StoredCard } from "./card-named.ts";

/** A card as its owner reads it. */
export const describeCard = (
  card: StoredCard,
  account_name: string,
  { language, region }: { readonly language: Language; readonly region: Region },
): BankCard => ({
  id: card.key,
  account_name,
  bank: card.bank,
  bank_name: card.bank_name ? textIn(card.bank_name, language) : card.bank,
  bank_logo: card.bank_logo ?? "",
  branch: card.branch,
  last_digits: card.last_digits,
  is_default: card.is_default ? 1 : 0,
  is_company: card.is_company ? 1 : 0,
  changed_at: formatWireTime(card.changed_at, region),
});
