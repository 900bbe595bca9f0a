import { buttonLook } from "@sampan/ui/button";
import { useTranslations } from "use-intl";
import { useSheet } from "../../shell/use-sheet.ts";
import { OpenedAddressSheet } from "../../trade/checkout/opened-address-sheet.tsx";

interface OtherAddressProps {
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** Opens the book, for another address of it. */
export function OtherAddress({ chosen, onChoose }: OtherAddressProps) {
  const t = useTranslations("merging");
  const sheet = useSheet();
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={sheet.open}
        className={`${buttonLook({ variant: "soft", size: "sm" })} mt-2`}
      >
        {t("otherAddress")}
      </button>
      <OpenedAddressSheet sheet={sheet} chosen={chosen} onChoose={onChoose} />
    </>
  );
}
