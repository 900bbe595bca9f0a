import type { SettingRow } from "@sampan/contract/office/configuration/staff-configuration";
import { useState } from "react";
import { Panel } from "../../kit/panel.tsx";
import { ChangeSettingDialog } from "./change-setting-dialog.tsx";
import type { SettingCalls } from "./setting-calls.ts";
import { SettingHistoryDialog } from "./setting-history-dialog.tsx";
import { SettingItem } from "./setting-item.tsx";
import "./configuration.css";

interface SettingPanelsProps {
  /** By what they are about, in their order; one without settings is not shown. */
  readonly panels: readonly {
    readonly title: string;
    readonly hint?: string;
    readonly settings: readonly SettingRow[];
  }[];
  readonly calls: SettingCalls;
}

/** Settings as they stand, each with its history and its change one click away. */
export function SettingPanels({ panels, calls }: SettingPanelsProps) {
  const [open, setOpen] = useState<{ readonly key: string; readonly as: "change" | "history" }>();
  const opened = panels.flatMap(({ settings }) => settings).find(({ key }) => key === open?.key);
  const close = () => setOpen(undefined);
  return (
    <>
      {panels
        .filter(({ settings }) => settings.length > 0)
        .map(({ title, hint, settings }) => (
          <Panel key={title} title={title}>
            {hint !== undefined && <p className="panel-hint muted">{hint}</p>}
            <ul className="settings">
              {settings.map((setting) => (
                <SettingItem
                  key={setting.key}
                  setting={setting}
                  onChange={() => setOpen({ key: setting.key, as: "change" })}
                  onHistory={() => setOpen({ key: setting.key, as: "history" })}
                />
              ))}
            </ul>
          </Panel>
        ))}
      {opened && open?.as === "change" && (
        <ChangeSettingDialog setting={opened} save={calls.save} onClose={close} />
      )}
      {opened && open?.as === "history" && (
        <SettingHistoryDialog setting={opened} calls={calls} onClose={close} />
      )}
    </>
  );
}
