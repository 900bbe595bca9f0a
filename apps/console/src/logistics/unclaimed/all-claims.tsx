import { query } from "@sampan/client/query";
import { listParcelClaims } from "@sampan/contract/logistics/unclaimed/staff-unclaimed";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { Loaded } from "../../kit/loaded.tsx";
import { Nothing } from "../../kit/nothing.tsx";
import { Panel } from "../../kit/panel.tsx";
import { Claimed } from "./claims-panel.tsx";

/** Everything that customers claim, whether or not there is such a parcel. [BO-15] */
export function AllClaims() {
  const t = useTranslations("consoleUnclaimed.claims");
  const asked = useQuery({
    ...query(listParcelClaims, { page_size: 100 }, { asksLogin: true }),
    refetchInterval: 30_000,
  });
  return (
    <Loaded asked={asked} skeletonRows={6}>
      {({ datalist, total }) =>
        datalist.length === 0 ? (
          <section className="panel">
            <Nothing title={t("empty")} />
          </section>
        ) : (
          <Panel title={t("count", { count: total })} isPadded>
            <div className="stack">
              {datalist.map(({ unclaimed_id, ...claim }) => (
                <div key={claim.id}>
                  <Claimed claims={[claim]} />
                  {unclaimed_id === "" ? (
                    <p className="small-text muted">{t("noParcel")}</p>
                  ) : (
                    <Link to="/unclaimed" search={{ text: claim.express_no, id: unclaimed_id }}>
                      {t("open")}
                    </Link>
                  )}
                </div>
              ))}
            </div>
          </Panel>
        )
      }
    </Loaded>
  );
}
