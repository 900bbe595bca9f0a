import type { BankCard } from "@sampan/contract/money/bank-cards/bank-cards";
import { Chip } from "@sampan/ui/chip";
import { useTranslations } from "use-intl";
import { BankMark } from "./bank-mark.tsx";

/** A bank account at a glance: its bank, its last digits, whose it is. [WAL-10] [WAL-52] */
export function CardWords({ card }: { readonly card: BankCard }) {
  const t = useTranslations("bankCards");
  const { bank, bank_name, branch, last_digits, account_name } = card;
  return (
    <>
      <BankMark code={bank} logo={card.bank_logo} />
      <span className="min-w-0 flex-1 text-left">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-[650]">
          <span className="min-w-0 break-words">
            {bank_name} <span className="tabular-nums">{bank}</span>
            {branch && <span className="font-normal"> {branch}</span>}
          </span>
          {card.is_default === 1 && <Chip tone="brand">{t("isDefault")}</Chip>}
          {card.is_company === 1 && <Chip>{t("isCompany")}</Chip>}
        </span>
        <span className="block text-xs break-words text-text-2 tabular-nums">
          {t("line", { digits: last_digits, holder: account_name })}
        </span>
      </span>
    </>
  );
}
