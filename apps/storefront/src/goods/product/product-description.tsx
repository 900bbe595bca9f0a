import { originalLanguage } from "@sampan/domain/kernel/language";
import { platformsHaving, type IdHaving } from "@sampan/domain/goods/sourcing/platforms";
import type { Product } from "@sampan/contract/goods/catalogue/product";
import { Button } from "@sampan/ui/button";
import { ErrorState, LoadingRegion, Skeleton } from "@sampan/ui/states";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { pictureAddress } from "../cards/picture-address.ts";
import { descriptionQuery } from "./product-query.ts";
import { readDescription, withOurPictures, type Description } from "./read-description.ts";

const apart = platformsHaving("describesApart");

/** What the seller shows and tells; some marketplaces' is asked for by itself. [AGNT-14] [AGNT-35] */
export function ProductDescription({ product }: { product: Product }) {
  const platform = apart.find((id) => id === product.platform);
  return platform ? (
    <DescriptionApart platform={platform} thidItemId={product.thid_item_id} />
  ) : (
    <Told description={readDescription(product)} />
  );
}

interface Apart {
  readonly platform: IdHaving<"describesApart">;
  readonly thidItemId: string;
}

function DescriptionApart({ platform, thidItemId }: Apart) {
  const t = useTranslations("product.description");
  const words = useTranslations("common");
  const reading = useQuery(descriptionQuery(platform, thidItemId));
  if (reading.isPending)
    return (
      <LoadingRegion label={words("loading")}>
        <Skeleton className="aspect-square w-full" />
      </LoadingRegion>
    );
  if (reading.isError)
    return (
      <ErrorState
        title={t("failed")}
        body={reading.error.message}
        action={
          <Button variant="soft" onClick={() => void reading.refetch()}>
            {words("retry")}
          </Button>
        }
      />
    );
  return <Told description={{ kind: "html", html: withOurPictures(reading.data.data) }} />;
}

function Told({ description }: { description: Description }) {
  const t = useTranslations("product.description");
  if (description.kind === "pictures")
    return (
      <div className="overflow-hidden rounded-card">
        {description.pictures.map((picture) => (
          <img
            key={picture}
            src={pictureAddress(picture, 800)}
            alt=""
            loading="lazy"
            className="w-full"
          />
        ))}
      </div>
    );
  if (description.html === "") return <p className="text-text-3">{t("empty")}</p>;
  return (
    <div
      lang={originalLanguage}
      className="description overflow-x-auto break-words text-text-2"
      // The server has taken out everything but plain text, tables and pictures. [AGNT-15]
      dangerouslySetInnerHTML={{ __html: description.html }}
    />
  );
}
