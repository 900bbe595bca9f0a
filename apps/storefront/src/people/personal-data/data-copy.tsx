import { callApi } from "@sampan/client/call-api";
import { hashPassword } from "@sampan/client/hash-password";
import { type MyData, requestExport } from "@sampan/contract/people/personal-data";
import { Button, buttonLook } from "@sampan/ui/button";
import { Card } from "@sampan/ui/card";
import { formatDay, formatMinute } from "@sampan/ui/format/dates";
import { ClockIcon } from "@sampan/ui/icons-goods";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { PresentPasswordField } from "../credentials/present-password-field.tsx";
import { useTellFault } from "../../shell/use-tell-fault.ts";
import { myDataQuery } from "./people-queries.ts";

type Copy = MyData["export"];

const megabyte = 1_048_576;

/** A copy of everything: asked for with the password, made in the background, kept for a week. */
export function DataCopy({ copy }: { readonly copy: Copy }) {
  const t = useTranslations("people.data.copy");
  const id = useId();
  return (
    <section aria-labelledby={id} className="stack gap-3">
      <h2 id={id} className="text-md font-[650]">
        {t("title")}
      </h2>
      <p className="text-pretty text-text-2">{t("body")}</p>
      {copy.state === "asked" && (
        <Card role="status" className="flex items-start gap-3">
          <span className="grid size-11 flex-none place-items-center rounded-full bg-brand-soft text-brand">
            <ClockIcon />
          </span>
          <p className="min-w-0 self-center">{t("asked", { time: formatMinute(copy.asked_at) })}</p>
        </Card>
      )}
      {copy.state === "ready" && <Ready copy={copy} />}
      {copy.state !== "asked" &&
        (copy.next_at === "" ? (
          <AskForm />
        ) : (
          <p className="text-xs text-text-3">{t("next", { time: formatMinute(copy.next_at) })}</p>
        ))}
    </section>
  );
}

function Ready({ copy }: { readonly copy: Copy }) {
  const t = useTranslations("people.data.copy");
  const size = Math.max(copy.bytes / megabyte, 0.1).toFixed(1);
  return (
    <Card className="stack gap-3">
      <p>{t("ready", { time: formatMinute(copy.asked_at), day: formatDay(copy.kept_until) })}</p>
      <a href={copy.url} download className={buttonLook({ variant: "brand", wide: true })}>
        {t("download", { size })}
      </a>
    </Card>
  );
}

function AskForm() {
  const t = useTranslations("people.data.copy");
  const [password, setPassword] = useState("");
  const [isTried, setTried] = useState(false);
  const asking = useAsk();
  const refusal = asking.data?.ok === false ? asking.data.error : undefined;
  const wrong = refusal?.code === "wrong_password" ? refusal.message : undefined;
  return (
    <form
      noValidate
      className="stack gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (password !== "") asking.mutate(password);
      }}
    >
      <PresentPasswordField
        value={password}
        onChange={setPassword}
        isTried={isTried}
        refusal={wrong}
      />
      <Button type="submit" variant="brand" wide busy={asking.isPending}>
        {t("ask")}
      </Button>
    </form>
  );
}

function useAsk() {
  const queryClient = useQueryClient();
  const tellFault = useTellFault();
  return useMutation({
    mutationFn: (password: string) =>
      callApi(requestExport, { password: hashPassword(password) }, { asksLogin: true }),
    onSuccess: async (answer) => {
      if (!answer.ok && answer.error.code !== "wrong_password") tellFault(answer.error);
      await queryClient.invalidateQueries({ queryKey: myDataQuery.queryKey });
    },
    onError: tellFault,
  });
}
