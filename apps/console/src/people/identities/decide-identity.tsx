import {
  claimIdentity,
  decideIdentity,
  type IdentityRow,
} from "@sampan/contract/people/identities/staff-identities";
import { Button } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { ReasonDialog } from "../../kit/reason-dialog.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { useConfirm } from "../../kit/use-confirm.ts";
import { useKeys } from "../../kit/use-keys.ts";

interface DecideIdentityProps {
  readonly row: IdentityRow;
  /** Nobody verifies what they have not looked at. */
  readonly isOpened: boolean;
}

/** Verified, rejected with a reason, or given back to the queue. [BO-46] [BO-49] */
export function DecideIdentity({ row, isOpened }: DecideIdentityProps) {
  const t = useTranslations("consoleIdentities");
  const confirm = useConfirm();
  const [isRejecting, setRejecting] = useState(false);
  const { uid, kind } = row;
  const release = useCommand(claimIdentity, { told: t("released") });
  const decide = useCommand(decideIdentity, { told: t("decidedDone") });
  const verify = () => {
    if (!isOpened) return;
    confirm({
      title: t(`verifyTitle.${kind}`, { uid }),
      consequence: t(`verifyConsequence.${kind}`),
      confirm: t("verify"),
      then: () => decide.run({ uid, kind, decision: "verified" }),
    });
  };
  useKeys({ a: verify, r: () => isOpened && setRejecting(true) });
  return (
    <footer>
      <Button
        danger
        size="large"
        aria-keyshortcuts="R"
        disabled={!isOpened}
        onClick={() => setRejecting(true)}
      >
        {t("reject")} <kbd aria-hidden="true">R</kbd>
      </Button>
      <Button
        size="large"
        loading={release.isRunning}
        onClick={() => release.run({ uid, kind, release: true })}
      >
        {t("release")}
      </Button>
      <span className="grow" />
      <Button
        type="primary"
        size="large"
        aria-keyshortcuts="A"
        title={isOpened ? "" : t("openFirst")}
        disabled={!isOpened}
        loading={decide.isRunning}
        onClick={verify}
      >
        {t("verify")} <kbd aria-hidden="true">A</kbd>
      </Button>
      {isRejecting && (
        <ReasonDialog
          title={t(`rejectTitle.${kind}`, { uid })}
          consequence={t("rejectConsequence")}
          label={t("rejectReason")}
          confirm={t("reject")}
          isRunning={decide.isRunning}
          onCancel={() => setRejecting(false)}
          onConfirm={(reason) => decide.run({ uid, kind, decision: "rejected", reason })}
        />
      )}
    </footer>
  );
}
