import type { SettingRow } from "@sampan/contract/office/configuration/staff-configuration";
import { formatMinute } from "@sampan/ui/format/dates";
import { Button } from "antd";
import { useTranslations } from "use-intl";
import { Tag } from "../../kit/tag.tsx";
import { cameWithProduct } from "./came-with-product.ts";
import { useSettingWords } from "./use-setting-words.ts";

interface SettingItemProps {
  readonly setting: SettingRow;
  readonly onChange: () => void;
  readonly onHistory: () => void;
}

/** One setting as it stands: what it does, its value, who set it, and what is planned. */
export function SettingItem({ setting, onChange, onHistory }: SettingItemProps) {
  const t = useTranslations("consoleSettings");
  const words = useSettingWords();
  const { key, field, changed, planned } = setting;
  const name = words.name(key);
  return (
    <li className="setting">
      <div className="setting-about">
        <h3 className="strong">{name}</h3>
        <p className="small-text muted">{words.note(key)}</p>
      </div>
      <div className="setting-value">
        <p className="strong">{words.value(field, setting.value)}</p>
        {changed ? (
          <p className="small-text muted">
            <Changed setting={setting} at={changed.at} by={changed.by} />
          </p>
        ) : (
          <p className="small-text faint">{t("isDefault")}</p>
        )}
        {planned.map(({ starts_at, value }) => (
          <Tag key={starts_at} tone="action" icon="clock">
            {t("plannedFor", { time: formatMinute(starts_at), value: words.value(field, value) })}
          </Tag>
        ))}
      </div>
      <div className="setting-acts">
        <Button size="small" aria-label={t("openHistory", { setting: name })} onClick={onHistory}>
          {t("historyShort")}
        </Button>
        <Button size="small" aria-label={t("change", { setting: name })} onClick={onChange}>
          {t("changeShort")}
        </Button>
      </div>
    </li>
  );
}

interface ChangedProps {
  readonly setting: SettingRow;
  readonly at: string;
  readonly by: string;
}

/** What it is when nobody changes it, and who set it when; what came with the product was set by nobody. */
function Changed({ setting, at, by }: ChangedProps) {
  const t = useTranslations("consoleSettings");
  const words = useSettingWords();
  if (cameWithProduct(at)) return t("shipped");
  return (
    <>
      {t("defaultIs", { value: words.value(setting.field, setting.default_value) })}
      <br />
      {by === ""
        ? t("changedBefore", { time: formatMinute(at) })
        : t("changedBy", { name: by, time: formatMinute(at) })}
    </>
  );
}
