import { query } from "@sampan/client/query";
import type {
  SettingChange,
  SettingRow,
} from "@sampan/contract/office/configuration/staff-configuration";
import { formatMinute } from "@sampan/ui/format/dates";
import { useQuery } from "@tanstack/react-query";
import { Button } from "antd";
import { useTranslations } from "use-intl";
import { Dialog } from "../../kit/dialog.tsx";
import { Loaded } from "../../kit/loaded.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { useConfirm } from "../../kit/use-confirm.ts";
import { VersionTag } from "../../kit/version-tag.tsx";
import { cameWithProduct } from "./came-with-product.ts";
import type { SettingCalls } from "./setting-calls.ts";
import { useSettingWords } from "./use-setting-words.ts";

interface SettingHistoryDialogProps {
  readonly setting: SettingRow;
  readonly calls: SettingCalls;
  readonly onClose: () => void;
}

/** What a setting was, is and will be, each value one click away from being set again. [BO-44] */
export function SettingHistoryDialog({ setting, calls, onClose }: SettingHistoryDialogProps) {
  const t = useTranslations("consoleSettings");
  const words = useSettingWords();
  const asked = useQuery(query(calls.history, { key: setting.key }, { asksLogin: true }));
  return (
    <Dialog
      width={560}
      title={t("history", { setting: words.name(setting.key) })}
      footer={null}
      onCancel={onClose}
    >
      <Loaded asked={asked} skeletonRows={4}>
        {({ datalist }) =>
          datalist.length === 0 ? (
            <p className="muted">{t("historyEmpty")}</p>
          ) : (
            <ul className="setting-history">
              {datalist.map((change) => (
                <HistoryRow key={change.id} setting={setting} change={change} calls={calls} />
              ))}
              <li>
                <GoBack
                  setting={setting}
                  calls={calls}
                  value={setting.default_value}
                  label={t("goBackToDefault")}
                />
              </li>
            </ul>
          )
        }
      </Loaded>
    </Dialog>
  );
}

interface HistoryRowProps {
  readonly setting: SettingRow;
  readonly change: SettingChange;
  readonly calls: SettingCalls;
}

function HistoryRow({ setting, change, calls }: HistoryRowProps) {
  const t = useTranslations("consoleSettings");
  const words = useSettingWords();
  const shown = (value: SettingRow["value"]) => words.value(setting.field, value);
  const { state, by, reason } = change;
  return (
    <li>
      <p className="row wrap">
        <VersionTag state={state}>{t(`state.${state}`)}</VersionTag>
        <span className="strong">
          {cameWithProduct(change.starts_at)
            ? t("shipped")
            : `${t("from")} ${formatMinute(change.starts_at)}`}
        </span>
        <span className="small-text faint">
          {by || t("unknownBy")} · {t("madeAt", { time: formatMinute(change.made_at) })}
        </span>
      </p>
      <p className="setting-change">
        <span className="hidden-text">{t("before")}</span>
        <del>{shown(change.before)}</del> <span className="hidden-text">{t("after")}</span>
        <ins>{shown(change.value)}</ins>
      </p>
      {reason !== "" && <p className="muted">{reason}</p>}
      {state === "withdrawn" && (
        <p className="small-text faint">{t("withdrawnBy", { name: change.withdrawn_by })}</p>
      )}
      {state === "planned" && <Withdraw setting={setting} change={change} calls={calls} />}
      {state === "past" && (
        <GoBack
          setting={setting}
          calls={calls}
          value={change.value}
          label={t("goBack", { value: shown(change.value) })}
        />
      )}
    </li>
  );
}

interface GoBackProps {
  readonly setting: SettingRow;
  readonly calls: SettingCalls;
  readonly value: SettingRow["value"];
  readonly label: string;
}

/** Sets a value again that it had before. */
function GoBack({ setting, calls, value, label }: GoBackProps) {
  const t = useTranslations("consoleSettings");
  const words = useSettingWords();
  const confirm = useConfirm();
  const save = useCommand(calls.save, { told: t("saved") });
  const { key, version, field } = setting;
  if (JSON.stringify(value) === JSON.stringify(setting.value)) return null;
  return (
    <Button
      size="small"
      loading={save.isRunning}
      onClick={() =>
        confirm({
          title: t("goBackTitle", {
            setting: words.name(key),
            value: words.value(field, value),
          }),
          consequence: t("goBackConsequence"),
          confirm: label,
          then: () => save.run({ key, value, reason: label, version }),
        })
      }
    >
      {label}
    </Button>
  );
}

function Withdraw({ setting, change, calls }: HistoryRowProps) {
  const t = useTranslations("consoleSettings");
  const words = useSettingWords();
  const confirm = useConfirm();
  const withdraw = useCommand(calls.withdraw, { told: t("withdrawn") });
  const { key, version, field } = setting;
  return (
    <Button
      size="small"
      danger
      loading={withdraw.isRunning}
      onClick={() =>
        confirm({
          title: t("withdrawTitle"),
          consequence: t("withdrawConsequence", {
            time: formatMinute(change.starts_at),
            value: words.value(field, change.value),
          }),
          confirm: t("withdraw"),
          kind: "danger",
          then: () => withdraw.run({ key, id: change.id, version }),
        })
      }
    >
      {t("withdraw")}
    </Button>
  );
}
