import { callApi } from "@sampan/client/call-api";
import { uploadClearanceProof } from "@sampan/contract/logistics/clearance/staff-clearance";
import { clearanceProofs } from "@sampan/domain/logistics/clearance/clearance-proofs";
import { Button } from "antd";
import { useRef } from "react";
import { useTranslations } from "use-intl";
import { Icon } from "../../kit/icon.tsx";
import { Shots } from "../../kit/shots.tsx";
import { useUploadPictures } from "../../kit/use-upload-pictures.ts";

interface StepProofsProps {
  readonly tid: string;
  readonly imgs: readonly string[];
  readonly onChange: (change: (before: readonly string[]) => readonly string[]) => void;
}

/** Pictures that show what is written down: of the broker's pages, or of EZ WAY. One that was not stored can be chosen again. */
export function StepProofs({ tid, imgs, onChange }: StepProofsProps) {
  const t = useTranslations("consoleClearance.proofs");
  const picker = useRef<HTMLInputElement>(null);
  const upload = useUploadPictures(
    (file) => callApi(uploadClearanceProof, { tid, file }, { asksLogin: true }),
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
          upload.mutate([...(target.files ?? [])].slice(0, clearanceProofs - imgs.length));
          target.value = "";
        }}
      />
      <div className="row">
        <Button
          icon={<Icon name="camera" small />}
          disabled={imgs.length >= clearanceProofs}
          loading={upload.isPending}
          onClick={() => picker.current?.click()}
        >
          {t("add")}
        </Button>
        <span className="small-text faint">{t("hint", { count: clearanceProofs })}</span>
      </div>
    </div>
  );
}
