import { paymentCurrencies } from "@sampan/domain/kernel/by-region";
import { grantKinds } from "@sampan/domain/money/grants/grant";
import { Form, InputNumber, Select } from "antd";
import { useId } from "react";
import { useTranslations } from "use-intl";
import { AmountField } from "../../kit/amount-field.tsx";
import { useMe } from "../../session/me.ts";
import { TemplateField } from "./template-field.tsx";
import type { Gift } from "./use-give.ts";

interface GiftFieldsProps {
  readonly gift: Gift;
  readonly put: (change: Partial<Gift>) => void;
}

/** What each of the list gets. */
export function GiftFields({ gift, put }: GiftFieldsProps) {
  const t = useTranslations("consoleCoupons");
  const id = useId();
  const { rights } = useMe();
  const kinds = grantKinds.filter((kind) =>
    rights.includes(kind === "coupon" ? "issue_coupons" : "grant_credits"),
  );
  return (
    <div className="coupon-fields">
      <Form.Item label={t("what")} htmlFor={`${id}-what`} className="wide">
        <Select
          id={`${id}-what`}
          value={gift.kind}
          onChange={(kind) => put({ kind })}
          options={kinds.map((value) => ({ value, label: t(`gift.${value}`) }))}
        />
      </Form.Item>
      {gift.kind === "coupon" && (
        <TemplateField code={gift.code} onChange={(code) => put({ code })} />
      )}
      {gift.kind === "bonus" ? (
        <BonusFields gift={gift} put={put} />
      ) : (
        <Form.Item label={t(`each.${gift.kind}`)} htmlFor={`${id}-each`}>
          <InputNumber<number>
            id={`${id}-each`}
            min={1}
            max={1_000_000}
            precision={0}
            value={gift.pieces}
            onChange={(pieces) => put({ pieces: pieces ?? 0 })}
          />
        </Form.Item>
      )}
    </div>
  );
}

function BonusFields({ gift, put }: GiftFieldsProps) {
  const t = useTranslations("consoleCoupons");
  const id = useId();
  return (
    <>
      <Form.Item label={t("currency")} htmlFor={`${id}-currency`}>
        <Select
          id={`${id}-currency`}
          value={gift.currency}
          onChange={(currency) => put({ currency })}
          options={paymentCurrencies.map((value) => ({ value, label: value }))}
        />
      </Form.Item>
      <Form.Item label={t("each.bonus")} htmlFor={`${id}-amount`}>
        <AmountField
          key={gift.currency}
          id={`${id}-amount`}
          currency={gift.currency}
          cents={gift.cents ?? 0}
          onChange={(cents) => put({ cents })}
        />
      </Form.Item>
    </>
  );
}
