import {
  acceptMoreOfClaim,
  keepClaim,
  type StaffClaim,
} from "@sampan/contract/logistics/claims/staff-claims";
import { Button, Form } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Dialog } from "../../kit/dialog.tsx";
import { NoteField } from "../../kit/note-field.tsx";
import { PiecesField } from "../../kit/pieces-field.tsx";
import { ReasonDialog } from "../../kit/reason-dialog.tsx";
import { useCommand } from "../../kit/use-command.ts";

interface SecondLookProps {
  readonly claim: StaffClaim;
}

/** Stays with what facts decided, for a reason. */
export function KeepDecision({ claim: { id } }: SecondLookProps) {
  const t = useTranslations("consoleClaims.again");
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const keep = useCommand(keepClaim, { told: t("kept"), whenDone: close });
  return (
    <>
      <Button danger size="large" onClick={() => setAsking(true)}>
        {t("keep")}
      </Button>
      {isAsking && (
        <ReasonDialog
          title={t("keepTitle", { number: id })}
          consequence={t("keepConsequence")}
          label={t("keepReason")}
          confirm={t("keep")}
          isRunning={keep.isRunning}
          onCancel={close}
          onConfirm={(reason) => keep.run({ id, reason })}
        />
      )}
    </>
  );
}

/** Accepts more pieces than facts did; where none are left, it says so. [CLM-16] */
export function AcceptMore({ claim }: SecondLookProps) {
  const t = useTranslations("consoleClaims.again");
  const [isAsking, setAsking] = useState(false);
  if (claim.left_num === 0) return <span className="small-text muted">{t("nothingLeft")}</span>;
  return (
    <>
      <Button type="primary" size="large" onClick={() => setAsking(true)}>
        {t("accept")}
      </Button>
      {isAsking && <AcceptMoreDialog claim={claim} onClose={() => setAsking(false)} />}
    </>
  );
}

function AcceptMoreDialog({ claim, onClose }: SecondLookProps & { readonly onClose: () => void }) {
  const words = useTranslations("consoleClaims");
  const t = useTranslations("consoleClaims.again");
  const [num, setNum] = useState(1);
  const [answer, setAnswer] = useState("");
  const accept = useCommand(acceptMoreOfClaim, { told: t("accepted"), whenDone: onClose });
  return (
    <Dialog
      width={480}
      title={t("acceptTitle", { number: claim.id })}
      okText={t("accept")}
      okButtonProps={{ loading: accept.isRunning }}
      onCancel={onClose}
      onOk={() => accept.run({ id: claim.id, num, answer: answer.trim() })}
    >
      <Form layout="vertical" component="div">
        <p className="note">{t("acceptNote", { share: claim.share_bp / 100 })}</p>
        <PiecesField
          label={t("acceptNum", { left: claim.left_num })}
          most={claim.left_num}
          num={num}
          onNum={setNum}
        />
        <NoteField label={words("answerField")} value={answer} onChange={setAnswer} />
      </Form>
    </Dialog>
  );
}
