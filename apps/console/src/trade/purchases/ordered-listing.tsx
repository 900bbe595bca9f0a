import { originalLanguage } from "@sampan/domain/kernel/language";
import { formatAmount } from "@sampan/domain/kernel/money";
import { useTranslations } from "use-intl";
import { OriginalLink } from "../../kit/original-link.tsx";
import { propsText } from "../../kit/props-text.ts";
import { Thumb } from "../../kit/thumb.tsx";
import type { OtherChoices } from "./other-choices.ts";

interface OrderedListingProps {
  readonly found: OtherChoices;
  readonly platform: number;
}

/** What was ordered of a listing, as it was paid, what the seller has of it, and what the customer said of others. */
export function OrderedListing({ found, platform }: OrderedListingProps) {
  const t = useTranslations("consolePurchases");
  const { ordered, pieces } = found;
  const words = [
    found.other_choice &&
      (found.choice_words === ""
        ? t("instructions.other")
        : t("instructions.otherWords", { words: found.choice_words })),
    ...found.remark.filter((remark) => remark !== "").map((remark) => t("remark", { remark })),
  ].filter((line) => line !== false);
  return (
    <div className="ordered-listing">
      <Thumb src={ordered.image || found.image} />
      <div className="grow">
        <div lang={originalLanguage}>{found.item_name}</div>
        <div className="small-text faint">
          <OriginalLink url={found.url} platform={platform} />
        </div>
        <div className="small-text">
          {t("choice.ordered", {
            option: propsText(ordered.props),
            price: formatAmount(ordered.price, "CNY"),
            pieces,
            stock: ordered.stock,
          })}
        </div>
        {words.map((line) => (
          <div key={line} className="small-text note">
            {line}
          </div>
        ))}
      </div>
    </div>
  );
}
