import { showToast } from "@sampan/ui/toast";
import { lazy, Suspense } from "react";
import { checkChoice, type CartRoom } from "../../goods/options/check-choice.ts";
import type { ChosenLine } from "../../goods/options/choice.ts";
import { useRefusalWords } from "../../goods/options/use-refusal-words.ts";
import type { Choosing } from "../../goods/product/product-page.tsx";
import { useConfiguration } from "../../shell/configuration.ts";
import { useBuyDirectly } from "../checkout/use-buy-directly.ts";
import { useAddToCart } from "./use-add-to-cart.ts";
import { useCartCount } from "./use-cart-count.ts";

const OptionSheet = lazy(async () => ({
  default: (await import("../../goods/options/option-sheet.tsx")).OptionSheet,
}));

const ChosenAtDoor = lazy(async () => ({
  default: (await import("../door-price/chosen-at-door.tsx")).ChosenAtDoor,
}));

/** The option sheet and where its choice goes. A choice that cannot be bought stays and is told why. [SKU-01] [SKU-04] */
export function ChooseSheet({ product, purpose, quantities, onChange, onClose }: Choosing) {
  const refusalWords = useRefusalWords();
  const lines = useCartCount();
  const { cart_lines: lines_max } = useConfiguration().limits;
  const buyDirectly = useBuyDirectly(product);
  const adding = useAddToCart(() => {
    onChange({});
    onClose();
  });
  const withChoice = (cart: CartRoom | undefined, go: (chosen: readonly ChosenLine[]) => void) => {
    const chosen = checkChoice(product, quantities, cart);
    if (chosen.ok) go(chosen.value);
    else showToast({ message: refusalWords(chosen.error), tone: "danger" });
  };
  return (
    <OptionSheet
      product={product}
      purpose={purpose}
      quantities={quantities}
      onChange={onChange}
      isBusy={adding.isPending}
      onAdd={() =>
        withChoice({ lines, lines_max }, (chosen) => adding.mutate({ product, lines: chosen }))
      }
      onBuy={() => withChoice(undefined, buyDirectly)}
      onClose={onClose}
      beneath={
        <Suspense>
          <ChosenAtDoor product={product} quantities={quantities} />
        </Suspense>
      }
    />
  );
}
