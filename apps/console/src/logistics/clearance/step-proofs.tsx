import { callApi } from "@sampan/client/call-api";
import type { uploadClearanceProof } from "@sampan/contract/logistics/clearance/staff-clearance";
import type { uploadDutyReceiptPage } from "@sampan/contract/logistics/clearance/staff-duty-receipts";
import { Button } from "antd";
import { useRef } from "react";
import { useTranslations } from "use-intl";
import { Icon } from "../../kit/icon.tsx";
import { Shots } from "../../kit/shots.tsx";
import { useUploadPictures } from "../../kit/use-upload-pictures.ts";

interface StepProofsProps {
  readonly tid: string;
  /** What stores one of them. */
  readonly call: typeof uploadClearanceProof | typeof uploadDutyReceiptPage;
  readonly words: "proofs" | "receiptPages";
  readonly most: number;
  readonly imgs: readonly string[];
  readonly onChange: (change: (before: readonly string[]) => readonly string[]) => void;
}

/**
 * Pictures that show what is written down: of the broker's pages, of EZ WAY, or of a receipt. One that was not stored can be chosen
 * again.
 */
export function StepProofs({ tid, call, words, most, imgs, onChange }: StepProofsProps) {
  const t = useTranslations(`consoleClearance.${words}`);
  const picker = useRef<HTMLInputElement>(null);
  const upload = useUploadPictures(
    (file) => callApi(call, { tid, file }, { asksLogin: true }),
    (url) => onChange((before) => [...before, url]),
  );
  return (
    <div className="stack" role="group" aria-label={t("label")}>
      <Shots
        photos={imgs}
        width={72}
        nameOf={(index) => t("shown", { index })}
        removeOf={(index) => t("remove", { index })}
        onRemove={(img) => onChange((before) => before.filter((one) => one !== img))}
      />
      <input
        ref={picker}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label={t("add")}
        onChange={({ target }) => {
          upload.mutate([...(target.files ?? [])].slice(0, most - imgs.length));
          target.value = "";
        }}
      />
      <div className="row">
        <Button
          icon={<Icon name="camera" small />}
          disabled={imgs.length >= most}
          loading={upload.isPending}
          onClick={() => picker.current?.click()}
        >
          {t("add")}
        </Button>
        <span className="small-text faint">{t("hint", { count: most })}</span>
      </div>
    </div>
  );
}
