import { Segmented } from "antd";
import { useTranslations } from "use-intl";

export const owners = ["all", "mine", "free"] as const;
export type Whose = (typeof owners)[number];
const orders = ["waiting", "shop"] as const;
type By = (typeof orders)[number];

interface QueueFilterProps {
  readonly whose: Whose;
  readonly by: By;
  readonly onLook: (wanted: { readonly whose?: Whose; readonly by?: By }) => void;
}

/** Whose of what is to be bought is shown, and in which order. [BO-10] */
export function QueueFilter({ whose, by, onLook }: QueueFilterProps) {
  const t = useTranslations("consolePurchases");
  return (
    <div className="row">
      <Segmented<Whose>
        aria-label={t("whoseLabel")}
        value={whose}
        onChange={(chosen) => onLook({ whose: chosen })}
        options={owners.map((one) => ({ value: one, label: t(`whose.${one}`) }))}
      />
      <Segmented<By>
        aria-label={t("orderLabel")}
        value={by}
        onChange={(chosen) => onLook({ by: chosen })}
        options={orders.map((one) => ({ value: one, label: t(`order.${one}`) }))}
      />
    </div>
  );
}
