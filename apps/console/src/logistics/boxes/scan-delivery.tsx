import { readPickupMark } from "@sampan/domain/logistics/pickups/pickup-code";
import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { Icon } from "../../kit/icon.tsx";
import { HandOverPickup } from "./hand-over-pickup.tsx";
import { ScannedDelivery } from "./scanned-delivery.tsx";

/** Scanned anew, the same number is asked about anew. */
interface Scan {
  readonly number: string;
  readonly nth: number;
}

/**
 * The scanner of this desk types here. A number of a parcel or a box opens what lies under it; the picture that a customer
 * shows names parcel and code, and opens the hand-over. [BO-22]
 */
export function ScanDelivery() {
  const t = useTranslations("consoleShipping.deliveries.scan");
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [scan, setScan] = useState<Scan>();
  const [mark, setMark] = useState<ReturnType<typeof readPickupMark>>();
  const read = () => {
    const number = text.replace(/\s/g, "");
    if (number === "") return;
    const shown = readPickupMark(text);
    setMark(shown);
    setScan(shown ? undefined : { number, nth: (scan?.nth ?? 0) + 1 });
    setText("");
  };
  return (
    <>
      <section className="panel scan" aria-label={t("label")}>
        <span className="scan-icon">
          <Icon name="scan" />
        </span>
        <label className="grow">
          <span className="small-text muted">{t("label")}</span>
          <input
            ref={field}
            value={text}
            maxLength={60}
            autoFocus
            autoComplete="off"
            placeholder={t("hint")}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              // Else the same key would press what the dialog gives the focus to.
              event.preventDefault();
              read();
            }}
          />
        </label>
        <kbd aria-hidden="true">Enter</kbd>
        {mark && (
          <HandOverPickup
            key={mark.tid}
            tid={mark.tid}
            scanned={mark.code}
            onClose={() => setMark(undefined)}
          />
        )}
      </section>
      {scan && (
        <ScannedDelivery
          key={scan.nth}
          number={scan.number}
          onWeighed={() => field.current?.focus()}
        />
      )}
    </>
  );
}
