import { useBlocker } from "@tanstack/react-router";
import { App } from "antd";
import { useTranslations } from "use-intl";

/** What somebody typed is not lost by a slipped click. */
export function useAskBeforeLeaving(isAsked: () => boolean): void {
  const t = useTranslations("consoleCatalogue");
  const words = useTranslations("common");
  const { modal } = App.useApp();
  useBlocker({
    enableBeforeUnload: isAsked,
    shouldBlockFn: async () => {
      if (!isAsked()) return false;
      const leaves = await modal.confirm({
        title: t("leaveTitle"),
        content: t("leaveConsequence"),
        okText: t("leave"),
        cancelText: words("cancel"),
        okButtonProps: { danger: true },
        icon: null,
        centered: true,
      });
      return !leaves;
    },
  });
}
