import type { OrderOptions } from "@sampan/contract/configuration";
import {
  carrierIds,
  payModes,
  transportIds,
  transportNames,
  warehouses,
  type CarrierId,
  type TransportId,
  type Warehouse,
} from "@sampan/domain/transports";
import type { NamesText } from "../db/columns.ts";
import type { OfferedLine } from "./find-tariff-lines.ts";
import type { Settings } from "./settings.ts";

const carrierWords = {
  1: { zh: "平台指派", "zh-TW": "平台指派", th: "ระบบเลือกให้", en: "Assigned by us" },
  2: { zh: "新竹物流", "zh-TW": "新竹物流", th: "HCT", en: "HCT" },
  3: { zh: "嘉里快递", "zh-TW": "嘉里快遞", th: "Kerry", en: "Kerry" },
} as const satisfies Record<CarrierId, NamesText>;

const warehouseWords = {
  guangzhou: { zh: "广州仓", "zh-TW": "廣州倉", th: "โกดังกวางโจว", en: "Guangzhou" },
  shenzhen: { zh: "深圳仓", "zh-TW": "深圳倉", th: "โกดังเซินเจิ้น", en: "Shenzhen" },
} as const satisfies Record<Warehouse, NamesText>;

/** What a customer of a region can choose at settlement. [CHK-03] [CHK-04] [CHK-05] [CHK-06] [CHK-07] */
export const describeOptions = (
  settings: Settings,
  lines: readonly OfferedLine[],
): OrderOptions => ({
  insurances: settings.insurances.map((id) => ({
    id,
    pays_percent: id === 0 ? 0 : settings.insurance_payout_bp[id] / 100,
  })),
  carriers: carrierIds.map((id) => ({ id, name: carrierWords[id] })),
  transports: transportIds.flatMap((id) => describeTransport(id, settings, lines)),
  pay_modes: [...payModes],
  warehouses: warehouses.map((id) => ({ id, name: warehouseWords[id] })),
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
