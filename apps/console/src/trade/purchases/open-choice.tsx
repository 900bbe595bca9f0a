import { withdrawChoice } from "@sampan/contract/trade/purchases/staff-second-choices";
import { formatAmount } from "@sampan/domain/kernel/money";
import { formatMinute } from "@sampan/ui/format/dates";
import { Button } from "antd";
import { useTranslations } from "use-intl";
import { propsText } from "../../kit/props-text.ts";
import { useCommand } from "../../kit/use-command.ts";
import type { PurchaseItem } from "./remaining-pieces.ts";

interface OpenChoiceProps {
  readonly name: string;
  readonly choice: NonNullable<PurchaseItem["choice"]>;
}

/** Which other option the customer is being asked about, and until when; the buyer may take it back. */
export function OpenChoice({ name, choice }: OpenChoiceProps) {
  const t = useTranslations("consolePurchases.choice");
  const withdraw = useCommand(withdrawChoice, { told: t("withdrawn") });
  const { key, props, amount, returns, currency, due_at } = choice;
  return (
    <div className="small-text">
      {t("asked", {
        option: propsText(props),
        cost: amount > 0 ? "asked" : returns > 0 ? "fallen" : "same",
        amount: formatAmount(amount > 0 ? amount : returns, currency),
        time: formatMinute(due_at),
      })}{" "}
      <Button
        size="small"
        type="link"
        loading={withdraw.isRunning}
        aria-label={t("withdrawOf", { name })}
        onClick={() => withdraw.run({ key })}
      >
        {t("withdraw")}
      </Button>
    </div>
  );
}
