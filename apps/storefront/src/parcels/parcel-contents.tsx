import { Card } from "@sampan/ui/card";
import { Thumb } from "@sampan/ui/picture";
import { useTranslations } from "use-intl";
import { pictureAddress } from "../goods/picture-address.ts";
import type { ParcelDetail } from "./parcel-queries.ts";

/** What is in it. Names stand as the marketplace wrote them. [PKG-21] */
export function ParcelContents({ parcel }: { readonly parcel: ParcelDetail }) {
  const t = useTranslations("parcels");
  return (
    <Card as="section">
      <h2 className="mb-3 font-[650]">{t("holds")}</h2>
      <ul className="stack">
        {parcel.items.map(({ oid, image, item_name, num, props }) => (
          <li key={oid} className="flex gap-3">
            <Thumb size="sm" src={pictureAddress(image, 240)} alt="" />
            <div lang="zh" className="min-w-0 flex-1">
              <p className="line-clamp-2 break-words">
                {t("contents", { name: item_name, count: num })}
              </p>
              <p className="text-xs text-text-3">{Object.values(props).join(" ")}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
