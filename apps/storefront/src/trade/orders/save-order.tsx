import { callApi } from "@sampan/client/call-api";
import { readOrderPdf } from "@sampan/contract/trade/orders/order-pdf";
import { useTranslations } from "use-intl";
import { SavePdfButton } from "../../shell/save-pdf-button.tsx";

/** An order as a paper for its customer's files. */
export function SaveOrder({ tid }: { readonly tid: string }) {
  const t = useTranslations("orders");
  return (
    <div className="flex justify-end">
      <SavePdfButton name={tid} read={() => callApi(readOrderPdf, { tid }, { asksLogin: true })}>
        {t("savePdf")}
      </SavePdfButton>
    </div>
  );
}
