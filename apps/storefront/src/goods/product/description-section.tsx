import type { Product } from "@sampan/contract/goods/catalogue/product";
import { SectionHead } from "@sampan/ui/card";
import { Skeleton } from "@sampan/ui/states";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { useNearEnd } from "../../shell/use-near-end.ts";

const ProductDescription = lazy(async () => ({
  default: (await import("./product-description.tsx")).ProductDescription,
}));

/** The description, read and drawn once the person scrolls towards it. */
export function DescriptionSection({ product }: { product: Product }) {
  const t = useTranslations("product.description");
  const [isNear, setNear] = useState(false);
  const mark = useNearEnd(() => setNear(true), 100);
  const waiting = <Skeleton className="aspect-square w-full" />;
  return (
    <section aria-labelledby="description" ref={mark}>
      <SectionHead id="description" title={t("title")} />
      {isNear ? (
        <Suspense fallback={waiting}>
          <ProductDescription product={product} />
        </Suspense>
      ) : (
        waiting
      )}
    </section>
  );
}
