import {
  type MembersFound,
  putSegmentMembers,
  type SegmentRow,
} from "@sampan/contract/people/segments/staff-segments";
import { App, Form, Radio } from "antd";
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Dialog } from "../../kit/dialog.tsx";
import { AccountsField } from "../../kit/accounts-field.tsx";
import { LeftOut } from "../../kit/left-out.tsx";
import { useCommand } from "../../kit/use-command.ts";

const ways = ["add", "remove", "replace"] as const;
type Way = (typeof ways)[number];

interface MembersDialogProps {
  readonly segment: SegmentRow;
  readonly onClose: () => void;
}

/** Fills a list; what it comes to is told before, with everybody who was left out. [BO-38] [PROMO-02] */
export function MembersDialog({ segment, onClose }: MembersDialogProps) {
  const t = useTranslations("consoleSegments");
  const common = useTranslations("common");
  const language = useLocale();
  const [accounts, setAccounts] = useState("");
  const [how, setHow] = useState<Way>("add");
  const { put, isRunning, found, refusal, forget } = usePut(segment, onClose);
  return (
    <Dialog
      width={560}
      title={t("fillOne", { name: segment.names[language] || segment.names.zh })}
      okText={found ? t(`confirm.${how}`, { count: found.changed }) : t("try")}
      cancelText={common("cancel")}
      okButtonProps={{ loading: isRunning }}
      onCancel={onClose}
      onOk={() => put({ accounts, how, is_trial: found === undefined })}
    >
      <Form layout="vertical" component="div" requiredMark={false}>
        {refusal !== undefined && (
          <p className="note danger" role="alert">
            {refusal}
          </p>
        )}
        <Form.Item label={t("how")}>
          <Radio.Group
            aria-label={t("how")}
            value={how}
            options={ways.map((value) => ({ value, label: t(`hows.${value}`) }))}
            onChange={({ target }) => {
              forget();
              setHow(target.value as Way);
            }}
          />
        </Form.Item>
        <AccountsField
          most={900_000}
          accounts={accounts}
          onChange={(typed) => {
            forget();
            setAccounts(typed);
          }}
        />
        {found && (
          <div className="note" role="status">
            <p>
              <b>{t("found", { count: found.changed, members: found.members })}</b>
            </p>
            <LeftOut label={t("unknown", { count: found.unknown.length })} names={found.unknown} />
            <LeftOut label={t("doubles", { count: found.doubles.length })} names={found.doubles} />
          </div>
        )}
      </Form>
    </Dialog>
  );
}

function usePut({ id }: SegmentRow, onClose: () => void) {
  const t = useTranslations("consoleSegments");
  const { message } = App.useApp();
  const [found, setFound] = useState<MembersFound>();
  const [refusal, setRefusal] = useState<string>();
  const { run, isRunning } = useCommand(putSegmentMembers, {
    whenRefused: (refused) => setRefusal(refused.message),
    whenDone: ({ data }, { is_trial }) => {
      if (is_trial) return setFound(data);
      message.success(t("saved"));
      onClose();
    },
  });
  const forget = () => {
    setFound(undefined);
    setRefusal(undefined);
  };
  const put = (wish: { accounts: string; how: Way; is_trial: boolean }) => {
    setRefusal(undefined);
    run({ id, ...wish });
  };
  return { put, isRunning, found, refusal, forget };
}
