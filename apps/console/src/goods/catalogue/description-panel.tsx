import { uploadGoodsPicture } from "@sampan/contract/kernel/uploads";
import { Input } from "antd";
import { useTranslations } from "use-intl";
import { Panel } from "../../kit/panel.tsx";
import type { GoodsPanelProps } from "./goods-panel-props.ts";
import { UploadButton } from "../../kit/upload-button.tsx";

/** The description as HTML; the server keeps only what is safe to show. [AGNT-15] */
export function DescriptionPanel({ goods, onChange }: GoodsPanelProps) {
  const t = useTranslations("consoleCatalogue");
  const write = (change: (description: string) => string) =>
    onChange((latest) => ({ ...latest, description: change(latest.description) }));
  return (
    <Panel
      title={t("description")}
      isPadded
      extra={
        <UploadButton
          call={uploadGoodsPicture}
          label={t("insertPicture")}
          onStored={(url) => write((latest) => `${latest}\n<p><img src="${url}" alt=""></p>`)}
        />
      }
    >
      <Input.TextArea
        aria-label={t("description")}
        className="goods-description"
        autoSize={{ minRows: 6, maxRows: 20 }}
        maxLength={50_000}
        value={goods.description}
        onChange={(event) => write(() => event.target.value)}
      />
      <p className="small-text muted">{t("descriptionHint")}</p>
    </Panel>
  );
}
