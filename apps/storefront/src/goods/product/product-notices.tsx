import { InfoIcon } from "@sampan/ui/icons-frame";
import type { Product } from "@sampan/contract/goods/catalogue/product";
import { tariffClassOf } from "@sampan/domain/goods/shippability/goods-class";
import { Chip } from "@sampan/ui/chip";
import { formatMinute } from "@sampan/ui/format/dates";
import { PlaneIcon } from "@sampan/ui/icons-goods";
import { useTranslations } from "use-intl";
import { useConfiguration } from "../../shell/configuration.ts";
import { carriedWays, isRefused } from "../shippability/ways-of.ts";

/** What may stand in the way: off sale, an old copy, goods that only fly or do not travel at all. */
export function ProductNotices({ product }: { product: Product }) {
  const t = useTranslations("product");
  const transports = carriedWays(useConfiguration().options.transports, product);
  const isByAirOnly = transports.length > 0 && transports.every(({ kind }) => kind === "air");
  const shippability = useTranslations("shippability");
  // Ordinary goods are stopped by a rule, not by what they are.
  const kind =
    tariffClassOf(product.goods_class) === "ordinary"
      ? undefined
      : t(`kind.${product.goods_class}`);
  const isCarried = !isRefused(product);
  if (product.is_on_sale && !product.is_stale && isCarried && !isByAirOnly) return null;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {!product.is_on_sale && (
        <li>
          <Chip tone="danger">{t("offSale")}</Chip>
        </li>
      )}
      {product.is_stale && (
        <li>
          <Chip tone="warn" icon={<InfoIcon size="xs" />} className="py-1">
            {t(product.is_held ? "held" : "stale", { when: formatMinute(product.fetched_at) })}
          </Chip>
        </li>
      )}
      {!isCarried && (
        <li>
          <Chip tone="danger">{kind ? t("notCarried", { kind }) : shippability("none")}</Chip>
        </li>
      )}
      {isByAirOnly && (
        <li>
          <Chip tone="warn" icon={<PlaneIcon size="xs" />}>
            {kind ? t("airOnly", { kind }) : shippability("airOnly")}
          </Chip>
        </li>
      )}
    </ul>
  );
}
