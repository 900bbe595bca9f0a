import { callApi } from "@sampan/client/call-api";
import { checkExpressNumbers } from "@sampan/contract/logistics/consignments/consignments";
import { Button } from "@sampan/ui/button";
import { Card } from "@sampan/ui/card";
import { Chip } from "@sampan/ui/chip";
import { formatMinute } from "@sampan/ui/format/dates";
import { TextArea } from "@sampan/ui/text-field";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useTellFault } from "../../shell/use-tell-fault.ts";

const tones = {
  in_review: "warn",
  expected: "brand",
  received: "ok",
  unregistered: "neutral",
} as const;

/** Which of one's own express numbers a warehouse has received. [CONS-06] [API-79] */
export function CheckArrivals() {
  const t = useTranslations("consignments");
  const tellFault = useTellFault();
  const [typed, setTyped] = useState("");
  const numbers = typed.split(/[\n,，、]+/).flatMap((one) => one.trim() || []);
  const check = useMutation({
    mutationFn: () => callApi(checkExpressNumbers, { express_numbers: numbers.slice(0, 50) }),
    onSuccess: (answer) => {
      if (!answer.ok) tellFault(answer.error);
    },
    onError: tellFault,
  });
  const found = check.data?.ok ? check.data.value.data : undefined;
  return (
    <Card as="section">
      <form
        className="stack gap-3"
        aria-label={t("check")}
        onSubmit={(event) => {
          event.preventDefault();
          if (numbers.length > 0) check.mutate();
        }}
      >
        <h2 className="font-[650]">{t("check")}</h2>
        <TextArea
          label={t("expressNo")}
          name="numbers"
          rows={3}
          maxLength={3000}
          hint={t("checkHint")}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" variant="soft" busy={check.isPending}>
          {t("checkNumbers")}
        </Button>
      </form>
      <div role="status">
        {found && (
          <ul aria-label={t("checked")} className="mt-3 divide-y divide-line">
            {found.map(({ express_no, state, received_at }) => (
              <li
                key={express_no}
                className="flex flex-wrap items-center justify-between gap-2 py-2"
              >
                <span className="min-w-0 break-all tabular-nums">{express_no}</span>
                <span className="flex flex-wrap items-center gap-2">
                  {received_at !== "" && (
                    <span className="text-xs text-text-3 tabular-nums">
                      {formatMinute(received_at)}
                    </span>
                  )}
                  <Chip tone={tones[state]}>{t(`checkStates.${state}`)}</Chip>
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
