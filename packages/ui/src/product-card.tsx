import { cardLook } from "./card.tsx";
import { Chip } from "./chip.tsx";
import { classNames } from "./class-names.ts";
import { FactoryIcon } from "./icons-places.tsx";
import { Picture } from "./picture.tsx";
import { PriceBlock, type Price } from "./price-block.tsx";
import { Skeleton } from "./states.tsx";

export interface ProductCardProps extends Price {
  readonly picture: string | undefined;
  readonly title: string;
  /** The language of the title when it is not that of the page. */
  readonly lang?: string | undefined;
  /** Where it is from, on the picture. */
  readonly mark?: string | undefined;
  /** What one should know before tapping, in a word or two, on the foot of the picture. */
  readonly warning?: string | undefined;
  readonly shop?: string | undefined;
  readonly isEager?: boolean;
  /** The first picture of a page: what a slow phone should fetch before all else. */
  readonly isHero?: boolean;
}

/** The class names of the link around `ProductCard`. */
export const productCardLook = classNames(cardLook, "flex min-w-0 flex-col overflow-hidden");

/** Two cards to a row; one where the column is very narrow. */
export const productGridLook =
  "product-grid grid grid-cols-2 gap-3 max-[279px]:grid-cols-1 [&>*]:min-w-0";

const titleLook =
  "mb-1 line-clamp-2 h-[2.5rem] leading-[1.25rem] font-[450] lang-th:h-[2.875rem] lang-th:leading-[1.4375rem]";

/** A thing on sale, in a grid. */
export const ProductCard = ({
  picture,
  title,
  lang,
  mark,
  warning,
  shop,
  isEager = false,
  isHero = false,
  ...price
}: ProductCardProps) => (
  <>
    <span className="relative block">
      <Picture
        src={picture}
        alt=""
        isEager={isEager || isHero}
        fetchPriority={isHero ? "high" : "low"}
        className="w-full"
      />
      {mark && <PlatformMark>{mark}</PlatformMark>}
      {warning !== undefined && (
        <span className="absolute inset-x-2 bottom-2">
          <Chip tone="warn">{warning}</Chip>
        </span>
      )}
    </span>
    <span className="flex flex-col gap-0.5 px-3 pt-2.5 pb-3">
      <span lang={lang} className={titleLook}>
        {title}
      </span>
      <PriceBlock {...price} />
      {shop !== undefined && (
        <span className="mt-1 flex min-h-[18px] min-w-0 items-center gap-1 text-xs text-text-3">
          <FactoryIcon size="xs" />
          <span className="truncate">{shop}</span>
        </span>
      )}
    </span>
  </>
);

/** Where goods are from, on their picture. */
export const PlatformMark = ({ children }: { children: string }) => (
  <span className="absolute top-2 left-2 h-5 rounded-[6px] bg-white/90 px-[7px] text-[11px]/5 font-semibold text-(--ink-700)">
    {children}
  </span>
);

/** The same boxes in grey. */
export const ProductCardSkeleton = ({ hasShop = false }: { hasShop?: boolean }) => (
  <div aria-hidden="true" className={productCardLook}>
    <span className="skeleton block aspect-square w-full rounded-none!" />
    <span className="flex flex-col gap-0.5 px-3 pt-2.5 pb-3">
      <span className={classNames(titleLook, "grid content-between py-0.5")}>
        <Skeleton className="h-3.5" />
        <Skeleton className="h-3.5 w-3/5" />
      </span>
      <span className="flex min-h-[27px] items-center">
        <Skeleton className="h-[18px] w-20" />
      </span>
      <span className="flex min-h-[18px] items-center">
        <Skeleton className="h-3 w-17" />
      </span>
      {hasShop && (
        <span className="mt-1 flex min-h-[18px] items-center">
          <Skeleton className="h-3 w-24" />
        </span>
      )}
    </span>
  </div>
);
