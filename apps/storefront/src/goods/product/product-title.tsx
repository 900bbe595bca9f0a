import { originalLanguage } from "@sampan/domain/kernel/language";
import type { Product } from "@sampan/contract/goods/catalogue/product";
import { LinkIcon } from "@sampan/ui/icons-controls";
import { ForwardIcon } from "@sampan/ui/icons-frame";
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { useGoodsWords } from "../translation/use-goods-words.ts";

interface ProductTitleProps {
  readonly product: Product;
  /** The listing's own page; absent when nobody knows it. */
  readonly originalUrl: string | undefined;
}

/**
 * The title in the reader's language with what the seller praises, the original one tap away, and the listing
 * itself. [ITEM-01] [AGNT-07] [AGNT-08]
 */
export function ProductTitle({ product, originalUrl }: ProductTitleProps) {
  const t = useTranslations("product");
  const say = useGoodsWords();
  const title = say(product.i18n);
  const promotion = product.promotion_title === "" ? undefined : say(product.promotion_i18n);
  const hasTranslation = title.text !== product.item_name;
  // A title that is still being translated keeps the place of a longer one, so that nothing moves under a
  // finger when it comes; once it has come the place stays as it is.
  const language = useLocale();
  const [isAwaited] = useState(product.i18n[language] === undefined);
  return (
    <div>
      <h1
        lang={title.lang}
        className={`text-md font-semibold lang-th:leading-[1.75rem] ${isAwaited ? "min-h-[2lh]" : ""}`}
      >
        {title.text}
      </h1>
      {promotion && (
        <p lang={promotion.lang} className="mt-0.5 text-sm text-text-2">
          {promotion.text}
        </p>
      )}
      <div className="mt-1 flex flex-wrap items-start gap-x-5">
        {originalUrl && (
          <a
            href={originalUrl}
            target="_blank"
            rel="noreferrer"
            className="tap inline-flex min-h-7 items-center gap-1 text-xs text-brand"
          >
            <LinkIcon size="xs" />
            {t("original")}
          </a>
        )}
        {(hasTranslation || isAwaited) && (
          <details className="group min-w-0 flex-auto open:basis-full">
            <summary className="tap inline-flex min-h-7 list-none items-center gap-0.5 text-xs text-brand [&::-webkit-details-marker]:hidden">
              {t("originalTitle")}
              <ForwardIcon size="xs" className="group-open:rotate-90" />
            </summary>
            <p lang={originalLanguage} className="pb-1 text-text-2">
              {product.item_name}
            </p>
          </details>
        )}
      </div>
    </div>
  );
}
