import { readPickupMark } from "@sampan/domain/logistics/pickups/pickup-code";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Icon } from "../../kit/icon.tsx";
import { HandOverPickup } from "./hand-over-pickup.tsx";

/** The picture that a customer shows names parcel and code: one scan opens the hand-over. */
export function ScanPickup() {
  const t = useTranslations("consoleShipping.deliveries.pickup");
  const [text, setText] = useState("");
  const [shown, setShown] = useState<ReturnType<typeof readPickupMark>>();
  const [isWrong, setWrong] = useState(false);
  const scan = () => {
    const read = readPickupMark(text);
    setWrong(!read && text.trim() !== "");
    if (!read) return;
    setShown(read);
    setText("");
  };
  return (
    <section className="panel scan" aria-label={t("scan")}>
      <span className="scan-icon">
        <Icon name="scan" />
      </span>
      <label className="grow">
        <span className="small-text muted">{t("scan")}</span>
        <input
          value={text}
          maxLength={40}
          autoFocus
          autoComplete="off"
          placeholder={t("scanHint")}
          aria-invalid={isWrong}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            // Else the same key would press what the dialog gives the focus to.
            event.preventDefault();
            scan();
          }}
        />
      </label>
      {isWrong && <span role="alert">{t("scanWrong")}</span>}
      {shown && (
        <HandOverPickup
          key={shown.tid}
          tid={shown.tid}
          scanned={shown.code}
          onClose={() => setShown(undefined)}
        />
      )}
    </section>
  );
}
