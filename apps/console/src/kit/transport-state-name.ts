import {
  transportStates,
  type TransportState,
} from "@sampan/domain/logistics/parcels/package-state";
import { useTranslations } from "use-intl";

const isTransportState = (value: string): value is TransportState =>
  transportStates.some((state) => state === value);

/** Where a parcel is, in words. */
export function useTransportStateName(): (state: string) => string {
  const t = useTranslations("consoleWords.parcel");
  return (state) => (isTransportState(state) ? t(state) : state);
}
