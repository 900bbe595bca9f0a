import {
  closeClaimAtDesk,
  compensateBuyer,
  rejectClaim,
  type StaffClaim,
} from "@sampan/contract/logistics/claims/staff-claims";
import { formatAmount } from "@sampan/domain/kernel/money";
import { Button } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { ReasonDialog } from "../../kit/reason-dialog.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { useConfirm } from "../../kit/use-confirm.ts";
import { useWordsOfPayout } from "../../trade/refunds/use-words-of-payout.ts";
import { AcceptClaimDialog } from "./accept-claim-dialog.tsx";
import { AcceptMore, KeepDecision } from "./second-look-acts.tsx";
import { SellerShareDialog } from "./seller-share-dialog.tsx";

type Asking = "accept" | "reject" | "seller_share";

/** What this reader may do to a claim now; what another has to do is said. [BO-28] */
export function ClaimActs({ claim }: { readonly claim: StaffClaim }) {
  const t = useTranslations("consoleClaims");
  const [asking, setAsking] = useState<Asking>();
  const { id, acts } = claim;
  const close = () => setAsking(undefined);
  const reject = useCommand(rejectClaim, { told: t("rejected"), whenDone: close });
  if (acts.length === 0 && !claim.needs_other) return null;
  return (
    <footer>
      {claim.needs_other && <span className="small-text muted">{t("needsOther")}</span>}
      {acts.includes("reject") && (
        <Button danger size="large" onClick={() => setAsking("reject")}>
          {t("reject")}
        </Button>
      )}
      {acts.includes("keep") && <KeepDecision claim={claim} />}
      {acts.includes("close") && <Close claim={claim} />}
      <span className="grow" />
      {acts.includes("record_seller_share") && (
        <Button size="large" onClick={() => setAsking("seller_share")}>
          {t("recordSeller")}
        </Button>
      )}
      {acts.includes("accept") && (
        <Button type="primary" size="large" onClick={() => setAsking("accept")}>
          {t("accept")}
        </Button>
      )}
      {acts.includes("accept_more") && <AcceptMore claim={claim} />}
      {acts.includes("compensate_buyer") && <Pay claim={claim} />}
      {asking === "accept" && <AcceptClaimDialog claim={claim} onClose={close} />}
      {asking === "seller_share" && <SellerShareDialog claim={claim} onClose={close} />}
      {asking === "reject" && (
        <ReasonDialog
          title={t("rejectTitle", { number: id })}
          consequence={t("rejectConsequence")}
          label={t("rejectReason")}
          confirm={t("reject")}
          isRunning={reject.isRunning}
          onCancel={close}
          onConfirm={(reason) => reject.run({ id, reason })}
        />
      )}
    </footer>
  );
}

function Pay({ claim }: { readonly claim: StaffClaim }) {
  const { id, currency } = claim;
  const amount = claim.state === "more_accepted" ? (claim.again?.amount ?? 0) : claim.amount;
  const t = useTranslations("consoleClaims");
  const confirm = useConfirm();
  const wordsOf = useWordsOfPayout();
  const signed = useTranslations("consoleRefunds.two");
  const pay = useCommand(compensateBuyer, {
    told: ({ data }) => (data.needs_second ? signed("signed") : t("paid")),
  });
  const sum = formatAmount(amount, currency);
  const words = wordsOf(
    { ...claim, number: id, amount: sum },
    {
      title: t("payTitle", { number: id }),
      consequence: t("payConsequence", { amount: sum }),
      confirm: t("pay", { amount: sum }),
    },
  );
  return (
    <Button
      type="primary"
      size="large"
      className="mango"
      loading={pay.isRunning}
      onClick={() => confirm({ ...words, kind: "mango", then: () => pay.run({ id }) })}
    >
      {words.confirm}
    </Button>
  );
}

function Close({ claim: { id } }: { readonly claim: StaffClaim }) {
  const t = useTranslations("consoleClaims");
  const confirm = useConfirm();
  const close = useCommand(closeClaimAtDesk, { told: t("closed") });
  return (
    <Button
      size="large"
      loading={close.isRunning}
      onClick={() =>
        confirm({
          title: t("closeTitle", { number: id }),
          consequence: t("closeConsequence"),
          confirm: t("close"),
          then: () => close.run({ id }),
        })
      }
    >
      {t("close")}
    </Button>
  );
}
