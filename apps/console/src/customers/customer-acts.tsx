import {
  type CustomerDetail,
  setCustomerState,
  setCustomerTier,
} from "@sampan/contract/staff-customers";
import { Button, Select } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { ReasonDialog } from "../kit/reason-dialog.tsx";
import { type Tier, tiers, useTierName } from "../kit/tier-name.ts";
import { useCommand } from "../kit/use-command.ts";
import { useConfirm } from "../kit/use-confirm.ts";
import { useMe } from "../session/me.ts";

interface OfCustomer {
  readonly customer: CustomerDetail;
}

/** What may be done to an account, each act by its own right. [BO-47] [BO-48] */
export function CustomerActs({ customer }: OfCustomer) {
  const { rights } = useMe();
  return (
    <>
      {rights.includes("set_tiers") && <TierChoice customer={customer} />}
      {rights.includes("disable_customers") && customer.state !== "cancelled" && (
        <StateChange customer={customer} />
      )}
    </>
  );
}

function TierChoice({ customer }: OfCustomer) {
  const t = useTranslations("consoleCustomers");
  const tierName = useTierName();
  const confirm = useConfirm();
  const set = useCommand(setCustomerTier, { told: t("tierDone") });
  const ask = (tier: Tier) =>
    confirm({
      title: t("tierTitle", { name: customer.name, tier: tierName(tier) }),
      consequence: t("tierConsequence"),
      confirm: t("tierConfirm"),
      then: () => set.run({ uid: customer.uid, user_level: tier }),
    });
  return (
    <Select<Tier>
      aria-label={t("tier")}
      style={{ width: 140 }}
      value={customer.user_level}
      loading={set.isRunning}
      onChange={ask}
      options={tiers.map((tier) => ({ value: tier, label: tierName(tier) }))}
    />
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
