import type { OutputOf } from "@sampan/contract/call";
import {
  type CustomerDetail,
  decideRealName,
  readRealName,
} from "@sampan/contract/staff-customers";
import { formatMinute } from "@sampan/ui/format/dates";
import { Button } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Panel } from "../kit/panel.tsx";
import { Photos } from "../kit/photos.tsx";
import { ReasonDialog } from "../kit/reason-dialog.tsx";
import { useCommand } from "../kit/use-command.ts";
import { useConfirm } from "../kit/use-confirm.ts";

type Identity = OutputOf<typeof readRealName>["data"];

/** Identity data, shown on request only: every look is written down. [BO-46] */
export function RealNamePanel({ customer }: { readonly customer: CustomerDetail }) {
  const t = useTranslations("consoleCustomers.identity");
  const [identity, setIdentity] = useState<Identity>();
  const confirm = useConfirm();
  const read = useCommand(readRealName, { whenDone: ({ data }) => setIdentity(data) });
  const ask = () =>
    confirm({
      title: t("readTitle", { name: customer.name }),
      consequence: t("readConsequence"),
      confirm: t("read"),
      then: () => read.run({ uid: customer.uid }),
    });
  return (
    <Panel title={t("title")} isPadded>
      {identity ? (
        <div className="stack">
          <dl className="facts">
            <dt>{t("name")}</dt>
            <dd className="strong">{identity.real_name}</dd>
            <dt>{t("number")}</dt>
            <dd className="strong">{identity.id_card}</dd>
            <dt>{t("submittedAt")}</dt>
            <dd>{formatMinute(identity.submitted_at)}</dd>
          </dl>
          <Photos
            photos={[identity.front_img, identity.back_img].filter((img) => img !== "")}
            alt={t("card")}
            size={140}
          />
          {customer.real_name_state === "submitted" && <Decide customer={customer} />}
        </div>
      ) : (
        <Button loading={read.isRunning} onClick={ask}>
          {t("read")}
        </Button>
      )}
    </Panel>
  );
}

function Decide({ customer }: { readonly customer: CustomerDetail }) {
  const t = useTranslations("consoleCustomers.identity");
  const confirm = useConfirm();
  const [isRejecting, setRejecting] = useState(false);
  const decide = useCommand(decideRealName, {
    told: t("decided"),
    whenDone: () => setRejecting(false),
  });
  const { uid, name } = customer;
  return (
    <div className="row">
      <Button danger onClick={() => setRejecting(true)}>
        {t("reject")}
      </Button>
      <Button
        type="primary"
        loading={decide.isRunning}
        onClick={() =>
          confirm({
            title: t("verifyTitle", { name }),
            consequence: t("verifyConsequence"),
            confirm: t("verify"),
            then: () => decide.run({ uid, decision: "verified" }),
          })
        }
      >
        {t("verify")}
      </Button>
      {isRejecting && (
        <ReasonDialog
          title={t("rejectTitle", { name })}
          consequence={t("rejectConsequence")}
          label={t("reason")}
          confirm={t("reject")}
          isRunning={decide.isRunning}
          onCancel={() => setRejecting(false)}
          onConfirm={(reason) => decide.run({ uid, decision: "rejected", reason })}
        />
      )}
    </div>
  );
}
