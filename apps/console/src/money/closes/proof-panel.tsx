import type { TellerProof } from "@sampan/contract/money/staff-closes";
import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import { useTranslations } from "use-intl";
import { Panel } from "../../kit/panel.tsx";
import { Tag } from "../../kit/tag.tsx";
import { booksAmount } from "./books-amount.ts";
import type { Books } from "./books-panel.tsx";
import { ProofAccounts } from "./proof-accounts.tsx";
import { Term } from "./term.tsx";
import { WaitingTable } from "./waiting-table.tsx";

const tones = { none: "plain", untold: "warn", proved: "ok", off: "danger" } as const;
const icons = { none: "clock", untold: "clock", proved: "check", off: "warn" } as const;

interface ProofPanelProps {
  readonly proof: TellerProof;
  readonly currency: PaymentCurrency;
}

/** What banks, or providers, tell of the day beside the books: what differs by name, and what nothing explains. */
export function ProofPanel({ proof, currency }: ProofPanelProps) {
  const t = useTranslations("consoleCloses");
  const { teller, verdict, said, booked, unexplained, accounts, rests, waiting } = proof;
  const terms = rests.filter(({ amount }) => amount !== 0);
  return (
    <Panel
      title={t(`proofs.${teller}`, { currency: t(`currencies.${currency}`) })}
      extra={
        <Tag tone={tones[verdict]} icon={icons[verdict]}>
          {t(`verdicts.${verdict}`)}
        </Tag>
      }
      isPadded
      foot={
        <span className={verdict === "proved" ? "income" : "strong"}>
          {t(`told.${verdict}`, { amount: booksAmount(unexplained, currency) })}
        </span>
      }
    >
      {verdict !== "none" && (
        <div className="equation">
          <Term label={t(`said.${teller}`)} isTotal>
            {booksAmount(said, currency)}
          </Term>
          <span className="row">
            <span className="sign">{unexplained === 0 ? "=" : "≠"}</span>
            <Term label={t("booked")}>{booksAmount(booked, currency)}</Term>
          </span>
          {terms.map(({ kind, amount }) => (
            <span key={kind} className="row">
              <span className="sign">{amount < 0 ? "−" : "+"}</span>
              <Term label={t(`rests.${kind}`)}>{booksAmount(Math.abs(amount), currency)}</Term>
            </span>
          ))}
        </div>
      )}
      <ProofAccounts accounts={accounts} currency={currency} />
      <WaitingTable waiting={waiting} rests={rests} currency={currency} />
    </Panel>
  );
}

/** The proofs of a currency that say anything; of points nobody outside tells. */
export function Proofs({ books: { currency, proofs } }: { readonly books: Books }) {
  if (currency === "PTS") return null;
  return proofs
    .filter(({ verdict, booked }) => verdict !== "none" || booked !== 0)
    .map((proof) => <ProofPanel key={proof.teller} proof={proof} currency={currency} />);
}
