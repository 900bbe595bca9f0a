import type { OrderOptions } from "@sampan/contract/trade/orders/order-options";
import {
  carrierIds,
  isOfferedCarrier,
  payModes,
  transportIds,
  transportNames,
  warehouses,
  type TransportId,
} from "@sampan/domain/goods/shippability/transports";
import { byLanguage } from "@sampan/domain/kernel/by-language";
import type { Say } from "../../kernel/say/say.ts";
import type { OfferedLine } from "../../money/price-book/find-tariff-lines.ts";
import type { Settings } from "../../kernel/settings/settings.ts";

/** What a customer of a region can choose at settlement. [CHK-03] [CHK-04] [CHK-05] [CHK-06] [CHK-07] */
export const describeOptions = (
  settings: Settings,
  lines: readonly OfferedLine[],
  say: Say,
): OrderOptions => ({
  insurances: settings.insurances.map((id) => ({
    id,
    pays_percent: id === 0 ? 0 : settings.insurance_payout_bp[id] / 100,
  })),
  carriers: carrierIds.map((id) => ({
    id,
    is_open: isOfferedCarrier(id, settings.carriers),
    name: byLanguage((language) => say(language, `trade.carrier.${id}`)),
  })),
  transports: transportIds.flatMap((id) => describeTransport(id, settings, lines)),
  pay_modes: [...payModes],
  warehouses: warehouses.map((id) => ({
    id,
    name: byLanguage((language) => say(language, `trade.warehouse.${id}`)),
  })),
});

/** A transport is offered where its tariff has an open line; without any line it does not exist here. */
function describeTransport(id: TransportId, settings: Settings, lines: readonly OfferedLine[]) {
  const own = lines.filter(({ transport }) => transport === id);
  const open = own.filter(({ is_open }) => is_open);
  const shown = open.length > 0 ? open : own;
  if (shown.length === 0) return [];
  return [
    {
      id,
      kind: transportNames[id],
      is_open: open.length > 0,
      days_min: Math.min(...shown.map(({ days_min }) => days_min)),
      days_max: Math.max(...shown.map(({ days_max }) => days_max)),
      classes: settings.transport_classes[id].filter((tariffClass) =>
        open.some((line) => line.tariff_class === tariffClass),
      ),
    },
  ];
}
