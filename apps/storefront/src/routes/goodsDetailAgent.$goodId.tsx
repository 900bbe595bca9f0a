import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, notFound } from "@tanstack/react-router";
import { rateQuery } from "../sums/use-rate.ts";
import { orNotFound } from "../goods/product/or-not-found.ts";
import { productKeyOf, type ProductKey } from "../goods/product/product-address.ts";
import { ProductFault, ProductGone } from "../goods/product/product-fault.tsx";
import { productHead } from "../goods/product/product-head.ts";
import { ProductPlace } from "../places/product-place.tsx";
import { agentProductQuery } from "../goods/product/product-query.ts";
import { ProductSkeleton } from "../goods/product/product-skeleton.tsx";
import { configurationQuery } from "../shell/configuration.ts";
import { pageHead } from "../shell/page-head.ts";
import { ReadAnew } from "../shell/read-anew.tsx";
import { fields, words } from "../shell/search-fields.ts";

const readSearch = fields({ platform: words, urltb: words, address: words, itemId: words });

/** A marketplace's product by its id, or by its link: `/goodsDetailAgent/url?address=`. [RT-47] [QRY-03] [QRY-11] */
export const Route = createFileRoute("/goodsDetailAgent/$goodId")({
  staticData: { hasBottomBar: false },
  validateSearch: readSearch,
  // Whatever else stands in the address comes along with them.
  loaderDeps: ({ search: { platform, urltb, address, itemId } }) => ({
    platform,
    urltb,
    address,
    itemId,
  }),
  loader: async ({ context: { queryClient, speech }, params, deps }) => {
    const [{ data: configuration }] = await Promise.all([
      queryClient.ensureQueryData(configurationQuery),
      queryClient.ensureQueryData(rateQuery),
    ]);
    const key = productKeyOf(
      { goodsId: params.goodId, ...textsOf(deps) },
      configuration.platform_domains,
    );
    if (!key) throw notFound();
    const platform = configuration.platforms.find(({ id }) => id === key.platform);
    if (platform?.state === "unavailable") throw notFound({ data: { isClosed: true } });
    const { data: product } = await orNotFound(queryClient.ensureQueryData(agentProductQuery(key)));
    return { key, head: productHead(product, speech.language) };
  },
  head: ({ match: { context }, loaderData }) => {
    const product = loaderData?.head;
    const title = product?.title ?? context.speech.say("product.title");
    return pageHead(context, { ...product, title, path: addressOf(loaderData?.key) });
  },
  pendingMs: 100,
  pendingMinMs: 0,
  pendingComponent: ProductSkeleton,
  errorComponent: ProductFault,
  notFoundComponent: ProductGone,
  component: Page,
});

const textsOf = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value && String(value)]),
  ) as { readonly [Name in keyof Fields]: string | undefined };

/** One address for a product, whatever way led to it; without a product there is nothing to find. */
const addressOf = (key: ProductKey | undefined) =>
  key && `/goodsDetailAgent/${key.thid_item_id}?platform=${key.platform}`;

function Page() {
  const { key } = Route.useLoaderData();
  // Another product is another page: nothing chosen of the one before is left. [AGNT-32]
  return <AgentProduct key={`${key.platform} ${key.thid_item_id}`} productKey={key} />;
}

function AgentProduct({ productKey }: { productKey: ProductKey }) {
  const queryClient = useQueryClient();
  const query = agentProductQuery(productKey);
  const { data: product } = useSuspenseQuery(query).data;
  return (
    <ReadAnew of={query}>
      <ProductPlace
        product={product}
        originalUrl={product.ext.url || productKey.url}
        onReload={() => void queryClient.invalidateQueries({ queryKey: query.queryKey })}
      />
    </ReadAnew>
  );
}
