import type { Product } from "@sampan/contract/goods/catalogue/product";
import { wordsIn } from "@sampan/locales/words-in";
import { showToast } from "@sampan/ui/toast";
import type { ParamsOf } from "../../native/messages.ts";
import type { Shop } from "./shop.ts";

/**
 * A page that is shared tells the app its product, and the app opens the phone's share menu. Other pages, and those that the
 * app does not share, go the browser's way. [NATV-08]
 */
export function shareByApp({ router, ask, page }: Shop): void {
  const { navigator } = page;
  const ofBrowser = (navigator as Partial<Navigator>).share?.bind(navigator);
  const share = async (shared: ShareData): Promise<void> => {
    const productInfo = shownProduct(router, shared.url ?? page.location.href);
    const told = productInfo && (await ask("product", { action: "share", productInfo }));
    if (told?.ok) return;
    if (ofBrowser) return ofBrowser(shared);
    await navigator.clipboard.writeText(shared.url ?? page.location.href);
    showToast({ message: router.options.context.speech.say("product.linkCopied") });
  };
  Object.defineProperty(navigator, "share", { configurable: true, value: share });
}

/** What is known of the product whose page is shown. */
function shownProduct(
  router: Shop["router"],
  url: string,
): ParamsOf<"product">["productInfo"] | undefined {
  const { queryClient, speech } = router.options.context;
  const shown = router.state.matches.at(-1);
  const { goodId } = (shown?.params ?? {}) as { readonly goodId?: string };
  if (goodId === undefined) return undefined;
  const product = queryClient
    .getQueriesData<{ readonly data?: Partial<Product> }>({})
    .map(([, answer]) => answer?.data)
    .find((data) => isProduct(data) && [data.thid_item_id, data.spu_id].includes(goodId));
  if (!isProduct(product)) return undefined;
  return {
    platform: product.platform,
    id: goodId,
    title: wordsIn(speech.language, product.i18n).text.slice(0, 500),
    price: product.price_real,
    picture: product.item_images[0] ?? "",
    url,
  };
}

const isProduct = (data: unknown): data is Product =>
  typeof data === "object" && data !== null && "spu_id" in data && "item_images" in data;
