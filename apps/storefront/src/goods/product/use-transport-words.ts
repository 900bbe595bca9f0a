import { useTranslations } from "use-intl";
import { useConfiguration } from "../../shell/configuration.ts";
import { carriedWays, type GoodsOnTheWay } from "../shippability/ways-of.ts";

/** The ways these goods may travel and how long each takes: `By air 3–6 days · By sea 13–15 days`. */
export function useTransportWords(goods: GoodsOnTheWay): string {
  const t = useTranslations("product.transport");
  const open = carriedWays(useConfiguration().options.transports, goods);
  if (open.length === 0) return t("none");
  return open.map(({ kind, days_min: min, days_max: max }) => t(kind, { min, max })).join(" · ");
}
