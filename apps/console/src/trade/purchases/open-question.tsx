import { withdrawPriceQuestion } from "@sampan/contract/trade/purchases/staff-price-changes";
import { formatAmount } from "@sampan/domain/kernel/money";
import { formatMinute } from "@sampan/ui/format/dates";
import { Button } from "antd";
import { useTranslations } from "use-intl";
import { useCommand } from "../../kit/use-command.ts";
import type { PurchaseItem } from "./remaining-pieces.ts";

interface OpenQuestionProps {
  readonly name: string;
  readonly question: NonNullable<PurchaseItem["question"]>;
}

/** What the customer is being asked about a price, and until when; the buyer may take it back. */
export function OpenQuestion({ name, question }: OpenQuestionProps) {
  const t = useTranslations("consolePurchases.price");
  const withdraw = useCommand(withdrawPriceQuestion, { told: t("withdrawn") });
  const { child_tid, price, amount, currency, due_at } = question;
  return (
    <div className="small-text">
      {t("asked", {
        price: formatAmount(price, "CNY"),
        amount: formatAmount(amount, currency),
        time: formatMinute(due_at),
      })}{" "}
      <Button
        size="small"
        type="link"
        loading={withdraw.isRunning}
        aria-label={t("withdrawOf", { name })}
        onClick={() => withdraw.run({ child_tid })}
      >
        {t("withdraw")}
      </Button>
    </div>
  );
}
