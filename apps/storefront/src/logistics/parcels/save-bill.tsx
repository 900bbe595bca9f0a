import { callApi } from "@sampan/client/call-api";
import { readBillPdf, readCommercialInvoice } from "@sampan/contract/logistics/papers/papers";
import { useTranslations } from "use-intl";
import { SavePdfButton } from "../../shell/save-pdf-button.tsx";

/** A freight bill, and what customs wants to see of its goods, as papers for its customer's files. */
export function SaveBill({ tid }: { readonly tid: string }) {
  const t = useTranslations("parcels");
  const own = { asksLogin: true } as const;
  return (
    <div className="mt-3 flex flex-wrap justify-end gap-2">
      <SavePdfButton
        name={`${tid}-invoice`}
        read={() => callApi(readCommercialInvoice, { tid }, own)}
      >
        {t("saveInvoice")}
      </SavePdfButton>
      <SavePdfButton name={tid} read={() => callApi(readBillPdf, { tid }, own)}>
        {t("saveBill")}
      </SavePdfButton>
    </div>
  );
}
