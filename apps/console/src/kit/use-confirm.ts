import { App } from "antd";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";

interface Question {
  readonly title: string;
  /** What will follow from it. */
  readonly consequence: ReactNode;
  readonly confirm: string;
  /** `mango` for the step towards payment, `danger` for what cannot be taken back. */
  readonly kind?: "plain" | "mango" | "danger";
  readonly then: () => void;
}

/** Asks before an act, and names its consequence. */
export function useConfirm(): (question: Question) => void {
  const { modal } = App.useApp();
  const t = useTranslations("common");
  return ({ title, consequence, confirm, kind = "plain", then }) =>
    void modal.confirm({
      title,
      content: consequence,
      okText: confirm,
      cancelText: t("cancel"),
      okButtonProps: kind === "mango" ? { className: "mango" } : { danger: kind === "danger" },
      icon: null,
      width: 440,
      centered: true,
      onOk: then,
    });
}
