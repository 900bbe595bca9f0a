import { query } from "@sampan/client/query";
import {
  listSettings,
  settingGroups,
  type SettingRow,
} from "@sampan/contract/office/configuration/staff-configuration";
import { useQuery } from "@tanstack/react-query";
import { Checkbox, Input } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Loaded } from "../../kit/loaded.tsx";
import { Nothing } from "../../kit/nothing.tsx";
import { settingCalls } from "./setting-calls.ts";
import { SettingPanels } from "./setting-panels.tsx";
import { useSettingWords } from "./use-setting-words.ts";

/** Every setting of the house by what it is about, each to be changed within its bounds. [BO-44] [NFR-03] */
export function ConfigurationPage() {
  const t = useTranslations("consoleSettings");
  const [search, setSearch] = useState("");
  const [onlyChanged, setOnlyChanged] = useState(false);
  const asked = useQuery(query(listSettings, {}, { asksLogin: true }));
  return (
    <div className="desk">
      <p className="note">{t("hint")}</p>
      <div className="row wrap" role="search" aria-label={t("label")}>
        <Input.Search
          aria-label={t("search")}
          placeholder={t("search")}
          allowClear
          className="setting-search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Checkbox checked={onlyChanged} onChange={({ target }) => setOnlyChanged(target.checked)}>
          {t("onlyChanged")}
        </Checkbox>
      </div>
      <Loaded asked={asked} skeletonRows={14}>
        {({ list }) => <Settings list={list} wanted={{ search, onlyChanged }} />}
      </Loaded>
    </div>
  );
}

interface SettingsProps {
  readonly list: readonly SettingRow[];
  readonly wanted: { readonly search: string; readonly onlyChanged: boolean };
}

function Settings({ list, wanted }: SettingsProps) {
  const t = useTranslations("consoleSettings");
  const isWanted = useIsWanted(wanted);
  const shown = list.filter(isWanted);
  if (shown.length === 0) return <Nothing title={t("empty")} body={t("emptyHint")} />;
  return (
    <SettingPanels
      panels={settingGroups.map((group) => ({
        title: t(`group.${group}`),
        settings: shown.filter((one) => one.group === group),
      }))}
      calls={settingCalls}
    />
  );
}

/** Looked for in what people read of a setting, and in its own name. */
function useIsWanted({
  search,
  onlyChanged,
}: SettingsProps["wanted"]): (setting: SettingRow) => boolean {
  const words = useSettingWords();
  const looked = search.trim().toLowerCase();
  return ({ key, changed, planned }) => {
    if (onlyChanged && !changed && planned.length === 0) return false;
    return [key, words.name(key), words.note(key)].some((text) =>
      text.toLowerCase().includes(looked),
    );
  };
}
