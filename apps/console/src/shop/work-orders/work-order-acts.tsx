import {
  claimWorkOrder,
  closeWorkOrderAtDesk,
  handOverWorkOrder,
  type StaffWorkOrder,
} from "@sampan/contract/shop/work-orders/staff-work-orders";
import { Button, Select } from "antd";
import { useTranslations } from "use-intl";
import { useCommand } from "../../kit/use-command.ts";
import { useConfirm } from "../../kit/use-confirm.ts";

/** What this reader may do with it besides answering. [BO-45] */
export function WorkOrderActs({ one }: { readonly one: StaffWorkOrder }) {
  const t = useTranslations("consoleWorkOrders");
  const confirm = useConfirm();
  const claim = useCommand(claimWorkOrder, { told: t("claimed") });
  const handOver = useCommand(handOverWorkOrder, { told: t("handedOver") });
  const close = useCommand(closeWorkOrderAtDesk, { told: t("closed") });
  const { id, acts, colleagues } = one;
  if (acts.length === 0) return null;
  return (
    <footer>
      {acts.includes("close") && (
        <Button
          loading={close.isRunning}
          onClick={() =>
            confirm({
              title: t("closeTitle"),
              consequence: t("closeConsequence"),
              confirm: t("close"),
              then: () => close.run({ id }),
            })
          }
        >
          {t("close")}
        </Button>
      )}
      <span className="grow" />
      {acts.includes("hand_over") && colleagues.length > 0 && (
        <Select<string>
          aria-label={t("handOverTo")}
          placeholder={t("handOver")}
          className="hand-over"
          value={null}
          loading={handOver.isRunning}
          options={colleagues.map(({ email, name }) => ({ value: email, label: name }))}
          onChange={(email) => handOver.run({ id, email })}
        />
      )}
      {acts.includes("claim") && (
        <Button type="primary" loading={claim.isRunning} onClick={() => claim.run({ id })}>
          {t("claim")}
        </Button>
      )}
    </footer>
  );
}
