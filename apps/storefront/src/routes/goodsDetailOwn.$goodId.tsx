import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, notFound } from "@tanstack/react-router";
import { rateQuery } from "../sums/use-rate.ts";
import { orNotFound } from "../goods/product/or-not-found.ts";
import { ProductFault, ProductGone } from "../goods/product/product-fault.tsx";
import { productHead } from "../goods/product/product-head.ts";
import { ProductPlace } from "../places/product-place.tsx";
import { ownProductQuery } from "../goods/product/product-query.ts";
import { ProductSkeleton } from "../goods/product/product-skeleton.tsx";
import { configurationQuery } from "../shell/configuration.ts";
import { pageHead } from "../shell/page-head.ts";
import { ReadAnew } from "../shell/read-anew.tsx";

/** A product of our own shop. [RT-41] [OWN-01] [OWN-02] */
export const Route = createFileRoute("/goodsDetailOwn/$goodId")({
  staticData: { hasBottomBar: false },
  loader: async ({ context: { queryClient, speech }, params: { goodId } }) => {
    if (!/^[1-9]\d{0,14}$/.test(goodId)) throw notFound();
    const [{ data: product }] = await Promise.all([
      orNotFound(queryClient.ensureQueryData(ownProductQuery(goodId))),
      queryClient.ensureQueryData(configurationQuery),
      queryClient.ensureQueryData(rateQuery),
    ]);
    return productHead(product, speech.language);
  },
  head: ({ match: { context }, loaderData, params }) => {
    const title = loaderData?.title ?? context.speech.say("product.title");
    const path = `/goodsDetailOwn/${params.goodId}`;
    return pageHead(context, { ...loaderData, title, path });
  },
  pendingMs: 100,
  pendingMinMs: 0,
  pendingComponent: ProductSkeleton,
  errorComponent: ProductFault,
  notFoundComponent: ProductGone,
  component: Page,
});

function Page() {
  const { goodId } = Route.useParams();
  return <OwnProduct key={goodId} id={goodId} />;
}

function OwnProduct({ id }: { id: string }) {
  const queryClient = useQueryClient();
  const query = ownProductQuery(id);
  const { data: product } = useSuspenseQuery(query).data;
  return (
    <ReadAnew of={query}>
      <ProductPlace
        product={product}
        originalUrl={product.ext.url || undefined}
        onReload={() => void queryClient.invalidateQueries({ queryKey: query.queryKey })}
      />
    </ReadAnew>
  );
}
