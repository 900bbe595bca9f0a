import { articleAt } from "@sampan/domain/shop/content/article-address";
import type { AnyRouter } from "@tanstack/react-router";
import { articleQuery } from "../shop/content/article-queries.ts";
import type { RouterContext } from "../shell/router-context.ts";
import { describeArticle, describeQuestions } from "./describe-article.ts";
import { describeHouse } from "./describe-house.ts";
import { describeProduct } from "./describe-product.ts";
import { describeTrail } from "./describe-trail.ts";
import type { Described } from "./described.ts";
import { productOn } from "./product-on.ts";

/** Things that an open page shows, by its route; none for routes that are not listed. */
export function describePage(router: AnyRouter, address: string): readonly Described[] {
  const { queryClient, speech, publicUrl }: RouterContext = router.options.context;
  const shown = { speech, publicUrl, address };
  const match = router.state.matches.at(-1);
  const title = (match?.loaderData as { readonly title?: string } | undefined)?.title;
  switch (match?.routeId) {
    case "/":
    case "/home":
      return describeHouse(shown);
    case "/goodsDetailOwn/$goodId": {
      const product = productOn(router);
      return product ? describeProduct(shown, product) : [];
    }
    case "/category/$goodId":
      return title ? [describeTrail(shown, [{ name: title, address }])] : [];
    case "/problems": {
      const read = queryClient.getQueryData(articleQuery("faq").queryKey);
      return read ? [describeQuestions(shown, read.data)] : [];
    }
    default: {
      const id = articleAt(match?.routeId ?? "");
      const read = id && queryClient.getQueryData(articleQuery(id).queryKey);
      return read ? [describeArticle(shown, read.data)] : [];
    }
  }
}
