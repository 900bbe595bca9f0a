import { Card } from "@sampan/ui/card";
import { Thumb } from "@sampan/ui/picture";
import { useTranslations } from "use-intl";
import { pictureAddress } from "../../goods/cards/picture-address.ts";
import { useGoodsWords } from "../../goods/translation/use-goods-words.ts";
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
  const say = useGoodsWords();
  const title = say(item.i18n);
  const options = say(item.props_i18n);
  return (
    <li className="flex gap-3">
      <Thumb size="sm" src={pictureAddress(item.image, 240)} alt="" />
      <div className="min-w-0 flex-1">
        <p lang={title.lang} className="line-clamp-2 break-words">
          {t("contents", { name: title.text, count: item.num })}
        </p>
        <p lang={options.lang} className="text-xs text-text-3">
          {options.text}
        </p>
      </div>
    </li>
  );
}
