import { useTranslations } from "use-intl";
import { DeskSteps } from "./desk-steps.tsx";

interface ReceiveStepsProps {
  readonly isMeasured: boolean;
  /** As many photos as are asked for. */
  readonly isPhotographed: boolean;
}

/** Where one stands between scan and shelf. */
export function ReceiveSteps({ isMeasured, isPhotographed }: ReceiveStepsProps) {
  const t = useTranslations("consoleWarehouse.step");
  return (
    <DeskSteps
      steps={[
        { label: t("scan"), isDone: true, keyCap: "Enter" },
        { label: t("measure"), isDone: isMeasured, keyCap: "Enter" },
        { label: t("photograph"), isDone: isPhotographed },
        { label: t("complete"), isDone: false, keyCap: "Enter" },
      ]}
    />
  );
}
