import { useTranslations } from "use-intl";
import { DeskSteps } from "../warehouse/desk-steps.tsx";

interface PackingStepsProps {
  readonly isWhole: boolean;
  readonly isMeasured: boolean;
  readonly isPhotographed: boolean;
  /** It is a box now, and its label is next. */
  readonly isPacked: boolean;
}

/** Where one stands between the first parcel and the label. */
export function PackingSteps(props: PackingStepsProps) {
  const { isWhole, isMeasured, isPhotographed, isPacked } = props;
  const t = useTranslations("consolePacking.step");
  return (
    <DeskSteps
      steps={[
        { label: t("scan"), isDone: isWhole, keyCap: "Enter" },
        { label: t("measure"), isDone: isMeasured, keyCap: "Enter" },
        { label: t("photograph"), isDone: isPhotographed },
        { label: t("label"), isDone: false, keyCap: isPacked ? "F8" : "Enter" },
      ]}
    />
  );
}
