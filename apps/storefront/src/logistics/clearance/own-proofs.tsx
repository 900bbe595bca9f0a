import { callApi } from "@sampan/client/call-api";
import {
  addClearanceProofs,
  type OwnClearance,
} from "@sampan/contract/logistics/clearance/clearance";
import { Button } from "@sampan/ui/button";
import { Card } from "@sampan/ui/card";
import { showToast } from "@sampan/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useTellFault } from "../../shell/use-tell-fault.ts";
import { PicturePicker } from "../../uploads/picture-picker.tsx";
import { useKeptPictures } from "../../uploads/use-kept-pictures.ts";
import { clearanceQuery } from "./clearance-query.ts";

interface OwnProofsProps {
  readonly clearance: Pick<OwnClearance, "tid" | "version" | "proofs_left">;
}

/** Screenshots of EZ WAY that their owner brings, which the desk looks at; nobody has to. */
export function OwnProofs({ clearance }: OwnProofsProps) {
  const t = useTranslations("clearance.proof");
  const form = useOwnProofs(clearance);
  return (
    <Card as="section" aria-label={t("title")}>
      <form
        noValidate
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          form.send();
        }}
      >
        <div>
          <h2 className="font-[650]">{t("title")}</h2>
          <p className="mt-1 text-xs text-text-2">{t("body")}</p>
        </div>
        <PicturePicker
          label={t("label")}
          hint={t("hint", { count: clearance.proofs_left })}
          pictures={form.pictures}
          most={clearance.proofs_left}
          error={form.wrong}
        />
        <Button type="submit" variant="soft" busy={form.isBusy}>
          {t("send")}
        </Button>
      </form>
    </Card>
  );
}

function useOwnProofs({ tid, version }: OwnProofsProps["clearance"]) {
  const t = useTranslations("clearance.proof");
  const queryClient = useQueryClient();
  const tellFault = useTellFault();
  const pictures = useKeptPictures("clearance", `clearance-${tid}-${version}`);
  const [wrong, setWrong] = useState<string>();
  const sending = useMutation({
    mutationFn: () =>
      callApi(addClearanceProofs, { tid, version, imgs: [...pictures.urls] }, { asksLogin: true }),
    onSuccess: async (answer) => {
      if (!answer.ok && answer.error.code === "clearance_proof_needed")
        return setWrong(answer.error.message);
      if (answer.ok) {
        pictures.list.forEach(pictures.remove);
        pictures.forget();
        showToast({ message: t("sent") });
      } else tellFault(answer.error);
      await queryClient.invalidateQueries(clearanceQuery(tid));
    },
    onError: tellFault,
  });
  return {
    pictures,
    // What is missing is told until there is something.
    wrong: pictures.list.length === 0 ? wrong : undefined,
    isBusy: sending.isPending,
    send: () =>
      pictures.isSending ? showToast({ message: t("sending"), tone: "danger" }) : sending.mutate(),
  };
}
