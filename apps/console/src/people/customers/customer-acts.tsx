import {
  type CustomerDetail,
  setCustomerState,
} from "@sampan/contract/people/customers/staff-customers";
import { Button } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { ReasonDialog } from "../../kit/reason-dialog.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { useMe } from "../../session/me.ts";
import { TierDialog } from "./tier-dialog.tsx";

interface OfCustomer {
  readonly customer: CustomerDetail;
}

/** What may be done to an account, each act by its own right. [BO-47] [BO-48] */
export function CustomerActs({ customer }: OfCustomer) {
  const { rights } = useMe();
  return (
    <>
      {rights.includes("set_tiers") && <TierChange customer={customer} />}
      {rights.includes("disable_customers") && customer.state !== "cancelled" && (
        <StateChange customer={customer} />
      )}
    </>
  );
}

function TierChange({ customer }: OfCustomer) {
  const t = useTranslations("consoleCustomers");
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t("changeTier")}</Button>
      {isAsking && <TierDialog customer={customer} onClose={() => setAsking(false)} />}
    </>
  );
}

function StateChange({ customer }: OfCustomer) {
  const t = useTranslations("consoleCustomers");
  const [isAsking, setAsking] = useState(false);
  const next = customer.state === "active" ? "disabled" : "active";
  const change = useCommand(setCustomerState, {
    told: t(`change.${next}.done`),
    whenDone: () => setAsking(false),
  });
  return (
    <>
      <Button danger={next === "disabled"} onClick={() => setAsking(true)}>
        {t(`change.${next}.act`)}
      </Button>
      {isAsking && (
        <ReasonDialog
          title={t(`change.${next}.title`, { name: customer.name })}
          consequence={t(`change.${next}.consequence`)}
          label={t("reason")}
          confirm={t(`change.${next}.act`)}
          isRunning={change.isRunning}
          onCancel={() => setAsking(false)}
          onConfirm={(reason) => change.run({ uid: customer.uid, state: next, reason })}
        />
      )}
    </>
  );
}
