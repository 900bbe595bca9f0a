import {
  type PlatformNotice,
  type PlatformRow,
  switchPlatform,
} from "@sampan/contract/office/configuration/staff-platforms";
import { languageFacts, languages } from "@sampan/domain/kernel/language";
import { Button, Input } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useNames } from "../../kit/names.ts";
import { Panel } from "../../kit/panel.tsx";
import { Tag, type Tone } from "../../kit/tag.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { useConfirm } from "../../kit/use-confirm.ts";

const tones = {
  open: "ok",
  unavailable: "plain",
  disabled: "danger",
} as const satisfies Record<PlatformRow["state"], Tone>;

/** One marketplace: whether it is open, how often it was asked, and what customers read while it is not. */
export function PlatformPanel({ platform }: { readonly platform: PlatformRow }) {
  const t = useTranslations("consolePlatforms");
  const name = useNames().platform(platform.id);
  const [notice, setNotice] = useState(platform.notice);
  const { asked } = platform;
  return (
    <Panel
      title={name}
      isPadded
      extra={<Tag tone={tones[platform.state]}>{t(`state.${platform.state}`)}</Tag>}
      foot={<Acts platform={platform} name={name} notice={notice} />}
    >
      <div className="stack">
        {platform.state === "unavailable" && (
          <p className="small-text muted">{t("unavailableHint")}</p>
        )}
        <p className="small-text muted">
          {t("asked", {
            minute: asked.minute,
            minuteMost: asked.minute_most,
            day: asked.day,
            dayMost: asked.day_most,
          })}
        </p>
        <fieldset className="notice-fields">
          <legend className="small-text muted">
            {t("notice")} <span className="faint">{t("noticeHint")}</span>
          </legend>
          {languages.map((language) => (
            <Input
              key={language}
              lang={language}
              aria-label={t("noticeIn", { platform: name, language: languageFacts[language].name })}
              placeholder={languageFacts[language].name}
              maxLength={300}
              value={notice[language]}
              onChange={(event) => setNotice({ ...notice, [language]: event.target.value })}
            />
          ))}
        </fieldset>
      </div>
    </Panel>
  );
}

interface ActsProps {
  readonly platform: PlatformRow;
  readonly name: string;
  readonly notice: PlatformNotice;
}

function Acts({ platform, name, notice }: ActsProps) {
  const t = useTranslations("consolePlatforms");
  const confirm = useConfirm();
  const { id, state, changed } = platform;
  const close = useCommand(switchPlatform, { told: t("closed", { platform: name }) });
  const open = useCommand(switchPlatform, { told: t("opened", { platform: name }) });
  const reword = useCommand(switchPlatform, { told: t("noticeSaved") });
  const isClosed = state === "disabled";
  const isReworded = JSON.stringify(notice) !== JSON.stringify(platform.notice);
  return (
    <>
      <span className="small-text faint">
        {changed && t("changedBy", { name: changed.by, time: changed.at })}
      </span>
      <span className="grow" />
      {isClosed && isReworded && (
        <Button
          loading={reword.isRunning}
          onClick={() => reword.run({ id, is_open: false, notice })}
        >
          {t("saveNotice", { platform: name })}
        </Button>
      )}
      {isClosed ? (
        <Button
          type="primary"
          loading={open.isRunning}
          onClick={() =>
            confirm({
              title: t("openTitle", { platform: name }),
              consequence: t("openConsequence", { platform: name }),
              confirm: t("open", { platform: name }),
              then: () => open.run({ id, is_open: true, notice }),
            })
          }
        >
          {t("open", { platform: name })}
        </Button>
      ) : (
        <Button
          danger
          loading={close.isRunning}
          onClick={() =>
            confirm({
              title: t("closeTitle", { platform: name }),
              consequence: t("closeConsequence", { platform: name }),
              confirm: t("close", { platform: name }),
              kind: "danger",
              then: () => close.run({ id, is_open: false, notice }),
            })
          }
        >
          {t("close", { platform: name })}
        </Button>
      )}
    </>
  );
}
