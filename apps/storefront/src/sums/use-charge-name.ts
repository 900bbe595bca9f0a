import { chargeNameOf } from "@sampan/domain/trade/charges/charge-name";
import type { NameCharge } from "@sampan/domain/trade/charges/explain-sum";
import { useTranslations } from "use-intl";
import { useConfiguration } from "../shell/configuration.ts";

/** What a charge is called on every page: after the reader's region, which is where their orders go. [ORD-83] */
export function useChargeName(): NameCharge {
  const t = useTranslations("charges");
  const { region } = useConfiguration();
  return (kind) => t(chargeNameOf(kind, region));
}
