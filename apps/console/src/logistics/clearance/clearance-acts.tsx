import {
  moveClearance,
  type StaffClearance,
  uploadClearanceProof,
} from "@sampan/contract/logistics/clearance/staff-clearance";
import { clearanceProofs } from "@sampan/domain/logistics/clearance/clearance-proofs";
import { Button, Input } from "antd";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { Dialog } from "../../kit/dialog.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { StepProofs } from "./step-proofs.tsx";

type Act = StaffClearance["acts"][number];

const dangerous: readonly Act[] = ["mismatch", "refuse"];
const first: readonly Act[] = ["request", "match"];

/** What the broker can have said by now; each is written down with what it rests on. */
export function ClearanceActs({ clearance }: { readonly clearance: StaffClearance }) {
  const t = useTranslations("consoleClearance");
  const [asking, setAsking] = useState<Act>();
  const { acts } = clearance;
  if (acts.length === 0) return null;
  const main = first.find((act) => acts.includes(act));
  return (
    <footer className="wrap">
      {acts
        .filter((act) => act !== main)
        .map((act) => (
          <Button key={act} danger={dangerous.includes(act)} onClick={() => setAsking(act)}>
            {t(`acts.${act}`)}
          </Button>
        ))}
      <span className="grow" />
      {main && (
        <Button type="primary" size="large" onClick={() => setAsking(main)}>
          {t(`acts.${main}`)}
        </Button>
      )}
      {asking && (
        <RecordDialog clearance={clearance} act={asking} onClose={() => setAsking(undefined)} />
      )}
    </footer>
  );
}

interface RecordDialogProps {
  readonly clearance: StaffClearance;
  readonly act: Act;
  readonly onClose: () => void;
}

function RecordDialog({ clearance: { tid, version }, act, onClose }: RecordDialogProps) {
  const t = useTranslations("consoleClearance");
  const [note, setNote] = useState("");
  const [imgs, setImgs] = useState<readonly string[]>([]);
  const id = useId();
  const move = useCommand(moveClearance, { told: t("recorded"), whenDone: onClose });
  const isEnough = act === "request" || note.trim() !== "";
  return (
    <Dialog
      width={480}
      title={t("actTitle", { act: t(`acts.${act}`), tid })}
      okText={t("record")}
      okButtonProps={{
        danger: dangerous.includes(act),
        disabled: !isEnough,
        loading: move.isRunning,
      }}
      onCancel={onClose}
      onOk={() => move.run({ tid, version, event: act, note: note.trim(), imgs: [...imgs] })}
    >
      <div className="stack">
        <p>{t(`consequences.${act}`)}</p>
        <label htmlFor={id} className="strong">
          {t("evidence")}
        </label>
        <Input.TextArea
          id={id}
          data-begin
          rows={2}
          maxLength={200}
          placeholder={t("evidenceHint")}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <StepProofs
          tid={tid}
          call={uploadClearanceProof}
          words="proofs"
          most={clearanceProofs}
          imgs={imgs}
          onChange={setImgs}
        />
      </div>
    </Dialog>
  );
}
