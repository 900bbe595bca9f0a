import type { Fee } from "@sampan/contract/shop/fees";
import type { ServiceKind } from "@sampan/domain/logistics/services/service-kinds";
import { isTransportId, transportNames } from "@sampan/domain/goods/shippability/transports";
import { formatAmount } from "@sampan/domain/kernel/money";
import { wordsIn } from "@sampan/locales/words-in";
import { useLocale, useTranslations } from "use-intl";
import { useConfiguration } from "../../shell/configuration.ts";

type Figure = Fee["figures"][number];

interface FeeWords {
  readonly name: string;
  readonly about: string;
  readonly figures: readonly { readonly label: string; readonly value: string }[];
}

/** A fee as people read it: what it is called, what for, and its figures. */
export function useFeeWords({ kind, figures }: Fee): FeeWords {
  const t = useTranslations("fees");
  const taxes = useTranslations("freight.taxes");
  const { region } = useConfiguration();
  const labelOf = useFigureLabel(kind);
  const valueOf = useFigureValue(kind);
  return {
    name: kind === "import_tax" ? taxes(region) : t(`kinds.${kind}.name`),
    about: kind === "import_tax" ? t("importTax") : t(`kinds.${kind}.about`),
    figures: figures.map((figure) => ({ label: labelOf(figure), value: valueOf(figure) })),
  };
}

/** Which way, warehouse, insurance, service or channel a figure is of; of the whole fee, what it is a price for. */
function useFigureLabel(kind: Fee["kind"]): (figure: Figure) => string {
  const t = useTranslations("fees");
  const ways = useTranslations("settlement.transports");
  const channels = useTranslations("topups.ways");
  const services = useTranslations("services.names");
  const language = useLocale();
  const { options } = useConfiguration();
  return ({ of, share_bp }) => {
    if (kind === "insurance") {
      const pays = options.insurances.find(({ id }) => id * 100 === share_bp)?.pays_percent ?? 0;
      return t("pays", { percent: String(pays) });
    }
    // Whatever is on the menu is a service.
    if (kind === "services") return services(of as ServiceKind);
    if (of === "ecpay" || of === "omise") return channels(of);
    const transport = Number(of);
    if (of !== "" && isTransportId(transport)) return ways(transportNames[transport]);
    const warehouse = options.warehouses.find(({ id }) => id === of);
    return warehouse
      ? t("freeIn", { warehouse: wordsIn(language, warehouse.name).text })
      : t("day");
  };
}

function useFigureValue(kind: Fee["kind"]): (figure: Figure) => string {
  const t = useTranslations("fees");
  const { globalCurrency } = useConfiguration();
  return ({ amount, share_bp, days }) => {
    if (days !== null) return t("days", { days });
    if (share_bp !== null) return t("percent", { percent: String(share_bp / 100) });
    const value = formatAmount(amount ?? 0, globalCurrency);
    return kind === "international_freight" ? t("from", { amount: value }) : value;
  };
}
