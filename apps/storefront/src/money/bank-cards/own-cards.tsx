import type { BankCard } from "@sampan/contract/money/bank-cards/bank-cards";
import { SectionHead } from "@sampan/ui/card";
import { useTranslations } from "use-intl";
import { cardsQuery } from "./card-queries.ts";
import { CardTile } from "./card-tile.tsx";
import { useRemoveCard } from "./use-remove-card.tsx";
import { ReadAnew } from "../../shell/read-anew.tsx";

/** The accounts somebody is paid out to already: change one, or remove it. [RT-73] [WAL-10] */
export function OwnCards({ cards }: { readonly cards: readonly BankCard[] }) {
  const t = useTranslations("bankCards");
  const removing = useRemoveCard();
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="own-cards" className="px-(--gutter) pt-1 pb-6">
      <SectionHead id="own-cards" title={t("own")} />
      <ReadAnew of={cardsQuery}>
        <ul className="stack">
          {cards.map((card) => (
            <CardTile key={card.id} card={card} onRemove={() => removing.ask(card)} />
          ))}
        </ul>
      </ReadAnew>
      {removing.dialog}
    </section>
  );
}
