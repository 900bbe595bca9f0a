import type { CheckoutPreview } from "@sampan/contract/trade/orders/orders";
import { formatAmount } from "@sampan/domain/kernel/money";
import { wordsIn } from "@sampan/locales/words-in";
import { Card } from "@sampan/ui/card";
import { Chip } from "@sampan/ui/chip";
import { useId } from "react";
import { useLocale, useTranslations } from "use-intl";
import { CampaignChip } from "../../goods/cards/campaign-chip.tsx";
import { useLackWords } from "./use-lack-words.ts";
import type { Checkout } from "./use-checkout.ts";

/** Of which campaign the order is and what it may come to; the marks it will be given, and what the next one wants. [CHK-24] [PROMO-16] */
export function ActivityPart({ checkout: { preview } }: { readonly checkout: Checkout }) {
  const found = preview.data?.data;
  if (!found) return null;
  const { campaign, marks, next_mark } = found;
  if (!campaign && marks.length === 0 && !next_mark) return null;
  return (
    <Card as="section" className="stack gap-3" aria-busy={preview.isPlaceholderData}>
      {campaign && <Cap campaign={campaign} preview={found} />}
      {marks.length > 0 && <Given marks={marks} />}
      {next_mark && <Next mark={next_mark} preview={found} />}
    </Card>
  );
}

interface CapProps {
  readonly campaign: NonNullable<CheckoutPreview["campaign"]>;
  readonly preview: CheckoutPreview;
}

function Cap({ campaign: { i18n, cap, amount }, preview }: CapProps) {
  const t = useTranslations("activity");
  const { currency } = preview.sums;
  const say = (cents: number) => formatAmount(cents, currency);
  const values = { cap: say(cap), amount: say(amount) };
  const over = amount - cap;
  return (
    <div>
      <CampaignChip i18n={i18n} of="ofOrder" />
      <p className={`mt-1.5 text-xs tabular-nums ${over > 0 ? "text-danger" : "text-text-2"}`}>
        {over > 0 ? t("above", { ...values, over: say(over) }) : t("within", values)}
      </p>
    </div>
  );
}

function Given({ marks }: Pick<CheckoutPreview, "marks">) {
  const t = useTranslations("activity.marks");
  const language = useLocale();
  const id = useId();
  return (
    <div>
      <h2 id={id} className="text-xs text-text-2">
        {t("given")}
      </h2>
      <ul aria-labelledby={id} className="mt-1.5 flex flex-wrap gap-1.5">
        {marks.map(({ tag, i18n }) => (
          <li key={tag}>
            <Chip tone="ok">{wordsIn(language, i18n).text}</Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface NextProps {
  readonly mark: NonNullable<CheckoutPreview["next_mark"]>;
  readonly preview: CheckoutPreview;
}

function Next({ mark, preview }: NextProps) {
  const t = useTranslations("activity.marks");
  const wordsOf = useLackWords(mark, preview.sums.currency);
  const { text } = wordsIn(useLocale(), mark.i18n);
  const id = useId();
  return (
    <div>
      <h2 id={id} className="text-xs text-text-2">
        {t("next", { name: text })}
      </h2>
      <ul aria-labelledby={id} className="mt-1 list-disc pl-5 tabular-nums">
        {mark.lacks.map((lack) => (
          <li key={lack.key}>{wordsOf(lack)}</li>
        ))}
      </ul>
    </div>
  );
}
