import { Card } from "@sampan/ui/card";
import { useTranslations } from "use-intl";
import { OrderedGoodsRow } from "../../goods/cards/ordered-goods.tsx";
import type { ParcelDetail } from "./parcel-queries.ts";

/** What is in it. [PKG-21] */
export function ParcelContents({ parcel }: { readonly parcel: ParcelDetail }) {
  const t = useTranslations("parcels");
  return (
    <Card as="section">
      <h2 className="mb-3 font-[650]">{t("holds")}</h2>
      <ul className="stack">
        {parcel.items.map((item) => (
          <Content key={item.oid} item={item} />
        ))}
      </ul>
    </Card>
  );
}

function Content({ item }: { readonly item: ParcelDetail["items"][number] }) {
  const t = useTranslations("parcels");
  return <OrderedGoodsRow goods={item} count={t("times", { count: item.num })} />;
}
