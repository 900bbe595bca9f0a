import type { BankCard } from "@sampan/contract/money/bank-cards/bank-cards";
import { buttonLook } from "@sampan/ui/button";
import { Sheet } from "@sampan/ui/sheet";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { CardTile } from "../bank-cards/card-tile.tsx";

interface CardSheetProps {
  readonly open: boolean;
  readonly cards: readonly BankCard[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
  readonly onRemove: (card: BankCard) => void;
  readonly onClose: () => void;
}

/** All accounts of somebody: choose one, change or remove one, add one. [WAL-10] */
export function CardSheet({ cards, chosen, onChoose, onRemove, ...sheet }: CardSheetProps) {
  const t = useTranslations("bankCards");
  const words = useTranslations("common");
  return (
    <Sheet
      {...sheet}
      title={t("choose")}
      closeLabel={words("close")}
      foot={
        <Link {...ownPathTo.cards} className={buttonLook({ variant: "soft", wide: true })}>
          {t("add")}
        </Link>
      }
    >
      <ul className="stack">
        {cards.map((card) => (
          <CardTile
            key={card.id}
            card={card}
            choice={{ isChosen: card.id === chosen, choose: () => onChoose(card.id) }}
            onRemove={() => onRemove(card)}
          />
        ))}
      </ul>
    </Sheet>
  );
}
