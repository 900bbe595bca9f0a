import { Amount } from "../src/amount.tsx";
import { List, RowContent, rowLook } from "../src/list-row.tsx";
import { PriceBlock } from "../src/price-block.tsx";
import {
  ProductCard,
  ProductCardSkeleton,
  productCardLook,
  productGridLook,
} from "../src/product-card.tsx";
import { SumList, SumRow, SumSubtotal, SumTotal } from "../src/sum-list.tsx";
import type { PartProps } from "./words.ts";

const small = { price: 5_900, comparison: 8_968, converted: 26_727, currency: "TWD" } as const;
/** The longest amounts that there are. */
const large = {
  price: 129_999_900,
  comparison: 197_599_848,
  converted: 588_899_547,
  currency: "THB",
} as const;

/** What things cost, with short and with long amounts. */
export const GoodsAndSums = ({ words }: PartProps) => (
  <section className="stack gap-4" aria-label="goods and sums">
    <div className={productGridLook}>
      {[small, large].map((price) => (
        <article key={price.currency} className={productCardLook}>
          <ProductCard
            {...price}
            picture={undefined}
            title={words.product}
            mark="1688"
            shop={words.shop}
          />
        </article>
      ))}
      <ProductCardSkeleton hasShop />
      <ProductCardSkeleton />
    </div>
    <PriceBlock {...small} layout="page" />
    <PriceBlock {...large} layout="page" />
    {(["sm", "md", "lg"] as const).map((size) => (
      <Amount key={size} cents={large.converted} currency="THB" size={size} isPrice />
    ))}
    <SumList>
      <SumRow label={words.sums[0]} cents={large.converted} currency="THB" why={words.hint} />
      <SumRow label={words.sums[1]} cents={-26_727} currency="THB" />
      <SumSubtotal label={words.sums[2]} cents={large.converted} currency="THB" />
      <SumTotal label={words.sums[2]} cents={large.converted} currency="THB" />
    </SumList>
    <List>
      {words.steps.map((step) => (
        <li key={step} className={rowLook}>
          <RowContent label={step} hint={words.hint} value={words.shop} chevron />
        </li>
      ))}
    </List>
  </section>
);
