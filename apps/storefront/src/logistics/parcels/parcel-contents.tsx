import { buttonLook } from "@sampan/ui/button";
import { Card } from "@sampan/ui/card";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { OrderedGoodsRow } from "../../goods/cards/ordered-goods.tsx";
import { ownPathTo } from "../../own-paths.ts";
import type { ParcelDetail } from "./parcel-queries.ts";

/** What is in it, and what the warehouse found wrong with that. [PKG-21] */
export function ParcelContents({ parcel }: { readonly parcel: ParcelDetail }) {
  const t = useTranslations("parcels");
  return (
    <Card as="section">
      <h2 className="mb-3 font-[650]">{t("holds")}</h2>
      <ul className="stack">
        {parcel.items.map((item) => (
          <Content
            key={item.oid}
            item={item}
            faults={parcel.faults.filter(({ oid }) => oid === item.oid)}
          />
        ))}
      </ul>
    </Card>
  );
}

interface ContentProps {
  readonly item: ParcelDetail["items"][number];
  readonly faults: ParcelDetail["faults"];
}

function Content({ item, faults }: ContentProps) {
  const t = useTranslations("parcels");
  return (
    <OrderedGoodsRow goods={item} count={t("times", { count: item.num })}>
      {faults.map(({ fault, num, words, found_at }) => (
        <div key={found_at + fault} className="mt-2 rounded-card bg-warn-soft p-3">
          <p className="text-xs text-text-2">{t("fault.title")}</p>
          <p className="font-[650]">{t("fault.what", { fault, count: num })}</p>
          {words && <p className="break-words text-text-2">{words}</p>}
          <Link
            {...ownPathTo.refunds({ ask: item.order_tid })}
            className={`${buttonLook({ variant: "line", size: "sm" })} mt-2`}
          >
            {t("fault.ask")}
          </Link>
        </div>
      ))}
    </OrderedGoodsRow>
  );
}
