import {
  correctShippingVerdict,
  type StaffVerdict,
} from "@sampan/contract/goods/shippability/staff-shippability";
import {
  shippingOutcomes,
  type ShippingOutcome,
} from "@sampan/domain/goods/shippability/shippability";
import { Button, Form, Select } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useNames } from "../../kit/names.ts";
import { useCommand } from "../../kit/use-command.ts";
import type { JudgedProduct } from "./judged-product.ts";
import { ReasonInFour } from "./reason-in-four.tsx";
import { emptyRule } from "./rule-draft.ts";

interface CorrectVerdictFormProps {
  readonly verdict: StaffVerdict;
  readonly product: JudgedProduct;
  readonly onDone: () => void;
}

/** A person's word on one transport of one product. */
export function CorrectVerdictForm({ verdict, product, onDone }: CorrectVerdictFormProps) {
  const t = useTranslations("consoleShippability.verdict");
  const words = useTranslations("consoleShippability.outcome");
  const names = useNames();
  const [outcome, setOutcome] = useState<ShippingOutcome>(verdict.outcome);
  const [reason, setReason] = useState(emptyRule.reason);
  const correcting = useCommand(correctShippingVerdict, { told: t("corrected"), whenDone: onDone });
  const isWhole = Object.values(reason).every((each) => each.trim() !== "");
  const way = names.transport(verdict.transport);
  return (
    <Form layout="vertical" component="div" aria-label={`${way}: ${t("correct")}`}>
      <Form.Item label={`${way}: ${t("outcome")}`} htmlFor="verdict-outcome">
        <Select<ShippingOutcome>
          id="verdict-outcome"
          value={outcome}
          onChange={setOutcome}
          options={shippingOutcomes.map((value) => ({ value, label: words(value) }))}
        />
      </Form.Item>
      <ReasonInFour reason={reason} onChange={setReason} />
      <Button
        type="primary"
        disabled={!isWhole}
        loading={correcting.isRunning}
        onClick={() =>
          correcting.run({
            ...product,
            transport: verdict.transport,
            outcome,
            mark: outcome === "inspection" ? verdict.mark : "",
            reason,
          })
        }
      >
        {t("save")}
      </Button>
    </Form>
  );
}
