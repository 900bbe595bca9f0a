import { type OwnGoodsRow, setGoodsOnSale } from "@sampan/contract/goods/catalogue/staff-catalogue";
import { Switch } from "antd";
import { useTranslations } from "use-intl";
import { useCommand } from "../../kit/use-command.ts";
import { useConfirm } from "../../kit/use-confirm.ts";

interface SaleSwitchProps {
  readonly row: OwnGoodsRow;
  readonly name: string;
}

/** On sale or not, at once; taking goods from the window is asked first. [BO-41] */
export function SaleSwitch({ row, name }: SaleSwitchProps) {
  const t = useTranslations("consoleCatalogue");
  const confirm = useConfirm();
  const { id, version } = row;
  const put = useCommand(setGoodsOnSale, { told: t("putOn") });
  const take = useCommand(setGoodsOnSale, { told: t("takenOff") });
  return (
    <Switch
      aria-label={t("saleOf", { name })}
      checked={row.is_on_sale}
      loading={put.isRunning || take.isRunning}
      onChange={(is_on_sale) => {
        if (is_on_sale) put.run({ id, version, is_on_sale });
        else
          confirm({
            title: t("takeOffTitle", { name }),
            consequence: t("takeOffConsequence"),
            confirm: t("takeOff"),
            kind: "danger",
            then: () => take.run({ id, version, is_on_sale }),
          });
      }}
    />
  );
}
