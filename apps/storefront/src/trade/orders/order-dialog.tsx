import { ConfirmDialog } from "@sampan/ui/confirm-dialog";
import { useTranslations } from "use-intl";
import { useConfiguration } from "../../shell/configuration.ts";
import type { OrderAct } from "./use-order-act.ts";

interface OrderDialogProps {
  readonly act: OrderAct;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Names the consequence before either step, neither of which can be undone. */
export function OrderDialog({ act, ...dialog }: OrderDialogProps) {
  const t = useTranslations("orders");
  const { limits } = useConfiguration();
  return act === "close" ? (
    <ConfirmDialog
      open
      {...dialog}
      title={t("closing.title")}
      variant="danger"
      confirmLabel={t("closing.confirm")}
      cancelLabel={t("closing.keep")}
    >
      {t("closing.body")}
    </ConfirmDialog>
  ) : (
    <ConfirmDialog
      open
      {...dialog}
      title={t("receiving.title")}
      confirmLabel={t("receiving.confirm")}
      cancelLabel={t("receiving.notYet")}
    >
      {t("receiving.body", { days: limits.claim_days })}
    </ConfirmDialog>
  );
}
