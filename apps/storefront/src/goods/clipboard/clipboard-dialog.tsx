import { useQuery } from "@tanstack/react-query";
import { Button } from "@sampan/ui/button";
import { Dialog } from "@sampan/ui/dialog";
import { Thumb } from "@sampan/ui/picture";
import { PriceBlock } from "@sampan/ui/price-block";
import { platformNames } from "@sampan/domain/goods/sourcing/platforms";
import type { Product } from "@sampan/contract/goods/catalogue/product";
import { useTranslations } from "use-intl";
import { rateQuery } from "../../sums/use-rate.ts";
import { convert, type PaymentCurrency } from "@sampan/domain/kernel/money";
import { agentProductQuery } from "../product/product-query.ts";
import { pictureAddress } from "../cards/picture-address.ts";
import { useGoodsWords } from "../translation/use-goods-words.ts";
import type { ClipboardContent } from "./pending-content.ts";

interface ClipboardDialogProps {
  readonly content: ClipboardContent;
  readonly onJump: () => void;
  readonly onClose: () => void;
}

/** The product that was copied: picture, name, price and where it is from; look at it, or not. [CLIP-04] */
export function ClipboardDialog({ content, onJump, onClose }: ClipboardDialogProps) {
  const t = useTranslations("clipboard");
  const words = useTranslations("common");
  const { platform, itemId: thid_item_id, url } = content;
  const { data: answer } = useQuery(agentProductQuery({ platform, thid_item_id, url }));
  const product = answer?.data;
  const picture = product?.item_images[0] ?? content.picUrl;
  return (
    <Dialog
      open
      title={t("title")}
      closeLabel={words("close")}
      onClose={onClose}
      foot={
        <>
          <Button variant="line" onClick={onClose}>
            {t("leave")}
          </Button>
          <Button variant="action" onClick={onJump}>
            {t("open")}
          </Button>
        </>
      }
    >
      <div className="flex gap-3">
        {picture !== "" && <Thumb size="lg" src={pictureAddress(picture, 240)} alt="" isEager />}
        <div className="min-w-0 flex-1">
          {product ? <Name product={product} /> : <p>{content.content}</p>}
          <p className="mt-1 text-xs text-text-3">{words(`platform.${platformNames[platform]}`)}</p>
          {product && <ProductCost product={product} />}
        </div>
      </div>
      <p className="mt-3 text-xs [overflow-wrap:anywhere] text-text-3">
        {t("source", { source: content.source })}
      </p>
    </Dialog>
  );
}

function Name({ product }: { readonly product: Product }) {
  const title = useGoodsWords()(product.i18n);
  return (
    <p lang={title.lang} className="line-clamp-2 font-semibold">
      {title.text}
    </p>
  );
}

/** Both prices, once the rate is known; its place is kept. */
function ProductCost({ product }: { readonly product: Product }) {
  const { data: rate } = useQuery(rateQuery);
  if (!rate) return <div className="h-[45px]" />;
  const { currency, ...at } = rate.data;
  return (
    <PriceBlock
      price={product.price_real}
      converted={convert(product.price_real, at)}
      currency={currency as PaymentCurrency}
    />
  );
}
