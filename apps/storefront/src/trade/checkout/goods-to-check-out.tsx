import type { CheckoutPreview } from "@sampan/contract/trade/orders/orders";
import { formatAmount, sum, type Currency } from "@sampan/domain/kernel/money";
import { wordsIn } from "@sampan/locales/words-in";
import { Card } from "@sampan/ui/card";
import { DownIcon, UpIcon } from "@sampan/ui/icons-controls";
import { Thumb } from "@sampan/ui/picture";
import { LoadingRegion, Skeleton } from "@sampan/ui/states";
import { useId, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { pictureAddress } from "../../goods/cards/picture-address.ts";
import { ShippingLine } from "../../goods/shippability/shipping-line.tsx";
import { useRefusalWords } from "../../shell/use-refusal-words.ts";
import { Part, PartProblem } from "./checkout-part.tsx";
import { useGoodsWords } from "../../goods/translation/use-goods-words.ts";
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
              .map((line) => (
                <Thumb key={line.item_id} size="sm" src={pictureAddress(line.image, 240)} alt="" />
              ))}
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
  const say = useGoodsWords();
  const title = say(line.i18n);
  const options = say(line.props_i18n);
  return (
    <li className="flex flex-wrap gap-x-3 gap-y-1">
      <Thumb size="sm" src={pictureAddress(line.image, 240)} alt="" />
      <div className="min-w-0 flex-1 basis-32">
        <p lang={title.lang} className="line-clamp-2">
          {title.text}
        </p>
        <p className="text-xs text-text-3 tabular-nums">
          <span lang={options.lang}>{options.text}</span> {t("pieces", { count: line.num })}
        </p>
        <ShippingLine goods={line} name={`${title.text} ${options.text}`} />
        {problems.map((problem) => (
          <PartProblem key={problem.code}>{tell(problem)}</PartProblem>
        ))}
      </div>
      <p className="ml-auto text-right tabular-nums">
        {formatAmount(line.amount, "CNY")}
        <span className="block text-xs text-text-3">
          {formatAmount(line.amount_local, currency)}
        </span>
      </p>
    </li>
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
