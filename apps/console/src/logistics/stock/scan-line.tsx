import { Segmented } from "antd";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { warehouses } from "@sampan/domain/goods/shippability/transports";
import { Icon } from "../../kit/icon.tsx";
import { Tag, type Tone } from "../../kit/tag.tsx";
import type { WarehouseName } from "../warehouse/stored-warehouse.ts";

export interface Told {
  readonly tone: Tone;
  readonly words: string;
}

interface ScanLineProps {
  readonly label: string;
  readonly hint: string;
  /** What the last scan came to. */
  readonly told: Told | undefined;
  readonly warehouse?: WarehouseName;
  readonly onWarehouse?: (warehouse: WarehouseName) => void;
  readonly onScan: (text: string) => void;
  readonly children?: ReactNode;
}

/** The one field of a desk that works by scanner alone: it has the focus, and takes it back. */
export function ScanLine(props: ScanLineProps) {
  const { label, hint, told, warehouse, onWarehouse, onScan, children } = props;
  const t = useTranslations("consoleWarehouse");
  const words = useTranslations("consoleWords.warehouse");
  const [text, setText] = useState("");
  const field = useKeptFocus();
  const scan = () => {
    const scanned = text.replace(/\s/g, "");
    setText("");
    if (scanned !== "") onScan(scanned);
  };
  return (
    <section className={`panel scan scan-${told?.tone ?? "plain"}`} aria-label={label}>
      <span className="scan-icon">
        <Icon name="scan" />
      </span>
      <label className="grow">
        <span className="small-text muted">{label}</span>
        <input
          ref={field}
          value={text}
          maxLength={40}
          autoComplete="off"
          placeholder={hint}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => event.key === "Enter" && scan()}
        />
      </label>
      <span role="status">
        {told && (
          <Tag tone={told.tone} icon={told.tone === "ok" ? "check" : "warn"}>
            {told.words}
          </Tag>
        )}
      </span>
      {children}
      {warehouse && onWarehouse && (
        <Segmented<WarehouseName>
          aria-label={t("warehouse")}
          value={warehouse}
          onChange={onWarehouse}
          options={warehouses.map((one) => ({ value: one, label: words(one) }))}
        />
      )}
    </section>
  );
}

/** Whatever a scanner types while nobody writes elsewhere lands in the field. */
function useKeptFocus() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    const catchTyping = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest("input, textarea");
      const isWord = /^[a-z0-9-]$/i.test(event.key) && !event.ctrlKey && !event.metaKey;
      if (isWord && !isTyping) field.current?.focus();
    };
    addEventListener("keydown", catchTyping);
    return () => removeEventListener("keydown", catchTyping);
  }, []);
  return field;
}
