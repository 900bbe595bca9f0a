import { useTranslations } from "use-intl";
import { Amount } from "../../kit/amount.tsx";
import { Tag } from "../../kit/tag.tsx";
import type { Line } from "./review-line.ts";

/** What the listing says today, set against what was ordered. */
export function ListingCheck({ line }: { readonly line: Line }) {
  const t = useTranslations("consoleReview.lines");
  const found = new Set(line.checks.map((check) => check.kind));
  return (
    <>
      {found.has("off_sale") ? (
        <Tag tone="danger" icon="warn">
          {t("offSale")}
        </Tag>
      ) : line.listing_price === line.price ? (
        <Tag tone="ok" icon="check">
          {t("samePrice")}
        </Tag>
      ) : (
        <Tag tone="warn" icon="warn">
          {t("nowPrice")} <Amount cents={line.listing_price} currency="CNY" />
        </Tag>
      )}
      {line.second_person && (
        <p className="small-text">
          <Tag tone="danger" icon="warn">
            {t("secondPerson", { name: line.second_person.set_by })}
          </Tag>
        </p>
      )}
      <br />
      <span className="small-text faint">
        {line.minimum_batch > 1 && `${t("batch", { count: line.minimum_batch })} · `}
        {t("stock", { count: line.listing_storage })}
      </span>
    </>
  );
}
