import {
  correctMainlandFreight,
  type Review,
} from "@sampan/contract/trade/approvals/staff-approvals";
import type { Cents } from "@sampan/domain/kernel/money";
import { Button, Tooltip } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Amount } from "../../kit/amount.tsx";
import { AmountField } from "../../kit/amount-field.tsx";
import { Icon } from "../../kit/icon.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { originalFreight } from "./original-freight.ts";

interface FreightFieldProps {
  readonly review: Review;
  readonly seller: Review["sellers"][number];
  readonly isOpen: boolean;
  /** In the payment currency. */
  readonly converted: Cents;
}

/**
 * What one seller charges to our warehouse. A correction is saved with Enter or on leaving the field; the
 * first amount stays beside it, struck, and can be had back. [BO-08]
 */
export function FreightField({ review, seller, isOpen, converted }: FreightFieldProps) {
  const t = useTranslations("consoleReview.sums");
  const now = seller.mainland_freight;
  const [freight, setFreight] = useState<Cents | undefined>(now);
  const first = originalFreight(review, seller);
  const isCorrected = first !== undefined && first !== now;
  const correct = useCommand(correctMainlandFreight, { told: t("freightDone") });
  const save = (mainland_freight: Cents | undefined) => {
    if (mainland_freight === undefined || mainland_freight === now || correct.isRunning) return;
    correct.run({ tid: review.tid, seller_id: seller.id, mainland_freight });
  };
  return (
    <>
      <dt className="muted freight-label">
        <span className="one-line" title={seller.shop_name}>
          {t(isCorrected ? "freightCorrected" : "freight")}
          {review.sellers.length > 1 && <span className="small-text"> {seller.shop_name}</span>}
        </span>
        {isCorrected && isOpen && (
          <Tooltip title={t("undo")}>
            <Button
              type="text"
              size="small"
              aria-label={t("undo")}
              icon={<Icon name="undo" small />}
              onClick={() => save(first)}
            />
          </Tooltip>
        )}
      </dt>
      <dd className="row freight">
        {isCorrected && <Amount className="small-text struck" cents={first} currency="CNY" />}
        {isOpen ? (
          <span onBlur={() => save(freight)}>
            <AmountField
              label={t("freightField", { shop: seller.shop_name })}
              className={isCorrected || freight !== now ? "edited" : ""}
              cents={now}
              currency="CNY"
              disabled={correct.isRunning}
              onChange={setFreight}
              onEnter={() => save(freight)}
            />
          </span>
        ) : (
          <Amount className="muted" cents={now} currency="CNY" />
        )}
      </dd>
      <dd>
        <Amount cents={converted} currency={review.currency} />
      </dd>
    </>
  );
}
