import { ProductPage, type Choosing, type ShownProduct } from "../goods/product/product-page.tsx";
import { CartLink } from "../trade/carts/cart-link.tsx";
import { ChooseSheet } from "../trade/carts/choose-sheet.tsx";

/** A product with the ways to buy it. */
export const ProductPlace = (shown: ShownProduct) => (
  <ProductPage {...shown} cartLink={<CartLink />} choose={choose} />
);

const choose = (choosing: Choosing) => <ChooseSheet {...choosing} />;
