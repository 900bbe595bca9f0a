import type { OrderOptions } from "@sampan/contract/configuration";
import type { GoodsClass } from "@sampan/contract/goods";
import { tariffClassOf } from "@sampan/domain/goods-class";

type Transport = OrderOptions["transports"][number];

/** The transports that are open and take these goods. [CHK-22] [CHK-23] */
export function openTransports(
  transports: readonly Transport[],
  goodsClass: GoodsClass,
): readonly Transport[] {
  const tariffClass = tariffClassOf(goodsClass);
  return transports.filter(
    ({ is_open, classes }) => is_open && tariffClass !== undefined && classes.includes(tariffClass),
  );
}
