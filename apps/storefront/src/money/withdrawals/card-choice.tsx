import type { BankCard } from "@sampan/contract/money/bank-cards/bank-cards";
import { cardLook } from "@sampan/ui/card";
import { ForwardIcon } from "@sampan/ui/icons-frame";
import { lazy, Suspense } from "react";
import { useTranslations } from "use-intl";
import { useSheet } from "../../shell/use-sheet.ts";
import { CardWords } from "../bank-cards/card-words.tsx";
import { useRemoveCard } from "../bank-cards/use-remove-card.tsx";

const CardSheet = lazy(async () => ({ default: (await import("./card-sheet.tsx")).CardSheet }));

interface CardChoiceProps {
  readonly cards: readonly BankCard[];
  readonly chosen: BankCard;
  readonly onChoose: (id: string) => void;
}

/** The account that is paid to, the default one at first; a sheet holds the others. [WAL-10] */
export function CardChoice({ cards, chosen, onChoose }: CardChoiceProps) {
  const t = useTranslations("withdrawals");
  const sheet = useSheet();
  const removing = useRemoveCard();
  return (
    <section aria-label={t("card")}>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={sheet.open}
        className={`${cardLook} flex w-full items-center gap-3 p-4`}
      >
        <CardWords card={chosen} />
        <span className="sr-only">{t("change")}</span>
        <ForwardIcon size="sm" className="flex-none text-text-3" />
      </button>
      {sheet.wasOpened && (
        <Suspense>
          <CardSheet
            open={sheet.isOpen}
            cards={cards}
            chosen={chosen.id}
            onClose={sheet.close}
            onChoose={(id) => {
              sheet.close();
              onChoose(id);
            }}
            onRemove={(card) => {
              sheet.close();
              removing.ask(card);
            }}
          />
        </Suspense>
      )}
      {removing.dialog}
    </section>
  );
}
