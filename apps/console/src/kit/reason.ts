import { formatAmount, type Currency } from "@sampan/domain/kernel/money";
import { formatKilograms } from "@sampan/domain/kernel/format-measures";
import { useTranslations } from "use-intl";

interface Reason {
  readonly key: string;
  readonly values: Readonly<Record<string, number>>;
}

/** The figures behind an amount: `0.9 kg × NT$ 120.00`. [FRT-10] */
export function useReason(currency: Currency): (reason: Reason) => string {
  const t = useTranslations("consoleWords.reason");
  return ({ key, values }) => {
    const amount = (name: string) => formatAmount(values[name] ?? 0, currency);
    switch (key) {
      case "weight_times_rate":
        return `${formatKilograms(values["chargeable_g"] ?? 0)} kg × ${amount("per_kg")}`;
      case "volume_times_rate":
        return `${((values["volume_mm3"] ?? 0) / 1_000_000_000).toFixed(4)} m³ × ${amount("per_cbm")}`;
      case "share_of_shipment":
        return `${formatKilograms(values["chargeable_g"] ?? 0)} kg / ${formatKilograms(values["of_g"] ?? 0)} kg`;
      case "insurance_raised":
        return `${amount("paid_goods")} × ${(values["share_bp"] ?? 0) / 100}%`;
      case "rehearsed":
        return t("rehearsed", { amount: amount("rehearsal_fee") });
      case "days_of_storage":
        return `${values["storage_days"] ?? 0} × ${values["storage_lines"] ?? 0} × ${amount("per_day")}`;
      case "first_weight":
        return t("first_weight", { weight: formatKilograms(values["first_weight_g"] ?? 0) });
      case "per_shipment":
        return t("per_shipment");
      case "up_to_minimum":
        return t("up_to_minimum", { amount: amount("minimum") });
      case "written_by_staff":
        return t("written_by_staff");
      default:
        return "";
    }
  };
}
