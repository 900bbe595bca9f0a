import {
  type GoodsClass,
  tariffClassOfAll,
  type TransportAcceptance,
} from "../../goods/shippability/goods-class.ts";
import type { TransportId } from "../../goods/shippability/transports.ts";
import type { Region } from "../../kernel/regions.ts";
import { type TariffLine, tariffLineFor } from "./freight.ts";

interface WayOfGoods {
  readonly region: Region;
  readonly transport: TransportId;
  readonly goods: readonly GoodsClass[];
}

/** The open line that such goods go by, of lines that are somebody's; undefined where the way takes none of them now. [CHK-22] */
export function openLineFor<Line extends TariffLine & { readonly is_open?: boolean }>(
  lines: readonly Line[],
  { region, transport, goods }: WayOfGoods,
  acceptance: TransportAcceptance,
): Line | undefined {
  const tariff_class = tariffClassOfAll(goods);
  if (!tariff_class || !acceptance[transport].includes(tariff_class)) return undefined;
  const open = lines.filter(({ is_open = true }) => is_open);
  const found = tariffLineFor(open, { region, transport, tariff_class });
  return found.ok ? open.find((line) => line === found.value) : undefined;
}
