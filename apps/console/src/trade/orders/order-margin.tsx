import { query } from "@sampan/client/query";
import {
  getOrderMargin,
  type OrderMargin as Margin,
} from "@sampan/contract/trade/buyers/staff-buyers";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { Amount } from "../../kit/amount.tsx";
import { Loaded } from "../../kit/loaded.tsx";
import { Panel } from "../../kit/panel.tsx";

/** What the order leaves us, in yuan at the rate it was paid at, and what of that nobody knows yet; for those who see costs. */
export function OrderMargin({ tid }: { readonly tid: string }) {
  const t = useTranslations("consoleOrders.margin");
  const asked = useQuery(query(getOrderMargin, { tid }, { asksLogin: true }));
  return (
    <Panel title={t("title")} isPadded>
      <Loaded asked={asked} skeletonRows={3}>
        {({ data }) =>
          data.rows.length === 0 ? <p className="muted">{t("unpaid")}</p> : <Sums margin={data} />
        }
      </Loaded>
    </Panel>
  );
}

interface SumRowProps {
  readonly label: string;
  readonly sum: Pick<Margin["rows"][number], "amount" | "cny">;
  readonly currency: Margin["currency"];
}

/** What one part of it comes to, as it was paid and in yuan. */
const SumRow = ({ label, sum: { amount, cny }, currency }: SumRowProps) => (
  <>
    <dt className="muted">{label}</dt>
    <dd className="muted">
      <Amount cents={amount} currency={currency} />
    </dd>
    <dd>
      <Amount cents={cny} currency="CNY" />
    </dd>
  </>
);

function Sums({ margin }: { readonly margin: Margin }) {
  const t = useTranslations("consoleOrders.margin");
  const words = useTranslations("consoleRefunds.charges");
  const { rows, given, paid, paid_cny, cost_cny, margin_cny, currency, exchange_rate } = margin;
  const unknown = (["unbought", "costless", "own"] as const).filter((one) => margin[one] > 0);
  return (
    <div className="stack">
      <dl className="sum yuan">
        {rows.map(({ kind, amount, cny }) => (
          <SumRow key={kind} label={words(kind)} sum={{ amount, cny }} currency={currency} />
        ))}
        <dt className="strong">{t("paid")}</dt>
        <dd className="strong">
          <Amount cents={paid} currency={currency} />
        </dd>
        <dd className="strong">
          <Amount cents={paid_cny} currency="CNY" />
        </dd>
        {given.map(({ kind, amount, cny }) => (
          <SumRow key={kind} label={t(`given.${kind}`)} sum={{ amount, cny }} currency={currency} />
        ))}
        <dt className="muted">{t("cost")}</dt>
        <dd />
        <dd>
          <Amount cents={-cost_cny} currency="CNY" />
        </dd>
        <dt className="total">{t("left")}</dt>
        <dd className="total" />
        <dd className="total">
          {margin_cny === null ? t("unknown") : <Amount cents={margin_cny} currency="CNY" />}
        </dd>
      </dl>
      {unknown.map((one) => (
        <p key={one} className="note warn">
          {t(one, { count: margin[one] })}
        </p>
      ))}
      <p className="small-text faint">{t("without", { rate: exchange_rate })}</p>
    </div>
  );
}
