import { type Arrival, creditArrival, matchPayout } from "@sampan/contract/money/staff-statements";
import { formatAmount } from "@sampan/domain/kernel/money";
import { Button } from "antd";
import { useTranslations } from "use-intl";
import { useCommand } from "../../kit/use-command.ts";
import { useConfirm } from "../../kit/use-confirm.ts";

/** What a movement may be, and what of each agrees: a declared transfer, a payment by a provider, a payout. */
export function Proposals({ arrival }: { readonly arrival: Arrival }) {
  const t = useTranslations("consoleStatements");
  const confirm = useConfirm();
  const { key, proposals, state, format } = arrival;
  const credit = useCommand(creditArrival, { told: t("credited") });
  const settle = useCommand(creditArrival, { told: t("matched") });
  const match = useCommand(matchPayout, { told: t("matched") });
  const acts = {
    credit: { act: t("credit"), then: (topup: string) => credit.run({ key, topup }) },
    settle: { act: t("match"), then: (topup: string) => settle.run({ key, topup }) },
    match: { act: t("match"), then: (withdrawal: string) => match.run({ key, withdrawal }) },
  };
  const way = state === "outgoing" ? "match" : format === "settlement" ? "settle" : "credit";
  const { act, then } = acts[way];
  if (proposals.length === 0)
    return <span className="muted">{t(way === "match" ? "nothingPaid" : "nothingAlike")}</span>;
  return (
    <ul className="plain stack">
      {proposals.map(({ number, customer, uid, amount, currency, alike }) => (
        <li key={number} className="row wrap">
          <span>
            <b className="strong">{customer || uid}</b> <code>{number}</code>
            <br />
            <span className="small-text muted">
              {alike.map((likeness) => t(`alike.${likeness}`)).join(" · ")}
            </span>
          </span>
          <Button
            size="small"
            loading={credit.isRunning || settle.isRunning || match.isRunning}
            onClick={() =>
              confirm({
                title: t(`${way}Title`, { customer: customer || uid }),
                consequence: t(`${way}Body`, { number, amount: formatAmount(amount, currency) }),
                confirm: act,
                then: () => then(number),
              })
            }
          >
            {act}
          </Button>
        </li>
      ))}
    </ul>
  );
}
