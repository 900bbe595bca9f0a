import { type Currency, formatAmount } from "@sampan/domain/kernel/money";
import { Checkbox } from "@sampan/ui/checkbox";
import { Chip } from "@sampan/ui/chip";
import { formatMinute } from "@sampan/ui/format/dates";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { ServiceOption } from "./choice-of-services.ts";

interface ServiceRowProps {
  readonly option: ServiceOption;
  readonly currency: Currency;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
  /** What more is asked once it is chosen. */
  readonly children?: ReactNode;
}

/** A service to be ticked: what it is, its price in both currencies, by when, and what rules say of it. */
export function ServiceRow({ option, currency, isChosen, onToggle, children }: ServiceRowProps) {
  const t = useTranslations("services");
  const { service, offer, hint } = option;
  const { never } = hint;
  return (
    <li className="py-3 last:pb-0">
      <Checkbox className="w-full" checked={isChosen} disabled={never !== null} onChange={onToggle}>
        <span className="flex flex-wrap items-center gap-x-2">
          <span className="font-semibold">{t(`names.${service}`)}</span>
          {hint.isSuggested && never === null && <Chip tone="brand">{t("suggested")}</Chip>}
        </span>
        <span className="block text-xs text-text-2">{t(`what.${service}`)}</span>
        <span className="block text-xs text-text-2 tabular-nums">
          <span className="font-semibold whitespace-nowrap text-text">
            {formatAmount(offer.amount, currency)}
          </span>{" "}
          <span className="whitespace-nowrap">({formatAmount(offer.price, "CNY")})</span>
          {" · "}
          {offer.due_at === "" ? t("noWork") : t("promise", { time: formatMinute(offer.due_at) })}
        </span>
        {hint.needsPerson && <span className="block text-xs text-text-2">{t("person")}</span>}
        {never && (
          <span className="block text-xs text-warn">
            {t("never", { goods: never.goods === null ? "" : t(`facts.${never.goods}`) })}
          </span>
        )}
      </Checkbox>
      {isChosen && children}
    </li>
  );
}
