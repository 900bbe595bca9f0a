import { ConfirmDialog } from "@sampan/ui/confirm-dialog";
import { useTranslations } from "use-intl";
import { pathTo } from "../../paths.ts";
import { forgetDevice } from "./forget-device.ts";

export function ForgetDeviceDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations("security.device");
  const words = useTranslations("common");
  return (
    <ConfirmDialog
      open
      busy={false}
      onClose={onClose}
      onConfirm={() => {
        forgetDevice();
        // Loaded anew, because language and region may be others now.
        location.assign(pathTo.home.to);
      }}
      title={t("ask")}
      variant="danger"
      confirmLabel={t("confirm")}
      cancelLabel={words("cancel")}
    >
      {t("body")}
    </ConfirmDialog>
  );
}
