import { Segmented } from "antd";
import { useTranslations } from "use-intl";

interface CountedTabsProps<Tab extends string> {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly value: Tab;
  readonly nameOf: (tab: Tab) => string;
  /** How many wait there; of none, nothing is said. */
  readonly countOf: (tab: Tab) => number | undefined;
  readonly onChoose: (tab: Tab) => void;
}

/** The lists of a desk, each with how many wait in it. */
export function CountedTabs<Tab extends string>({
  label,
  tabs,
  value,
  nameOf,
  countOf,
  onChoose,
}: CountedTabsProps<Tab>) {
  const t = useTranslations("consoleWords");
  const wordsOf = (tab: Tab): string => {
    const count = countOf(tab) ?? 0;
    return count > 0 ? t("tabWith", { tab: nameOf(tab), count }) : nameOf(tab);
  };
  return (
    <Segmented<Tab>
      aria-label={label}
      className="fit"
      value={value}
      onChange={onChoose}
      options={tabs.map((tab) => ({ value: tab, label: wordsOf(tab) }))}
    />
  );
}
