import { defaultRegion } from "@sampan/domain/kernel/regions";
import { callApi } from "@sampan/client/call-api";
import { type Company, submitCompany } from "@sampan/contract/people/identities/companies";
import type { RefusalName } from "@sampan/contract/kernel/error-codes";
import { isCompanyNumber } from "@sampan/domain/people/identities/company-number";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useSession } from "../../shell/session.ts";
import { useTellFault } from "../../shell/use-tell-fault.ts";
import { usePictures } from "../../uploads/use-pictures.ts";
import { companyQuery } from "./people-queries.ts";

type Field = "name" | "number" | "document";
type Problems = Partial<Record<Field, string>>;

const fieldOfRefusal: Partial<Record<RefusalName, Field>> = {
  company_name_needed: "name",
  company_number_invalid: "number",
  document_needed: "document",
  file_unknown: "document",
};

/** The form of a company: what was typed, what is wrong with it, and sending it. [BO-49] */
export function useSubmitCompany({ company_name, company_number }: Company) {
  const t = useTranslations("people.company");
  const region = useSession()?.region ?? defaultRegion;
  // A rejected one is corrected, not typed anew.
  const [fields, setFields] = useState({ company_name, company_number });
  const [isTried, setTried] = useState(false);
  const document = usePictures("company");
  const sending = useSend();

  const wrong: Problems = {
    ...(fields.company_name.trim() === "" ? { name: t("nameNeeded") } : {}),
    ...(isCompanyNumber(fields.company_number, region) ? {} : { number: t("numberWrong") }),
    ...(document.urls[0] === undefined
      ? { document: document.isSending ? t("stillUploading") : t("documentNeeded") }
      : {}),
  };
  const submit = (): void => {
    setTried(true);
    const document_img = document.urls[0];
    if (Object.keys(wrong).length > 0 || document_img === undefined) return;
    sending.send({
      company_name: fields.company_name.trim(),
      company_number: fields.company_number.trim(),
      document_img,
    });
  };
  return {
    region,
    fields,
    set: (change: Partial<typeof fields>) => setFields((before) => ({ ...before, ...change })),
    document,
    problems: { ...sending.problems, ...(isTried ? wrong : {}) } as Problems,
    submit,
    isBusy: sending.isBusy,
  };
}

function useSend() {
  const queryClient = useQueryClient();
  const tellFault = useTellFault();
  const sending = useMutation({
    mutationFn: (company: Parameters<typeof callApi<typeof submitCompany>>[1]) =>
      callApi(submitCompany, company, { asksLogin: true }),
    onSuccess: async (answer) => {
      if (!answer.ok && !fieldOfRefusal[answer.error.code]) tellFault(answer.error);
      // Also after a refusal: another device may have sent it, or staff decided, meanwhile.
      await queryClient.invalidateQueries({ queryKey: companyQuery.queryKey });
    },
    onError: tellFault,
  });
  const refusal = sending.data?.ok === false ? sending.data.error : undefined;
  const field = refusal && fieldOfRefusal[refusal.code];
  return {
    send: sending.mutate,
    isBusy: sending.isPending,
    problems: refusal && field ? { [field]: refusal.message } : {},
  };
}
