import { callApi } from "@sampan/client/call-api";
import { Refused } from "@sampan/client/query";
import type { OutputOf, RequestOf } from "@sampan/contract/kernel/call";
import { previewTariff } from "@sampan/contract/logistics/tariffs/staff-tariffs";
import { useMutation } from "@tanstack/react-query";
import { Button } from "antd";
import { useTranslations } from "use-intl";
import { Amount } from "../../kit/amount.tsx";
import { Trouble } from "../../kit/loaded.tsx";

type Wished = RequestOf<typeof previewTariff>;
type Comparison = OutputOf<typeof previewTariff>["data"];

interface TariffPreviewProps {
  readonly wished: Wished;
  /** True while what is shown speaks of what is written. */
  readonly isTried: boolean;
  readonly onTried: (wished: string) => void;
}

/** What a version would do to the bills of the last thirty days, reckoned as bills are. [BO-42] */
export function TariffPreview({ wished, isTried, onTried }: TariffPreviewProps) {
  const t = useTranslations("consoleTariffs.preview");
  const trying = useMutation({
    mutationFn: async (asked: Wished) => {
      const answer = await callApi(previewTariff, asked, { asksLogin: true });
      if (!answer.ok) throw new Refused(answer.error);
      return answer.value.data;
    },
    onSuccess: (_, asked) => onTried(JSON.stringify(asked)),
  });
  return (
    <section className="stack tariff-preview" aria-label={t("title")}>
      <h3 className="strong">{t("title")}</h3>
      <p className="note">{t("hint")}</p>
      <Button className="fit" loading={trying.isPending} onClick={() => trying.mutate(wished)}>
        {t("run")}
      </Button>
      <div aria-live="polite">
        {trying.error && <Trouble trouble={trying.error} />}
        {isTried && trying.data && <Compared compared={trying.data} />}
      </div>
    </section>
  );
}

function Compared({ compared }: { readonly compared: Comparison }) {
  const t = useTranslations("consoleTariffs.preview");
  const { bills, changed, before, after, currency, rises, by_group, is_part } = compared;
  if (bills === 0) return <p className="strong">{t("none")}</p>;
  return (
    <div className="stack">
      {is_part && <p className="note warn">{t("isPart")}</p>}
      <p className="strong">
        {t("bills", { count: bills })} · {t("changed", { count: changed })}
      </p>
      <dl className="sum">
        <dt>{t("before")}</dt>
        <dd>
          <Amount cents={before} currency={currency} />
        </dd>
        <dt>{t("after")}</dt>
        <dd>
          <Amount cents={after} currency={currency} />
        </dd>
        <dt className="strong">{t("difference")}</dt>
        <dd className="strong">
          {after > before && "+"}
          <Amount cents={after - before} currency={currency} />
        </dd>
      </dl>
      {by_group.some(({ group }) => group !== null) && <ByGroup {...{ by_group, currency }} />}
      {rises.length > 0 && (
        <table className="tariff-rises">
          <caption>{t("rises")}</caption>
          <tbody>
            {rises.map((rise) => (
              <tr key={rise.bill_tid}>
                <th scope="row">{rise.bill_tid}</th>
                <td>
                  <Amount cents={rise.before} currency={currency} /> →{" "}
                  <Amount cents={rise.after} currency={currency} />
                </td>
                <td className="strong">
                  +<Amount cents={rise.after - rise.before} currency={currency} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

/** The same for each group that the line is priced for, and for everybody else. */
function ByGroup({ by_group, currency }: Pick<Comparison, "by_group" | "currency">) {
  const t = useTranslations("consoleTariffs");
  return (
    <table className="tariff-rises">
      <caption>{t("preview.byGroup")}</caption>
      <tbody>
        {by_group.map(({ group, bills, changed, before, after }) => (
          <tr key={group?.id ?? ""}>
            <th scope="row">
              {group?.name ?? t("everybody")}
              <br />
              <span className="small-text faint">
                {t("preview.bills", { count: bills })} · {t("preview.changed", { count: changed })}
              </span>
            </th>
            <td>
              <Amount cents={before} currency={currency} /> →{" "}
              <Amount cents={after} currency={currency} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
