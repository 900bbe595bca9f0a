import type { Product } from "@sampan/contract/goods/catalogue/product";
import { platformNames } from "@sampan/domain/goods/sourcing/platforms";
import { Gallery } from "@sampan/ui/gallery";
import { IconButton } from "@sampan/ui/icon-button";
import { ShareIcon } from "@sampan/ui/icons-controls";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { pictureAddress } from "../cards/picture-address.ts";
import { ownShop } from "../cards/goods-link.tsx";
import { BackButton } from "../../shell/back-button.tsx";
import { sharePage } from "./share-page.ts";

const LargePictures = lazy(async () => ({
  default: (await import("../cards/large-pictures.tsx")).LargePictures,
}));

interface ProductGalleryProps {
  readonly product: Product;
  readonly title: string;
  readonly cartLink: ReactNode;
}

/** The pictures, with the ways back, on and to the cart over them. [AGNT-01] [AGNT-02] [AGNT-04] [AGNT-05] */
export function ProductGallery({ product, title, cartLink }: ProductGalleryProps) {
  const t = useTranslations("product");
  const words = useTranslations("common");
  const [open, setOpen] = useState<number>();
  const pictures = product.item_images.map((image, position) => ({
    src: pictureAddress(image, 800),
    alt: position === 0 ? title : "",
  }));
  return (
    <div className="look relative">
      <Gallery
        label={t("gallery")}
        pictures={pictures}
        counter={(index, total) => words("outOf", { index, total })}
        onOpen={setOpen}
        openLabel={(index, total) => words("pictureOf", { index, total })}
      />
      <div className="absolute inset-x-2 top-[calc(8px+env(safe-area-inset-top))] flex justify-between">
        <BackButton look="glass" />
        <div className="flex gap-1">
          <IconButton
            look="glass"
            label={words("share")}
            onClick={() => void sharePage(title, t("linkCopied"))}
          >
            <ShareIcon />
          </IconButton>
          {cartLink}
        </div>
      </div>
      {product.platform !== ownShop && (
        <span className="platform-mark absolute bottom-9 left-4 h-5 rounded-[6px] bg-white/90 px-[7px] text-[11px]/5 font-semibold text-(--ink-700)">
          {words(`platform.${platformNames[product.platform]}`)}
        </span>
      )}
      {open !== undefined && (
        <Suspense>
          <LargePictures pictures={pictures} start={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
