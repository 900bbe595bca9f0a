import { useRef, type KeyboardEvent } from "react";
import { classNames } from "./class-names.ts";

export interface Tab<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly count?: number | undefined;
}

interface TabsProps<Value extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Id of the panel whose content the tabs change. */
  readonly panelId: string;
}

/** Tabs over one panel; many of them scroll sideways. Arrow keys, Home and End move between them. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  panelId,
}: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent): void => {
    const next = tabAfterKey(
      event.key,
      tabs.findIndex((tab) => tab.value === value),
      tabs.length,
    );
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onChange(tab.value);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[next ?? 0]?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      onKeyDown={move}
      className="flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]"
    >
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={`${panelId}-${tab.value}`}
          aria-selected={tab.value === value}
          aria-controls={panelId}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}
          className={classNames(
            "relative min-h-11 flex-auto px-3 font-medium whitespace-nowrap text-text-2",
            "aria-selected:font-[650] aria-selected:text-brand",
            "aria-selected:after:absolute aria-selected:after:inset-x-[24%] aria-selected:after:bottom-0 aria-selected:after:h-[3px] aria-selected:after:rounded-t-[3px] aria-selected:after:bg-brand",
          )}
        >
          {tab.label}
          {tab.count ? <span className="ml-1 text-xs tabular-nums">{tab.count}</span> : null}
        </button>
      ))}
    </div>
  );
}

function tabAfterKey(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case "ArrowRight":
      return (current + 1) % count;
    case "ArrowLeft":
      return (current - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}
