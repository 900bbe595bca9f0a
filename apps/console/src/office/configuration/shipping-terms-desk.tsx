import { query } from "@sampan/client/query";
import {
  listShippingTerms,
  termSections,
} from "@sampan/contract/office/configuration/staff-shipping-terms";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { Loaded } from "../../kit/loaded.tsx";
import { shippingTermCalls } from "./setting-calls.ts";
import { SettingPanels } from "./setting-panels.tsx";

/** On which terms warehouses, ways, carriers and insurances are offered, for whoever maintains what freight costs. [BO-42] */
export function ShippingTermsDesk() {
  const t = useTranslations("consoleShippingTerms");
  const asked = useQuery(query(listShippingTerms, {}, { asksLogin: true }));
  return (
    <div className="desk">
      <p className="note">{t("hint")}</p>
      <Loaded asked={asked} skeletonRows={14}>
        {({ list }) => (
          <SettingPanels
            panels={termSections.map((section) => ({
              title: t(`section.${section}`),
              hint: t(`hints.${section}`),
              settings: list.filter((one) => one.section === section),
            }))}
            calls={shippingTermCalls}
          />
        )}
      </Loaded>
    </div>
  );
}
