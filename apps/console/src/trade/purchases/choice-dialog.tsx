import { enterSecondChoice } from "@sampan/contract/trade/purchases/staff-second-choices";
import { formatAmount } from "@sampan/domain/kernel/money";
import type { ChoiceAllowance } from "@sampan/domain/trade/price-changes/second-choice-state";
import { App, Form, Radio } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Dialog } from "../../kit/dialog.tsx";
import { NoteField } from "../../kit/note-field.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { ChoiceOptions } from "./choice-options.tsx";
import type { OtherChoices } from "./other-choices.ts";
import { OrderedListing } from "./ordered-listing.tsx";
import type { PurchaseItem } from "./remaining-pieces.ts";

interface ChoiceDialogProps {
  readonly item: PurchaseItem;
  readonly platform: number;
  /** As the marketplace has just answered. */
  readonly found: OtherChoices;
  readonly onClose: () => void;
}

/**
 * The seller's listing as it is today beside what was ordered: which option is bought instead, what it costs the
 * customer, and whose words allow it. [BO-10]
 */
export function ChoiceDialog({ item, platform, found, onClose }: ChoiceDialogProps) {
  const t = useTranslations("consolePurchases.choice");
  const { message } = App.useApp();
  const [chosen, setChosen] = useState<OtherChoices["options"][number] | undefined>();
  const [allowedBy, setAllowedBy] = useState<ChoiceAllowance | undefined>();
  const [note, setNote] = useState("");
  const enter = useCommand(enterSecondChoice, {
    whenDone: ({ state }) => {
      void message.success(t(`entered.${state}`));
      onClose();
    },
  });
  const allowances: readonly ChoiceAllowance[] = [
    ...(found.other_choice ? (["instruction"] as const) : []),
    ...(found.remark.some((words) => words !== "") ? (["remark"] as const) : []),
    "nobody",
  ];
  const isAsked = allowedBy === "nobody" || chosen?.cost.kind === "asked";
  return (
    <Dialog
      width={760}
      title={t("title", { name: item.item_name })}
      okText={t(isAsked ? "ask" : "take")}
      okButtonProps={{ disabled: !chosen || !allowedBy, loading: enter.isRunning }}
      onCancel={onClose}
      onOk={() => {
        if (!chosen || !allowedBy) return;
        const { item_id, price } = chosen;
        enter.run({ oid: item.oid, item_id, price, allowed_by: allowedBy, note: note.trim() });
      }}
    >
      <Form layout="vertical" component="div">
        <OrderedListing found={found} platform={platform} />
        <ChoiceOptions found={found} chosen={chosen} onChoose={setChosen} />
        <Form.Item label={t("allowed")}>
          <Radio.Group
            value={allowedBy}
            onChange={({ target }) => setAllowedBy(target.value as ChoiceAllowance)}
            options={allowances.map((value) => ({ value, label: t(`allowance.${value}`) }))}
          />
        </Form.Item>
        {chosen && allowedBy && (
          <p className="note" role="status">
            {t(isAsked ? "whenAsked" : "whenTaken", {
              cost: chosen.cost.kind,
              amount: formatAmount(chosen.cost.amount, found.currency),
            })}
          </p>
        )}
        <NoteField label={t("note")} value={note} onChange={setNote} />
      </Form>
    </Dialog>
  );
}
