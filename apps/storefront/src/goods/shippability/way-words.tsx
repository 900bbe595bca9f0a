import { useTranslations } from "use-intl";
import { useConfiguration } from "../../shell/configuration.ts";
import { groupWays } from "./group-ways.ts";
import { isRefused, waysOf, type GoodsOnTheWay } from "./ways-of.ts";

/** What the transports make of goods, in one line: `Air ok · Fast sea/Sea no`. */
export function WayWords({ goods }: { readonly goods: GoodsOnTheWay }) {
  const t = useTranslations("shippability");
  const { transports } = useConfiguration().options;
  if (isRefused(goods)) return t("none");
  return groupWays(waysOf(transports, goods))
    .map(({ ways, says, mark, count }) =>
      t(`short.${says}`, {
        way: ways.map(({ kind }) => t(`kinds.${kind}`)).join("/"),
        mark,
        count,
      }),
    )
    .join(" · ");
}
