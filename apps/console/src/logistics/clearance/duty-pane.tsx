import { query } from "@sampan/client/query";
import type { DutyParcel } from "@sampan/contract/logistics/clearance/duty-receipt-shapes";
import { findDutyParcel } from "@sampan/contract/logistics/clearance/staff-duty-receipts";
import { formatAmount } from "@sampan/domain/kernel/money";
import { formatMinute } from "@sampan/ui/format/dates";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Button } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Amount } from "../../kit/amount.tsx";
import { Loaded } from "../../kit/loaded.tsx";
import { Photos } from "../../kit/photos.tsx";
import { Tag } from "../../kit/tag.tsx";
import { useTransportStateName } from "../../kit/transport-state-name.ts";
import { CustomerLink } from "../../people/customers/customer-link.tsx";
import { Beyond } from "./beyond.tsx";
import { DutyReceiptDialog } from "./duty-receipt-dialog.tsx";
import { WithdrawDutyReceipt } from "./withdraw-duty-receipt.tsx";
import "./clearance.css";

/** One parcel, by its number or by the key or number of a receipt: what was expected to be paid for it, and what was. */
export function DutyPane({ of }: { readonly of: string }) {
  const asked = useQuery(query(findDutyParcel, { of }, { asksLogin: true }));
  return <Loaded asked={asked}>{({ data }) => <Parcel parcel={data} />}</Loaded>;
}

interface PartProps {
  readonly parcel: DutyParcel;
}

function Parcel({ parcel }: PartProps) {
  const t = useTranslations("consoleDutyReceipts");
  const [isEntering, setEntering] = useState(false);
  const { tid, has_left, paid, currency, receipts } = parcel;
  return (
    <section className="panel" aria-label={t("pane", { tid })}>
      <header>
        <h2>{tid}</h2>
        <span className="grow" />
        {paid > 0 && <Amount className="strong" cents={paid} currency={currency} />}
      </header>
      <div className="body padded stack">
        <Facts parcel={parcel} />
        {receipts.length > 0 && <Entries parcel={parcel} />}
        <Namesakes of={parcel.namesakes} />
        {!has_left && <p className="note">{t("here")}</p>}
      </div>
      <footer>
        <span className="grow" />
        <Button
          type="primary"
          size="large"
          disabled={!has_left}
          title={has_left ? "" : t("here")}
          onClick={() => setEntering(true)}
        >
          {t("enter")}
        </Button>
      </footer>
      {isEntering && (
        <DutyReceiptDialog tid={tid} currency={currency} onClose={() => setEntering(false)} />
      )}
    </section>
  );
}

function Facts({ parcel }: PartProps) {
  const t = useTranslations("consoleDutyReceipts");
  const stateName = useTransportStateName();
  const { uid, consignee, currency, worth, freight, expected_low, expected_high } = parcel;
  const amount = (cents: number) => formatAmount(cents, currency);
  const isOne = expected_low === expected_high;
  return (
    <dl className="facts">
      <dt>{t("customer")}</dt>
      <dd>
        <CustomerLink uid={uid} name={uid} />
      </dd>
      <dt>{t("consignee")}</dt>
      <dd>{consignee}</dd>
      <dt>{t("state")}</dt>
      <dd>{stateName(parcel.transport_state)}</dd>
      <dt>{t("worth")}</dt>
      <dd>{amount(worth)}</dd>
      <dt>{t("freight")}</dt>
      <dd>
        {amount(freight)}{" "}
        <Tag tone={parcel.is_tax_included ? "brand" : "plain"}>
          {t(parcel.is_tax_included ? "taxIncluded" : "taxApart")}
        </Tag>
      </dd>
      <dt>{t("expected")}</dt>
      <dd>
        {isOne
          ? amount(expected_low)
          : t("span", { low: amount(expected_low), high: amount(expected_high) })}
      </dd>
      {parcel.paid > 0 && (
        <>
          <dt>{t("beyond")}</dt>
          <dd>
            <Beyond cents={parcel.beyond} currency={currency} />
          </dd>
        </>
      )}
    </dl>
  );
}

/** All that was entered, the last in front; what counts no more says by whom and why. */
function Entries({ parcel: { tid, currency, receipts } }: PartProps) {
  const t = useTranslations("consoleDutyReceipts");
  const [correcting, setCorrecting] = useState<string>();
  const [withdrawing, setWithdrawing] = useState<string>();
  const chosen = receipts.find(({ key }) => key === correcting);
  return (
    <section aria-label={t("entries")}>
      <h3>{t("entries")}</h3>
      <ul className="clearance-entries">
        {receipts.map((receipt) => (
          <li key={receipt.key}>
            <Entry receipt={receipt} />
            {receipt.ended_at === "" && (
              <div className="row">
                <Button size="small" onClick={() => setCorrecting(receipt.key)}>
                  {t("correct")}
                </Button>
                <Button size="small" danger onClick={() => setWithdrawing(receipt.key)}>
                  {t("withdraw")}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {chosen && (
        <DutyReceiptDialog
          tid={tid}
          currency={currency}
          wrong={chosen}
          onClose={() => setCorrecting(undefined)}
        />
      )}
      {withdrawing && (
        <WithdrawDutyReceipt of={withdrawing} onClose={() => setWithdrawing(undefined)} />
      )}
    </section>
  );
}

/** The same number of another customs office, which somebody who typed it may have meant. */
function Namesakes({ of }: { readonly of: DutyParcel["namesakes"] }) {
  const t = useTranslations("consoleDutyReceipts");
  const words = useTranslations("consoleWords");
  return of.map(({ key, number, tid, region }) => (
    <p className="note" key={key}>
      {t("namesake", { number, region: words(`region.${region}`) })}{" "}
      <Link to="/clearance" search={{ tab: "receipts", tid: key }}>
        {tid}
      </Link>
    </p>
  ));
}

function Entry({ receipt }: { readonly receipt: DutyParcel["receipts"][number] }) {
  const t = useTranslations("consoleDutyReceipts");
  const { number, paid_on, duty, vat, currency, by, at, ended_at, ended_by, ended_why } = receipt;
  return (
    <>
      <span className={ended_at === "" ? "strong" : "faint"}>{number}</span>{" "}
      {ended_at !== "" && <Tag>{t("ended")}</Tag>}
      <br />
      <span className="small-text">
        {t("facts", {
          day: paid_on,
          duty: formatAmount(duty, currency),
          vat: formatAmount(vat, currency),
        })}
      </span>
      <br />
      <span className="small-text muted">{[formatMinute(at), by].join(" · ")}</span>
      {ended_at !== "" && (
        <>
          <br />
          <span className="small-text muted">
            {t("endedBy", { time: formatMinute(ended_at), name: ended_by, why: ended_why })}
          </span>
        </>
      )}
      <Photos photos={receipt.imgs} alt={t("pageOf", { number })} size={72} />
    </>
  );
}
