import type { GoodsClass } from "@sampan/contract/goods";
import { useTranslations } from "use-intl";
import { useConfiguration } from "../shell/configuration.ts";
import { openTransports } from "./open-transports.ts";

/** The ways these goods may travel and how long each takes: `By air 3–6 days · By sea 13–15 days`. */
export function useTransportWords(goodsClass: GoodsClass): string {
  const t = useTranslations("product.transport");
  const open = openTransports(useConfiguration().options.transports, goodsClass);
  if (open.length === 0) return t("none");
  return open.map(({ kind, days_min: min, days_max: max }) => t(kind, { min, max })).join(" · ");
}
