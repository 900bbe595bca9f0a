import { query } from "@sampan/client/query";
import type { RequestOf } from "@sampan/contract/kernel/call";
import { queryTextHistory } from "@sampan/contract/goods/texts/staff-texts";
import { formatMinute } from "@sampan/ui/format/dates";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslations } from "use-intl";
import { Loaded } from "../../kit/loaded.tsx";
import "./texts.css";

/** Who changed a text before, newest first. [BO-51] [BO-03] */
export function TextHistory(named: RequestOf<typeof queryTextHistory>) {
  const t = useTranslations("consoleTexts");
  const id = useId();
  const asked = useQuery(query(queryTextHistory, named, { asksLogin: true }));
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="strong">
        {t("history")}
      </h3>
      <Loaded asked={asked} skeletonRows={2}>
        {({ datalist }) =>
          datalist.length === 0 ? (
            <p className="faint">{t("noHistory")}</p>
          ) : (
            <ul className="text-history">
              {datalist.map(({ at, staff_name, before, after }) => (
                <li key={`${at} ${after}`}>
                  <span className="small-text faint">
                    {formatMinute(at)} {staff_name}
                  </span>
                  <br />
                  {before !== "" && <del lang={named.language}>{before}</del>}{" "}
                  {after === "" ? (
                    <span className="muted">{t("takenBack")}</span>
                  ) : (
                    <ins lang={named.language}>{after}</ins>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}
