import { callApi, type ToldRefusal } from "@sampan/client/call-api";
import { hashPassword } from "@sampan/client/hash-password";
import { readdressParcel } from "@sampan/contract/logistics/merging/merging";
import { Button } from "@sampan/ui/button";
import { showToast } from "@sampan/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { PresentPasswordField } from "../../people/credentials/present-password-field.tsx";
import { useTellFault } from "../../shell/use-tell-fault.ts";
import { Elsewhere } from "./elsewhere.tsx";
import { forgetParcels, parcelQuery } from "../parcels/parcel-queries.ts";

interface ReaddressFormProps {
  readonly tid: string;
  readonly onDone: () => void;
}

/** Where it goes from now on, confirmed by the password. */
export function ReaddressForm({ tid, onDone }: ReaddressFormProps) {
  const t = useTranslations("merging.readdress");
  const queryClient = useQueryClient();
  const tellFault = useTellFault();
  const [address, setAddress] = useState<string>();
  const [password, setPassword] = useState("");
  const [isTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<ToldRefusal>();
  const sending = useMutation({
    mutationFn: (address_id: string) =>
      callApi(
        readdressParcel,
        { tid, address_id, password: hashPassword(password) },
        { asksLogin: true },
      ),
    onSuccess: async (answer) => {
      if (!answer.ok) {
        if (answer.error.code === "wrong_password") setRefusal(answer.error);
        else tellFault(answer.error);
        return;
      }
      await forgetParcels(queryClient);
      await queryClient.invalidateQueries(parcelQuery(tid));
      showToast({ message: t("done") });
      onDone();
    },
    onError: tellFault,
  });
  return (
    <form
      noValidate
      aria-label={t("title")}
      className="stack mt-3 gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (address && password !== "") sending.mutate(address);
      }}
    >
      <Elsewhere chosen={address} onChoose={setAddress} isTried={isTried} />
      <PresentPasswordField
        value={password}
        onChange={(typed) => {
          setPassword(typed);
          setRefusal(undefined);
        }}
        isTried={isTried}
        refusal={refusal?.message}
      />
      <Button type="submit" variant="action" busy={sending.isPending}>
        {t("act")}
      </Button>
    </form>
  );
}
