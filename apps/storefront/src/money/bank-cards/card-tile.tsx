import type { BankCard } from "@sampan/contract/money/bank-cards/bank-cards";
import { buttonLook, Button } from "@sampan/ui/button";
import { cardLook } from "@sampan/ui/card";
import { PencilIcon, TrashIcon } from "@sampan/ui/icons-controls";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { CardWords } from "./card-words.tsx";

interface CardTileProps {
  readonly card: BankCard;
  /** Where one of several is to be chosen: whether it is this one, and choosing it. */
  readonly choice?: { readonly isChosen: boolean; readonly choose: () => void };
  readonly onRemove: () => void;
}

const choiceLook = (isChosen: boolean): string =>
  `rounded-card ${isChosen ? "shadow-[inset_0_0_0_2px_var(--brand)]" : "shadow-[inset_0_0_0_1px_var(--line-strong)]"}`;

/** A bank account with what can be done with it: choose, change, remove. [WAL-10] */
export function CardTile({ card, choice, onRemove }: CardTileProps) {
  const t = useTranslations("bankCards");
  const named = { bank: card.bank_name, digits: card.last_digits };
  const quiet = buttonLook({ variant: "quiet", size: "sm" });
  return (
    <li className={choice ? choiceLook(choice.isChosen) : cardLook}>
      {choice ? (
        <button
          type="button"
          aria-pressed={choice.isChosen}
          onClick={choice.choose}
          className="flex w-full items-center gap-3 px-4 pt-4 pb-1"
        >
          <CardWords card={card} />
        </button>
      ) : (
        <div className="flex items-center gap-3 px-4 pt-4 pb-1">
          <CardWords card={card} />
        </div>
      )}
      <div className="flex flex-wrap justify-end px-1 pb-1">
        <Link {...ownPathTo.card(card.id)} aria-label={t("editOf", named)} className={quiet}>
          <PencilIcon size="sm" />
          {t("edit")}
        </Link>
        <Button variant="quiet" size="sm" aria-label={t("removeOf", named)} onClick={onRemove}>
          <TrashIcon size="sm" />
          {t("remove")}
        </Button>
      </div>
    </li>
  );
}
