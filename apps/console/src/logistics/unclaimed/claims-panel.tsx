import {
  refuseParcelClaim,
  type WaitingParcelClaim,
} from "@sampan/contract/logistics/unclaimed/staff-unclaimed";
import { formatDay, formatMinute } from "@sampan/ui/format/dates";
import { Button } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Photos } from "../../kit/photos.tsx";
import { ReasonDialog } from "../../kit/reason-dialog.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { CustomerLink } from "../../people/customers/customer-link.tsx";

interface ClaimedProps {
  readonly claims: readonly WaitingParcelClaim[];
  /** Takes the customer of a claim as the owner; absent where there is no parcel to match. */
  readonly onTake?: (uid: string) => void;
}

/** Who says that a parcel is theirs, with their proof. [BO-15] */
export function Claimed({ claims, onTake }: ClaimedProps) {
  const t = useTranslations("consoleUnclaimed.claims");
  const [refusing, setRefusing] = useState<WaitingParcelClaim>();
  const refuse = useCommand(refuseParcelClaim, {
    told: t("refused"),
    whenDone: () => setRefusing(undefined),
  });
  return (
    <>
      <ul className="stack" aria-label={t("title")}>
        {claims.map((claim) => (
          <li key={claim.id} className="stack">
            <div className="row wrap">
              <strong className="unclaimed-label">{claim.express_no}</strong>
              <CustomerLink uid={claim.uid} name={claim.uid} />
              <span className="small-text faint grow">
                {formatMinute(claim.cdate)} · {t("until", { day: formatDay(claim.until) })}
              </span>
              {onTake && <Button onClick={() => onTake(claim.uid)}>{t("take")}</Button>}
              <Button danger onClick={() => setRefusing(claim)}>
                {t("refuse")}
              </Button>
            </div>
            {claim.words !== "" && <p className="unclaimed-label">{claim.words}</p>}
            <Photos photos={claim.images} alt={t("proof")} size={88} />
          </li>
        ))}
      </ul>
      {refusing && (
        <ReasonDialog
          title={t("refuseTitle", { number: refusing.express_no })}
          consequence={t("refuseConsequence")}
          label={t("reason")}
          confirm={t("refuse")}
          isRunning={refuse.isRunning}
          onCancel={() => setRefusing(undefined)}
          onConfirm={(reason) => refuse.run({ id: refusing.id, reason })}
        />
      )}
    </>
  );
}
