import {
  type Arrival,
  creditArrival,
  matchPayout,
  matchReturn,
} from "@sampan/contract/money/staff-statements";
import { formatAmount } from "@sampan/domain/kernel/money";
import { Button } from "antd";
import { useTranslations } from "use-intl";
import { useCommand } from "../../kit/use-command.ts";
import { useConfirm } from "../../kit/use-confirm.ts";

type Way = "credit" | "settle" | "match" | "return";

/** What a movement may be, and what of each agrees: a declared transfer, a payment by a provider, a payout out or back. */
export function Proposals({ arrival }: { readonly arrival: Arrival }) {
  const t = useTranslations("consoleStatements");
  const confirm = useConfirm();
  const { acts, isRunning } = useActs(arrival);
  const { proposals, state, format } = arrival;
  const isOut = state === "outgoing";
  if (proposals.length === 0)
    return <span className="muted">{t(isOut ? "nothingPaid" : "nothingAlike")}</span>;
  return (
    <ul className="plain stack">
      {proposals.map(({ number, what, customer, uid, amount, currency, alike }) => {
        const ofPayout = isOut ? "match" : "return";
        const way = what === "payout" ? ofPayout : format === "settlement" ? "settle" : "credit";
        const { act, then } = acts[way];
        return (
          <li key={number} className="row wrap">
            <span>
              <b className="strong">{customer || uid}</b> <code>{number}</code>
              <br />
              <span className="small-text muted">
                {way === "return" && <>{t("bringsBack")} · </>}
                {alike.map((likeness) => t(`alike.${likeness}`)).join(" · ")}
              </span>
            </span>
            <Button
              size="small"
              loading={isRunning}
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
        );
      })}
    </ul>
  );
}

function useActs({ key }: Arrival) {
  const t = useTranslations("consoleStatements");
  const credit = useCommand(creditArrival, { told: t("credited") });
  const settle = useCommand(creditArrival, { told: t("matched") });
  const match = useCommand(matchPayout, { told: t("matched") });
  const back = useCommand(matchReturn, { told: t("matched") });
  const acts = {
    credit: { act: t("credit"), then: (topup) => credit.run({ key, topup }) },
    settle: { act: t("match"), then: (topup) => settle.run({ key, topup }) },
    match: { act: t("match"), then: (withdrawal) => match.run({ key, withdrawal }) },
    return: { act: t("match"), then: (withdrawal) => back.run({ key, withdrawal }) },
  } satisfies Record<Way, { readonly act: string; readonly then: (number: string) => void }>;
  const isRunning = [credit, settle, match, back].some((one) => one.isRunning);
  return { acts, isRunning };
}
