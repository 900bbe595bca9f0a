import { useTranslations } from "use-intl";
import { useConfiguration } from "../shell/configuration.ts";
import { isRefused, waysOf, type GoodsOnTheWay, type Way } from "./ways-of.ts";

/** What the transports make of goods, in one line: `By air ok · By sea no`. */
export function useWayWords(goods: GoodsOnTheWay): string {
  const t = useTranslations("shippability");
  const { transports } = useConfiguration().options;
  if (isRefused(goods)) return t("none");
  const say = (way: Way): string => {
    const mark = way.verdict?.mark ?? "";
    const count = way.verdict?.limit?.max_pieces ?? 0;
    const isLimited = way.outcome === "sent" && count > 0;
    const isUnnamed = way.outcome === "inspection" && mark === "";
    const key = isLimited ? "limited" : isUnnamed ? "inspection_plain" : way.outcome;
    return t(`short.${key}`, { way: t(`kinds.${way.kind}`), mark, count });
  };
  return waysOf(transports, goods).map(say).join(" · ");
}
