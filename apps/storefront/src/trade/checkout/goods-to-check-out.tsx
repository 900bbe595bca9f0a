import type { CheckoutPreview } from "@sampan/contract/trade/orders/orders";
import { formatAmount, sum, type Currency } from "@sampan/domain/kernel/money";
import { wordsIn } from "@sampan/locales/words-in";
import { Card } from "@sampan/ui/card";
import { DownIcon, UpIcon } from "@sampan/ui/icons-controls";
import { LoadingRegion, Skeleton } from "@sampan/ui/states";
import { useId, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { CampaignChip } from "../../goods/cards/campaign-chip.tsx";
import {
  OrderedGoodsPicture,
  OrderedGoodsRow,
  useOrderedWords,
} from "../../goods/cards/ordered-goods.tsx";
import { ShippingLine } from "../../goods/shippability/shipping-line.tsx";
import { useRefusalWords } from "../../shell/use-refusal-words.ts";
import { Part, PartProblem } from "./checkout-part.tsx";
import type { Checkout } from "./use-checkout.ts";

type Shop = CheckoutPreview["shops"][number];
type Line = Shop["item_list"][number];

/** How many pictures stand in for all of them while the list is closed. */
const picturesShown = 3;

/** The goods: closed a handful of pictures, opened every line by its shop. [CHK-10] */
export function GoodsToCheckOut({ checkout }: { readonly checkout: Checkout }) {
  const t = useTranslations("settlement");
  const preview = checkout.preview.data?.data;
  const problems = checkout.problemsOf("goods");
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  if (!preview) return <GoodsSkeleton />;
  const lines = preview.shops.flatMap(({ item_list }) => item_list);
  const isShown = isOpen || problems.length > 0;
  return (
    <Part part="goods">
      <Card as="section" padded={false}>
        <button
          type="button"
          aria-expanded={isShown}
          aria-controls={panelId}
          onClick={() => setOpen(!isShown)}
          className="flex w-full flex-wrap items-center gap-2 p-4 text-left"
        >
          {!isShown &&
            lines
              .slice(0, picturesShown)
              .map((line) => <OrderedGoodsPicture key={line.item_id} goods={line} />)}
          <span className={isShown ? "flex-1 text-left" : "flex-1 text-right"}>
            <span className="block font-[650] tabular-nums">
              {t("goods", { count: lines.reduce((count, { num }) => count + num, 0) })}
            </span>
            <span className="block text-xs text-text-3 tabular-nums">
              {formatAmount(sum(lines.map(({ amount }) => amount)), "CNY")}
            </span>
          </span>
          {isShown ? (
            <UpIcon size="sm" className="text-text-3" />
          ) : (
            <DownIcon size="sm" className="text-text-3" />
          )}
        </button>
        <div id={panelId} hidden={!isShown}>
          {preview.shops.map((shop) => (
            <ShopLines
              key={shop.id}
              shop={shop}
              currency={preview.sums.currency}
              problems={problems}
            />
          ))}
        </div>
      </Card>
      <OrderProblems problems={problems} />
    </Part>
  );
}

type Problems = ReturnType<Checkout["problemsOf"]>;

interface ShopLinesProps {
  readonly shop: Shop;
  readonly currency: Currency;
  readonly problems: Problems;
}

function ShopLines({ shop, currency, problems }: ShopLinesProps) {
  const t = useTranslations("settlement");
  const { text, lang } = wordsIn(useLocale(), shop.i18n);
  return (
    <section aria-label={t("goodsOf", { shop: text })} className="border-t border-line px-4 py-3">
      <div className="mb-2 flex flex-wrap justify-between gap-x-3 text-xs">
        <h2 lang={lang} className="font-semibold">
          {text}
        </h2>
        <span className="text-text-3 tabular-nums">
          {t("freightOf", { amount: formatAmount(shop.mainland_freight, "CNY") })}
        </span>
      </div>
      <ul className="stack">
        {shop.item_list.map((line) => (
          <LineRow
            key={line.item_id}
            line={line}
            currency={currency}
            problems={problems.filter(({ values }) => values["item_id"] === line.item_id)}
          />
        ))}
      </ul>
    </section>
  );
}

interface LineRowProps {
  readonly line: Line;
  readonly currency: Currency;
  readonly problems: Problems;
}

function LineRow({ line, currency, problems }: LineRowProps) {
  const t = useTranslations("settlement");
  const tell = useRefusalWords();
  const { name } = useOrderedWords(line);
  return (
    <OrderedGoodsRow
      goods={line}
      count={t("pieces", { count: line.num })}
      price={formatAmount(line.amount, "CNY")}
      converted={formatAmount(line.amount_local, currency)}
    >
      {line.campaign && (
        <p className="mt-1">
          <CampaignChip i18n={line.campaign.i18n} of="price" />
        </p>
      )}
      <ShippingLine goods={line} name={name} />
      {problems.map((problem) => (
        <PartProblem key={problem.code}>{tell(problem)}</PartProblem>
      ))}
    </OrderedGoodsRow>
  );
}

/** What is wrong with the goods together; what is wrong with one line stands in it. */
function OrderProblems({ problems }: { readonly problems: Problems }) {
  const tell = useRefusalWords();
  return problems
    .filter(({ values }) => values["item_id"] === undefined)
    .map((problem) => <PartProblem key={problem.code}>{tell(problem)}</PartProblem>);
}

function GoodsSkeleton() {
  const words = useTranslations("common");
  return (
    <LoadingRegion label={words("loading")}>
      <Card className="flex items-center gap-2">
        <Skeleton className="size-13 rounded-sm" />
        <Skeleton className="size-13 rounded-sm" />
        <span className="flex-1" />
        <Skeleton className="h-9 w-20" />
      </Card>
    </LoadingRegion>
  );
}
