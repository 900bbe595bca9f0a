import type { TellerProof } from "@sampan/contract/money/staff-closes";
import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import { useTranslations } from "use-intl";
import { Tag } from "../../kit/tag.tsx";
import { useMe } from "../../session/me.ts";
import { booksAmount } from "./books-amount.ts";
import { CloseAccount } from "./close-account.tsx";

type Account = TellerProof["accounts"][number];

interface ProofAccountsProps extends Pick<TellerProof, "accounts"> {
  readonly currency: PaymentCurrency;
}

/** Each account with what it held and up to when it told, whose statement is missing, and where its files leave something out. */
export function ProofAccounts({ accounts, currency }: ProofAccountsProps) {
  const named = useTranslations("consoleStatements");
  return (
    <ul className="plain stack">
      {accounts.map((one) => (
        <li key={`${one.format} ${one.account}`}>
          <b className="strong">{named(`formats.${one.format}`)}</b>{" "}
          {one.account && <code>{one.account}</code>}{" "}
          <span className="amount">{booksAmount(one.balance, currency)}</span>
          <br />
          <ToldUntil account={one} currency={currency} />
          {one.gaps.map(({ from, until, amount }) => (
            <p key={`${from} ${until}`} className="note danger">
              {named("gap", { from, until, amount: booksAmount(amount, currency) })}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}

interface ToldUntilProps {
  readonly account: Account;
  readonly currency: PaymentCurrency;
}

function ToldUntil({ account, currency }: ToldUntilProps) {
  const t = useTranslations("consoleCloses");
  const mayAct = useMe().rights.includes("correct_balances");
  const { told_until: day, is_missing, is_closed } = account;
  if (!is_missing)
    return (
      <span className="small-text muted">
        {t(is_closed ? "accountClosed" : "toldUntil", { day })}
      </span>
    );
  return (
    <span className="row wrap">
      <Tag tone="warn" icon="clock">
        {t("missingSince", { day })}
      </Tag>
      {mayAct && <CloseAccount account={account} currency={currency} />}
    </span>
  );
}
