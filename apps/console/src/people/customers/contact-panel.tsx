import type { OutputOf } from "@sampan/contract/kernel/call";
import {
  type CustomerDetail,
  revealContact,
} from "@sampan/contract/people/customers/staff-customers";
import { Button } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Panel } from "../../kit/panel.tsx";
import { Tag } from "../../kit/tag.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { useConfirm } from "../../kit/use-confirm.ts";
import { useMe } from "../../session/me.ts";

type Contact = OutputOf<typeof revealContact>["data"];

/** How a customer is reached, in part; whole on request, which is written down. [BO-47] */
export function ContactPanel({ customer }: { readonly customer: CustomerDetail }) {
  const t = useTranslations("consoleCustomers");
  const { rights } = useMe();
  const [whole, setWhole] = useState<Contact>();
  const confirm = useConfirm();
  const reveal = useCommand(revealContact, { whenDone: ({ data }) => setWhole(data) });
  const { uid, name } = customer;
  const ask = () =>
    confirm({
      title: t("revealTitle", { name: name || uid }),
      consequence: t("revealConsequence"),
      confirm: t("reveal"),
      then: () => reveal.run({ uid }),
    });
  return (
    <Panel
      title={t("contactTitle")}
      isPadded
      extra={
        whole ? (
          <Button size="small" onClick={() => setWhole(undefined)}>
            {t("hide")}
          </Button>
        ) : (
          rights.includes("reveal_contacts") && (
            <Button size="small" loading={reveal.isRunning} onClick={ask}>
              {t("reveal")}
            </Button>
          )
        )
      }
    >
      <Reached {...(whole ?? customer)} />
    </Panel>
  );
}

function Reached({ phone, email, addresses }: Contact) {
  const t = useTranslations("consoleCustomers");
  return (
    <div className="stack">
      <dl className="facts">
        <dt>{t("phone")}</dt>
        <dd>{phone || "–"}</dd>
        <dt>{t("email")}</dt>
        <dd className="breaks">{email || "–"}</dd>
      </dl>
      {addresses.length === 0 ? (
        <p className="faint">{t("noAddresses")}</p>
      ) : (
        <ul className="lines">
          {addresses.map((address, place) => (
            // Two addresses may look alike in part; their order is all that tells them apart.
            <li key={place}>
              <span className="grow breaks">
                {address.consignee} {address.phone}{" "}
                {address.is_default && <Tag>{t("defaultAddress")}</Tag>}
                <br />
                <span className="small-text muted">
                  {address.postal_code} {address.area.join(" ")} {address.detail}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
