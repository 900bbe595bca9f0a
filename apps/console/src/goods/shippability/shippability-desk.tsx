import { regions, type Region } from "@sampan/domain/kernel/regions";
import { query } from "@sampan/client/query";
import { queryShippingRules } from "@sampan/contract/goods/shippability/staff-shippability";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { Button, Input, Segmented } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Loaded } from "../../kit/loaded.tsx";
import { Panel } from "../../kit/panel.tsx";
import { draftOf, emptyRule, rulesFor, type RuleDraft } from "./rule-draft.ts";
import { RuleDrawer } from "./rule-drawer.tsx";
import { RuleTable } from "./rule-table.tsx";

const route = getRouteApi("/frame/shippability");
type View = "all" | Region;
const views: readonly View[] = ["all", ...regions];

/** What each transport makes of goods, as rules that people write, try and switch off. */
export function ShippabilityDesk() {
  const t = useTranslations("consoleShippability");
  const words = useTranslations("consoleWords.region");
  const { region, text = "" } = route.useSearch();
  const navigate = useNavigate();
  const [draft, setDraft] = useState<RuleDraft>();
  const asked = useQuery(query(queryShippingRules, {}, { asksLogin: true }));
  const view = views.find((each) => each === region) ?? "all";
  const look = (wanted: { readonly view: View; readonly text: string }) =>
    void navigate({
      to: "/shippability",
      search: {
        ...(wanted.view === "all" ? {} : { region: wanted.view }),
        ...(wanted.text === "" ? {} : { text: wanted.text }),
      },
      replace: true,
    });
  return (
    <div className="desk">
      <div className="row wrap">
        <Segmented<View>
          aria-label={t("regions")}
          value={view}
          onChange={(chosen) => look({ view: chosen, text })}
          options={views.map((each) => ({
            value: each,
            label: each === "all" ? t("all") : words(each),
          }))}
        />
        <Input.Search
          aria-label={t("find")}
          placeholder={t("find")}
          allowClear
          style={{ width: 260 }}
          defaultValue={text}
          onSearch={(sought) => look({ view, text: sought })}
        />
        <span className="grow" />
        <Button type="primary" onClick={() => setDraft(emptyRule)}>
          {t("write")}
        </Button>
      </div>
      <Panel title={t("label")}>
        <Loaded asked={asked} skeletonRows={12}>
          {({ datalist }) => (
            <RuleTable
              rules={rulesFor(datalist, { region: view === "all" ? undefined : view, text })}
              onOpen={(rule) => setDraft(draftOf(rule))}
            />
          )}
        </Loaded>
      </Panel>
      {draft && (
        <RuleDrawer key={draft.id ?? "new"} start={draft} onClose={() => setDraft(undefined)} />
      )}
    </div>
  );
}
