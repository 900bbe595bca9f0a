import { FormRow } from "@sampan/ui/form-row";
import { DownIcon } from "@sampan/ui/icons-controls";
import { fieldBoxLook } from "@sampan/ui/text-field";
import { lazy, Suspense } from "react";
import { useTranslations } from "use-intl";
import { useSheet } from "../../shell/use-sheet.ts";
import { BankMark } from "./bank-mark.tsx";
import type { Bank } from "./bank-sheet.tsx";

const BankSheet = lazy(async () => ({ default: (await import("./bank-sheet.tsx")).BankSheet }));

interface BankFieldProps {
  readonly banks: readonly Bank[];
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly error: string | undefined;
}

/** The bank of an account, chosen from a sheet. [WAL-09] [WAL-11] */
export function BankField({ banks, value, onChange, error }: BankFieldProps) {
  const t = useTranslations("bankCards");
  const sheet = useSheet();
  const chosen = banks.find(({ code }) => code === value);
  return (
    <>
      <FormRow label={t("bank")} error={error}>
        {(ties) => (
          <button
            {...ties}
            type="button"
            aria-haspopup="dialog"
            onClick={sheet.open}
            className={`${fieldBoxLook} py-1 text-left ${ties["aria-invalid"] ? "shadow-[inset_0_0_0_2px_var(--danger)]" : ""}`}
          >
            {chosen && <BankMark code={chosen.code} logo={chosen.logo} />}
            <span className={`min-w-0 flex-1 ${chosen ? "" : "text-text-3"}`}>
              {chosen ? `${chosen.name} ${chosen.code}` : t("chooseBank")}
            </span>
            <DownIcon size="sm" className="text-text-3" />
          </button>
        )}
      </FormRow>
      {sheet.wasOpened && (
        <Suspense>
          <BankSheet
            open={sheet.isOpen}
            banks={banks}
            chosen={value}
            onClose={sheet.close}
            onChoose={(code) => {
              sheet.close();
              onChange(code);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
