import { Card } from "@sampan/ui/card";
import { Thumb } from "@sampan/ui/picture";
import { useTranslations } from "use-intl";
import { pictureAddress } from "../../goods/cards/picture-address.ts";
import { isSame, optionsOf } from "./choice-of-services.ts";
import { HoldDays } from "./hold-days.tsx";
import { ServiceRow } from "./service-row.tsx";
import type { ServicesChoice } from "./use-choice.ts";
import { useGoodsName } from "./use-goods-name.ts";

/** The menu: of the parcel, then of each line of goods in it; what is ticked is paid at once. */
export function ServiceMenu({ choice }: { readonly choice: ServicesChoice }) {
  const t = useTranslations("services");
  const { services, chosen } = choice;
  const nameOf = useGoodsName(services);
  const rowsOf = (oid: string | null) =>
    optionsOf(services, oid).map((option) => (
      <ServiceRow
        key={option.service}
        option={option}
        currency={services.currency}
        isChosen={chosen.some((one) => isSame(one, option))}
        onToggle={() => choice.toggle({ service: option.service, oid })}
      >
        {option.service === "hold" && <HoldDays days={choice.days} onChange={choice.setDays} />}
      </ServiceRow>
    ));
  const ofParcel = rowsOf(null);
  return (
    <>
      <p className="text-xs text-text-2">{t("lateBack")}</p>
      {ofParcel.length > 0 && (
        <Card as="section" aria-label={t("forParcel")}>
          <h2 className="font-[650]">{t("forParcel")}</h2>
          <ul className="divide-y divide-line">{ofParcel}</ul>
        </Card>
      )}
      {services.goods.map(({ oid, item_name, image, num }) => {
        const rows = rowsOf(oid);
        const name = t("forGoods", { name: nameOf(oid, item_name), num });
        return (
          rows.length > 0 && (
            <Card key={oid} as="section" aria-label={name}>
              <div className="flex items-center gap-3">
                <Thumb src={pictureAddress(image, 240)} alt="" />
                <h2 className="line-clamp-2 min-w-0 font-[650] break-words">{name}</h2>
              </div>
              <ul className="divide-y divide-line">{rows}</ul>
            </Card>
          )
        );
      })}
    </>
  );
}
