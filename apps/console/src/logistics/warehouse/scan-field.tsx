import { warehouses } from "@sampan/domain/goods/shippability/transports";
import { Segmented } from "antd";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { Icon } from "../../kit/icon.tsx";
import type { WarehouseName } from "./stored-warehouse.ts";

interface ScanFieldProps {
  readonly express: string | undefined;
  readonly warehouse: WarehouseName;
  readonly onScan: (expressNo: string) => void;
  readonly onWarehouse: (warehouse: WarehouseName) => void;
}

/** Where every parcel begins. While none is open, whatever a scanner types lands here. */
export function ScanField({ express, warehouse, onScan, onWarehouse }: ScanFieldProps) {
  const t = useTranslations("consoleWarehouse");
  const words = useTranslations("consoleWords.warehouse");
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(express ?? "");
  const [shown, setShown] = useState(express);
  if (shown !== express) {
    setShown(express);
    setText(express ?? "");
  }
  useFocusWhileIdle(field, express === undefined);
  const scan = () => {
    const expressNo = text.replace(/\s/g, "");
    if (expressNo.length >= 4) onScan(expressNo);
  };
  return (
    <section className="panel scan" aria-label={t("scan")}>
      <span className="scan-icon">
        <Icon name="scan" />
      </span>
      <label className="grow">
        <span className="small-text muted">{t("expressNo")}</span>
        <input
          ref={field}
          value={text}
          maxLength={40}
          autoComplete="off"
          placeholder={t("scanHint")}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => event.key === "Enter" && scan()}
        />
      </label>
      <kbd aria-hidden="true">Enter</kbd>
      <Segmented<WarehouseName>
        aria-label={t("warehouse")}
        value={warehouse}
        onChange={onWarehouse}
        options={warehouses.map((one) => ({ value: one, label: words(one) }))}
      />
    </section>
  );
}

/** Focuses the field when the desk waits, and again as soon as something is typed beside it. */
function useFocusWhileIdle(field: React.RefObject<HTMLInputElement | null>, isIdle: boolean) {
  useEffect(() => {
    if (!isIdle) return undefined;
    field.current?.focus();
    const catchTyping = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest("input, textarea");
      const isWord = /^[a-z0-9]$/i.test(event.key) && !event.ctrlKey && !event.metaKey;
      if (isWord && !isTyping) field.current?.focus();
    };
    addEventListener("keydown", catchTyping);
    return () => removeEventListener("keydown", catchTyping);
  }, [field, isIdle]);
}
