import { type OpeningPurpose, openingPurposes } from "@sampan/domain/people/identities/identities";
import { Button, Select } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";

interface OpenAgainProps {
  readonly isRunning: boolean;
  readonly look: (purpose: OpeningPurpose) => void;
}

const purposes = openingPurposes.filter((purpose) => purpose !== "verification");

/** What was decided is opened for a purpose that its owner will read. [BO-46] */
export function OpenAgain({ isRunning, look }: OpenAgainProps) {
  const t = useTranslations("consoleIdentities");
  const [purpose, setPurpose] = useState<OpeningPurpose>();
  return (
    <div className="row">
      <Select<OpeningPurpose>
        aria-label={t("purposeLabel")}
        placeholder={t("purposeLabel")}
        style={{ minWidth: 200 }}
        {...(purpose ? { value: purpose } : {})}
        onChange={setPurpose}
        options={purposes.map((one) => ({ value: one, label: t(`purpose.${one}`) }))}
      />
      <Button
        disabled={purpose === undefined}
        loading={isRunning}
        onClick={() => purpose && look(purpose)}
      >
        {t("open")}
      </Button>
    </div>
  );
}
