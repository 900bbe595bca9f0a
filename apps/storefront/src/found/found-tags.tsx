import { addressIn, alternatesOf } from "@sampan/domain/shop/found/found-address";
import type { AnyRouter } from "@tanstack/react-router";
import type { RouterContext } from "../shell/router-context.ts";
import { describePage } from "./describe-page.ts";
import type { Described as Thing } from "./described.ts";
import { productOn } from "./product-on.ts";

/**
 * What programs read of an open page beside its title: the picture that is shown where it is shared, its one address,
 * the same page in every language, and what it shows in words that search engines know. Written by the server alone,
 * because nobody else reads it. A page that is one person's names no address:
 * it is not to be found, and has the house's picture.
 */
export function foundTags(router: AnyRouter) {
  const { matches, location } = router.state;
  const { speech, publicUrl }: RouterContext = router.options.context;
  const head = matches.flatMap(({ meta }) => meta ?? []);
  const address = head.findLast((each) => each?.property === "og:url")?.content;
  const isNamed = new URLSearchParams(location.searchStr).has("lang");
  const product = productOn(router);
  const title = head.findLast((each) => each?.title)?.title;
  const description = head.findLast((each) => each?.name === "description")?.content;
  return (
    <>
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:site_name" content={speech.say("common.name")} />
      {product?.id ? (
        <Card src={`${publicUrl}/cards/goods/${product.id}.${speech.language}.jpg`} />
      ) : (
        <meta property="og:image" content={`${publicUrl}/icon-512.png`} />
      )}
      {address ? (
        <>
          <link rel="canonical" href={addressIn(address, isNamed ? speech.language : undefined)} />
          {alternatesOf(address).map(({ hreflang, href }) => (
            <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
          ))}
          <Described things={describePage(router, address)} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}

/** As large as the server draws it (shop/found/draw-card.ts there). */
const Card = ({ src }: { readonly src: string }) => (
  <>
    <meta property="og:image" content={src} />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta name="twitter:card" content="summary_large_image" />
  </>
);

const Described = ({ things }: { readonly things: readonly Thing[] }) =>
  things.length > 0 && (
    <script
      type="application/ld+json"
      // No text can end the element it stands in.
      dangerouslySetInnerHTML={{
        __html: JSON.stringify({
          "@context": "https://schema.org",
          "@graph": things,
        }).replaceAll("<", String.raw`\u003c`),
      }}
    />
  );
