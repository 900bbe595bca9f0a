import { Tabs } from "@sampan/ui/tabs";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { ways, type Way } from "./contact.ts";

interface WayTabsProps {
  readonly way: Way;
  readonly onChange: (way: Way) => void;
  readonly children: ReactNode;
}

/** By mobile or by e-mail, with the form of the chosen one below. */
export function WayTabs({ way, onChange, children }: WayTabsProps) {
  const t = useTranslations("credentials.ways");
  return (
    <div className="stack gap-5">
      <Tabs
        label={t("label")}
        tabs={ways.map((value) => ({ value, label: t(value) }))}
        value={way}
        onChange={onChange}
        panelId="way"
      />
      <div role="tabpanel" id="way" aria-labelledby={`way-${way}`}>
        {children}
      </div>
    </div>
  );
}
