import { callApi } from "@sampan/client/call-api";
import {
  disputeClearance,
  type OwnClearance,
} from "@sampan/contract/logistics/clearance/clearance";
import { Button } from "@sampan/ui/button";
import { Card } from "@sampan/ui/card";
import { TextArea } from "@sampan/ui/text-field";
import { showToast } from "@sampan/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useTellFault } from "../../shell/use-tell-fault.ts";
import { clearanceQuery } from "./clearance-query.ts";

/** Says what is wrong with it; the parcel waits until the desk has answered. */
export function DisputeClearance({
  clearance: { tid, version },
}: {
  readonly clearance: OwnClearance;
}) {
  const t = useTranslations("clearance");
  const queryClient = useQueryClient();
  const tellFault = useTellFault();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState("");
  const [wrong, setWrong] = useState<string>();
  const sending = useMutation({
    mutationFn: () => callApi(disputeClearance, { tid, version, reason }, { asksLogin: true }),
    onSuccess: async (answer) => {
      if (!answer.ok && answer.error.code === "reason_needed")
        return setWrong(answer.error.message);
      await queryClient.invalidateQueries(clearanceQuery(tid));
      if (!answer.ok) return tellFault(answer.error);
      showToast({ message: t("disputed") });
    },
    onError: tellFault,
  });
  if (!isOpen)
    return (
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {t("dispute")}
      </Button>
    );
  return (
    <Card as="section" aria-label={t("disputeTitle")}>
      <form
        noValidate
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          sending.mutate();
        }}
      >
        <div>
          <h2 className="font-[650]">{t("disputeTitle")}</h2>
          <p className="mt-1 text-xs text-text-2">{t("disputeBody")}</p>
        </div>
        <TextArea
          label={t("disputeReason")}
          maxLength={200}
          value={reason}
          error={wrong}
          onChange={({ target }) => {
            setReason(target.value);
            setWrong(undefined);
          }}
        />
        <div className="flex flex-wrap gap-2">
          <Button className="flex-1" onClick={() => setOpen(false)}>
            {t("keep")}
          </Button>
          <Button type="submit" variant="brand" className="flex-1" busy={sending.isPending}>
            {t("disputeSend")}
          </Button>
        </div>
      </form>
    </Card>
  );
}
