import { useState } from "react";
import { useTranslations } from "use-intl";
import { Icon } from "../../kit/icon.tsx";
import { Tag } from "../../kit/tag.tsx";
import type { Scan } from "./use-packing.ts";

interface ScanPartProps {
  readonly last: Scan | undefined;
  readonly onScan: (number: string) => void;
}

const toneOfScan = { in: "ok", twice: "warn", foreign: "danger" } as const;

/** Each parcel is scanned as it goes into the box; what belongs elsewhere is said at once. */
export function ScanPart({ last, onScan }: ScanPartProps) {
  const t = useTranslations("consolePacking");
  const [text, setText] = useState("");
  const scan = () => {
    const number = text.replace(/\s/g, "");
    setText("");
    if (number !== "") onScan(number);
  };
  return (
    <section className="panel scan" aria-label={t("scan.label")}>
      <span className="scan-icon">
        <Icon name="scan" />
      </span>
      <label className="grow">
        <span className="small-text muted">{t("scan.number")}</span>
        <input
          autoFocus
          value={text}
          maxLength={40}
          autoComplete="off"
          placeholder={t("scan.hint")}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            scan();
          }}
        />
      </label>
      <span role="status">
        {last && (
          <Tag tone={toneOfScan[last.is]} icon={last.is === "in" ? "check" : "warn"}>
            {t(`scan.${last.is}`, { number: last.number })}
          </Tag>
        )}
      </span>
      <kbd aria-hidden="true">Enter</kbd>
    </section>
  );
}
