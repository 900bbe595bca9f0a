import { callApi } from "@sampan/client/call-api";
import { Refused } from "@sampan/client/query";
import { uploadClearanceProof } from "@sampan/contract/logistics/clearance/staff-clearance";
import { clearanceProofs } from "@sampan/domain/logistics/clearance/clearance-proofs";
import { useMutation } from "@tanstack/react-query";
import { App, Button } from "antd";
import { useRef } from "react";
import { useTranslations } from "use-intl";
import { Icon } from "../../kit/icon.tsx";
import { useWordsOfTrouble } from "../../kit/words-of-trouble.ts";
import "../warehouse/warehouse.css";

interface StepProofsProps {
  readonly tid: string;
  readonly imgs: readonly string[];
  readonly onChange: (change: (before: readonly string[]) => readonly string[]) => void;
}

/** Pictures that show what is written down: of the broker's pages, or of EZ WAY. One that was not stored can be chosen again. */
export function StepProofs({ tid, imgs, onChange }: StepProofsProps) {
  const t = useTranslations("consoleClearance.proofs");
  const { message } = App.useApp();
  const wordsOf = useWordsOfTrouble();
  const picker = useRef<HTMLInputElement>(null);
  const upload = useMutation({
    mutationFn: async (files: readonly File[]) => {
      for (const file of files) {
        const stored = await callApi(uploadClearanceProof, { tid, file }, { asksLogin: true });
        if (!stored.ok) throw new Refused(stored.error);
        onChange((before) => [...before, stored.value.data.url]);
      }
    },
    onError: (trouble) => void message.error(wordsOf(trouble)),
  });
  return (
    <div className="stack" role="group" aria-label={t("label")}>
      <ul className="row wrap">
        {imgs.map((img, at) => (
          <li key={img} className="shot">
            <img src={img} alt={t("shown", { index: at + 1 })} width={72} height={72} />
            <Button
              size="small"
              shape="circle"
              aria-label={t("remove", { index: at + 1 })}
              icon={<Icon name="close" small />}
              onClick={() => onChange((before) => before.filter((one) => one !== img))}
            />
          </li>
        ))}
      </ul>
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
