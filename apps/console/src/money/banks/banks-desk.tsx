import { query } from "@sampan/client/query";
import { listMaintainedBanks, type MaintainedBank } from "@sampan/contract/money/staff-banks";
import { defaultRegion, type Region, regions } from "@sampan/domain/kernel/regions";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { Segmented } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Loaded } from "../../kit/loaded.tsx";
import { BankDialog } from "./bank-dialog.tsx";
import { BankRow } from "./bank-row.tsx";
import "./banks.css";

const route = getRouteApi("/frame/banks");
const kinds = ["transfer", "cash_out"] as const;

/** Where customers transfer to and withdraw to: one of finance enters a change, another confirms it. [BO-35] */
export function BanksDesk() {
  const t = useTranslations("consoleBanks");
  const words = useTranslations("consoleWords");
  const search = route.useSearch();
  const navigate = useNavigate();
  const [edited, setEdited] = useState<MaintainedBank>();
  const region = regions.find((one) => one === search.region) ?? defaultRegion;
  const asked = useQuery(query(listMaintainedBanks, { region }, { asksLogin: true }));
  return (
    <div className="desk">
      <Segmented<Region>
        className="fit"
        aria-label={t("region")}
        value={region}
        onChange={(chosen) => void navigate({ to: "/banks", search: { region: chosen } })}
        options={regions.map((value) => ({ value, label: words(`region.${value}`) }))}
      />
      <Loaded asked={asked} skeletonRows={12}>
        {({ datalist }) =>
          kinds.map((kind) => (
            <section
              key={kind}
              className="panel"
              aria-label={t(kind === "transfer" ? "transfer" : "cashOut")}
            >
              <header>
                <h2>{t(kind === "transfer" ? "transfer" : "cashOut")}</h2>
                {kind === "transfer" && (
                  <span className="small-text muted">{t("transferHint")}</span>
                )}
              </header>
              <ul className="lines padded bank-lines">
                {datalist
                  .filter((bank) => bank.kind === kind)
                  .map((bank) => (
                    <BankRow key={bank.code} bank={bank} onEdit={() => setEdited(bank)} />
                  ))}
              </ul>
            </section>
          ))
        }
      </Loaded>
      {edited && <BankDialog bank={edited} region={region} onClose={() => setEdited(undefined)} />}
    </div>
  );
}
