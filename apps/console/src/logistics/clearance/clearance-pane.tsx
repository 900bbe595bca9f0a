import type { StaffClearance } from "@sampan/contract/logistics/clearance/staff-clearance";
import { formatKilograms } from "@sampan/domain/kernel/format-measures";
import { formatAmount } from "@sampan/domain/kernel/money";
import { formatMinute } from "@sampan/ui/format/dates";
import { useTranslations } from "use-intl";
import { Amount } from "../../kit/amount.tsx";
import { Photos } from "../../kit/photos.tsx";
import { Tag } from "../../kit/tag.tsx";
import { CustomerLink } from "../../people/customers/customer-link.tsx";
import { ClearanceActs } from "./clearance-acts.tsx";
import { ClearanceStateTag } from "./clearance-state-tag.tsx";
import "./clearance.css";

/** One declaration: by whom, of what, how its declarant stands, what was done, and what can be written down now. */
export function ClearancePane({ clearance }: { readonly clearance: StaffClearance }) {
  const t = useTranslations("consoleClearance");
  const { tid, version, state, is_late, worth, currency, reason } = clearance;
  return (
    <section className="panel" aria-label={t("pane", { tid })}>
      <header>
        <h2>{tid}</h2>
        <span className="grow" />
        <Amount className="strong" cents={worth} currency={currency} />
      </header>
      <div className="body padded stack">
        <p>
          <ClearanceStateTag state={state} /> {is_late && <Tag tone="danger">{t("late")}</Tag>}{" "}
          <span className="small-text faint">{t("version", { version })}</span>
        </p>
        {reason !== "" && <p className="note warn">{reason}</p>}
        <Facts clearance={clearance} />
        <Goods clearance={clearance} />
        <Steps clearance={clearance} />
      </div>
      <ClearanceActs clearance={clearance} />
    </section>
  );
}

interface PartProps {
  readonly clearance: StaffClearance;
}

function Facts({ clearance }: PartProps) {
  const t = useTranslations("consoleClearance");
  const { uid, consignee, declarant, meter, verdict, weight_g } = clearance;
  return (
    <dl className="facts">
      <dt>{t("customer")}</dt>
      <dd>
        <CustomerLink uid={uid} name={uid} />
      </dd>
      <dt>{t("consignee")}</dt>
      <dd>{consignee}</dd>
      <dt>{t("declarant")}</dt>
      <dd>{declarant ? `${declarant.name} · ${declarant.mobile}` : t("nobodyYet")}</dd>
      {meter && (
        <>
          <dt>{t("meter")}</dt>
          <dd>{t("meterFacts", meter)}</dd>
        </>
      )}
      {verdict && (
        <>
          <dt>{t("verdict")}</dt>
          <dd>{t(`verdicts.${verdict}`)}</dd>
        </>
      )}
      {weight_g !== null && (
        <>
          <dt>{t("weight")}</dt>
          <dd>{`${formatKilograms(weight_g)} kg`}</dd>
        </>
      )}
    </dl>
  );
}

function Goods({ clearance: { lines, currency, insurance, freight } }: PartProps) {
  const t = useTranslations("consoleClearance");
  return (
    <section aria-label={t("goods")}>
      <h3>{t("goods")}</h3>
      <ul className="clearance-entries">
        {lines.map(({ oid, name, num, cny, amount }) => (
          <li key={oid}>
            <span lang="zh-Hans">{name}</span>
            <br />
            <span className="small-text muted">
              {cny === null
                ? t("lineFacts", { num, amount: formatAmount(amount, currency) })
                : t("lineCny", {
                    num,
                    cny: formatAmount(cny, "CNY"),
                    amount: formatAmount(amount, currency),
                  })}
            </span>
          </li>
        ))}
        <li className="small-text muted">
          {t("freight", {
            insurance: formatAmount(insurance, currency),
            freight: formatAmount(freight, currency),
          })}
        </li>
      </ul>
    </section>
  );
}

function Steps({ clearance: { steps } }: PartProps) {
  const t = useTranslations("consoleClearance");
  const whoOf = ({ by, who }: StaffClearance["steps"][number]) =>
    by === "staff" ? who : t(by === "customer" ? "byCustomer" : "bySystem");
  return (
    <section aria-label={t("history")}>
      <h3>{t("history")}</h3>
      <ol className="clearance-entries">
        {steps.map((step, place) => (
          <li key={place}>
            {t(`events.${step.event}`)}
            <br />
            <span className="small-text muted">
              {[formatMinute(step.at), whoOf(step), step.note].filter(Boolean).join(" · ")}
            </span>
            <Photos photos={step.imgs} alt={t(`events.${step.event}`)} size={72} />
          </li>
        ))}
      </ol>
    </section>
  );
}
