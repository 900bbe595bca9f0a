import type { OutputOf } from "@sampan/contract/kernel/call";
import type { queryBankList } from "@sampan/contract/money/ledger/wallet";
import { List, rowLook } from "@sampan/ui/list-row";
import { CheckIcon } from "@sampan/ui/icons-frame";
import { Sheet } from "@sampan/ui/sheet";
import { useTranslations } from "use-intl";
import { BankMark } from "./bank-mark.tsx";

export type Bank = OutputOf<typeof queryBankList>["datalist"][number];

interface BankSheetProps {
  readonly open: boolean;
  readonly banks: readonly Bank[];
  readonly chosen: string;
  readonly onChoose: (code: string) => void;
  readonly onClose: () => void;
}

/** The banks that are paid out to, each with name, code and mark. [WAL-11] */
export function BankSheet({ open, banks, chosen, onChoose, onClose }: BankSheetProps) {
  const t = useTranslations("bankCards");
  const words = useTranslations("common");
  return (
    <Sheet open={open} onClose={onClose} title={t("chooseBank")} closeLabel={words("close")}>
      <List aria-label={t("bank")} className="shadow-none">
        {banks.map(({ code, name, logo }) => (
          <li key={code}>
            <button
              type="button"
              aria-pressed={code === chosen}
              onClick={() => onChoose(code)}
              className={`${rowLook} px-1`}
            >
              <BankMark code={code} logo={logo} />
              <span className="min-w-0 flex-auto">{name}</span>
              <span className="text-text-3 tabular-nums">{code}</span>
              {code === chosen && <CheckIcon size="sm" className="text-brand" />}
            </button>
          </li>
        ))}
      </List>
    </Sheet>
  );
}
