import type { Device } from "@sampan/contract/people/sessions/devices";
import { ConfirmDialog } from "@sampan/ui/confirm-dialog";
import { useTranslations } from "use-intl";
import { useDeviceWords } from "./device-words.ts";

interface EndDevicesDialogProps {
  readonly asked: Device | "others";
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Names what is logged out, and what that device then needs. */
export function EndDevicesDialog({ asked, ...dialog }: EndDevicesDialogProps) {
  const t = useTranslations("devices");
  const words = useTranslations("common");
  const wordsOf = useDeviceWords();
  const isForgetting = asked !== "others" && !asked.is_logged_in;
  return (
    <ConfirmDialog
      open
      {...dialog}
      variant="danger"
      title={
        asked === "others"
          ? t("asking.others")
          : t(isForgetting ? "asking.forget" : "asking.one", { device: wordsOf(asked.name) })
      }
      confirmLabel={isForgetting ? t("forget") : t("end")}
      cancelLabel={words("cancel")}
    >
      {t(isForgetting ? "asking.forgetBody" : "asking.body")}
    </ConfirmDialog>
  );
}
