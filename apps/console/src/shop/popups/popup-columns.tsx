import { movePopup, type PopupRow } from "@sampan/contract/shop/popups/staff-popups";
import type { PopupState } from "@sampan/domain/shop/popups/popup";
import { formatMinute } from "@sampan/ui/format/dates";
import { Button, type TableColumnsType } from "antd";
import { useLocale, useTranslations } from "use-intl";
import { ActsTitle } from "../../kit/acts-title.tsx";
import { FromTo } from "../../kit/from-to.tsx";
import { Tag, type Tone } from "../../kit/tag.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { useConfirm } from "../../kit/use-confirm.ts";

const tones = {
  draft: "plain",
  published: "ok",
  ended: "plain",
} as const satisfies Record<PopupState, Tone>;

/** What is known of a popup, and the steps it can take. */
export function usePopupColumns(edit: (row: PopupRow) => void): TableColumnsType<PopupRow> {
  const t = useTranslations("consolePopups");
  const language = useLocale();
  return [
    {
      title: t("popup"),
      render: (_, row) => (
        <span className="row">
          <Picture src={row.picture} />
          <span>
            <span className="row wrap">
              <b className="strong">{row.titles[language] || row.titles.zh}</b>
              <Tag tone={tones[row.state]}>{t(`state.${row.state}`)}</Tag>
            </span>
            <code className="small-text faint">
              {row.id} {row.route}
            </code>
          </span>
        </span>
      ),
    },
    { title: t("stage"), render: (_, { stage }) => t(`stages.s${stage}`) },
    {
      title: t("window"),
      render: (_, row) => (
        <FromTo>
          {t("fromTo", { from: formatMinute(row.starts_at), to: formatMinute(row.ends_at) })}
        </FromTo>
      ),
    },
    { title: t("words"), render: (_, { nth }) => t("nth", { nth }) },
    { title: t("owner"), dataIndex: "owner" },
    { title: <ActsTitle />, render: (_, row) => <Acts row={row} edit={edit} /> },
  ];
}

/** It is no picture of goods, which come shrunk: it is shown as it is stored. */
const Picture = ({ src }: { readonly src: string }) =>
  src === "" ? (
    <span className="thumb" />
  ) : (
    <img className="thumb" src={src} alt="" width={44} height={44} loading="lazy" />
  );

interface ActsProps {
  readonly row: PopupRow;
  readonly edit: (row: PopupRow) => void;
}

function Acts({ row, edit }: ActsProps) {
  const t = useTranslations("consolePopups");
  const confirm = useConfirm();
  const { run, isRunning } = useCommand(movePopup, { told: t("moved") });
  if (row.state === "ended") return null;
  const step = row.state === "draft" ? "publish" : "end";
  const { id, version } = row;
  const ask = () =>
    confirm({
      title: t(`step.${step}`),
      consequence: t(`follows.${step}`),
      confirm: t(`step.${step}`),
      ...(step === "end" ? { kind: "danger" as const } : {}),
      then: () => run({ id, version, step }),
    });
  return (
    <span className="row">
      <Button type="link" onClick={() => edit(row)}>
        {t("edit")}
      </Button>
      <Button type="link" loading={isRunning} onClick={ask}>
        {t(`step.${step}`)}
      </Button>
    </span>
  );
}
