import type { Reach } from "@sampan/contract/money/staff-grants";
import { useTranslations } from "use-intl";
import { LeftOut } from "../../kit/left-out.tsx";
import { useWorth } from "./use-worth.ts";

const lists = ["unknown", "doubles", "elsewhere", "full"] as const;

/** What a gift would come to: whom it reaches, what it costs, and everybody on the list who gets nothing by it. */
export function ReachFound({ reach }: { readonly reach: Reach }) {
  const t = useTranslations("consoleCoupons");
  const worth = useWorth();
  return (
    <div className="note" role="status">
      <p>
        <b>{t("reaches", { count: reach.people, cost: worth(reach.cost, reach.currency) })}</b>
      </p>
      {lists.map((list) => (
        <LeftOut
          key={list}
          label={t(`left.${list}`, { count: reach[list].length })}
          names={reach[list]}
        />
      ))}
    </div>
  );
}
