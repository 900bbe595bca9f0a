import type { Product } from "@sampan/contract/goods/catalogue/product";
import { formatAmount } from "@sampan/domain/kernel/money";
import { TruckIcon } from "@sampan/ui/icons-goods";
import { HomeIcon, ScaleIcon } from "@sampan/ui/icons-frame";
import { Sheet } from "@sampan/ui/sheet";
import { useTranslations } from "use-intl";
import { useRate } from "../../sums/use-rate.ts";
import { useTransportWords } from "./use-transport-words.ts";

interface FreightSheetProps {
  readonly product: Product;
  readonly onClose: () => void;
}

const legs = [
  { leg: "domestic", Drawing: TruckIcon },
  { leg: "international", Drawing: ScaleIcon },
  { leg: "local", Drawing: HomeIcon },
] as const;

/** The three legs of freight: when each is paid, and how it is reckoned. [AGNT-31] */
export function FreightSheet({ product, onClose }: FreightSheetProps) {
  const t = useTranslations("product");
  const words = useTranslations("common");
  const rate = useRate();
  const transports = useTransportWords(product);
  const freight = product.mainland_freight;
  const facts = {
    domestic: `${formatAmount(freight, "CNY")} · ${formatAmount(rate.convert(freight), rate.currency)}`,
    international: transports,
    local: undefined,
  };
  return (
    <Sheet open onClose={onClose} title={t("freight.title")} closeLabel={words("close")}>
      <ol className="stack gap-5 pt-1">
        {legs.map(({ leg, Drawing }) => (
          <li key={leg} className="flex gap-3">
            <span className="grid size-10 flex-none place-items-center rounded-full bg-brand-soft text-on-brand-soft">
              <Drawing size="sm" />
            </span>
            <div className="min-w-0">
              <h3 className="font-[650]">{t(`freight.${leg}.title`)}</h3>
              <p className="text-text-2">{t(`freight.${leg}.body`)}</p>
              {facts[leg] && <p className="mt-0.5 font-semibold tabular-nums">{facts[leg]}</p>}
            </div>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
