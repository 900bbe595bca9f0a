import { decideInviteReward, type InviteReward } from "@sampan/contract/shop/staff-invitations";
import { Button } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { AskingButton } from "../../kit/asking-button.tsx";
import { ReasonDialog } from "../../kit/reason-dialog.tsx";
import { useCommand } from "../../kit/use-command.ts";

/** Clears a friend whom somebody has looked at, or refuses with why. */
export function DecideReward({ reward: { number, is_own } }: { readonly reward: InviteReward }) {
  const t = useTranslations("consoleInvitations");
  const [isRefusing, setRefusing] = useState(false);
  const clear = useCommand(decideInviteReward, { told: t("cleared") });
  const refuse = useCommand(decideInviteReward, {
    told: t("refused"),
    whenDone: () => setRefusing(false),
  });
  if (is_own) return <span className="small-text muted">{t("own")}</span>;
  return (
    <span className="row wrap">
      <AskingButton
        isPrimary
        label={t("clear")}
        title={t("clearTitle")}
        consequence={t("clearText")}
        isRunning={clear.isRunning}
        onConfirmed={() => clear.run({ number, step: "clear" })}
      />
      <Button size="small" danger onClick={() => setRefusing(true)}>
        {t("refuse")}
      </Button>
      {isRefusing && (
        <ReasonDialog
          title={t("refuseTitle")}
          consequence={t("refuseText")}
          label={t("why")}
          confirm={t("refuse")}
          isRunning={refuse.isRunning}
          onCancel={() => setRefusing(false)}
          onConfirm={(note) => refuse.run({ number, step: "refuse", note })}
        />
      )}
    </span>
  );
}
