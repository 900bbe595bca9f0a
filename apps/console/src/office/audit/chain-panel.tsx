import { callApi } from "@sampan/client/call-api";
import { query, Refused } from "@sampan/client/query";
import type { OutputOf } from "@sampan/contract/kernel/call";
import { checkAuditChain, getChainState } from "@sampan/contract/kernel/audit/staff-audit";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Button, Input } from "antd";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { Icon } from "../../kit/icon.tsx";
import { Loaded, Trouble } from "../../kit/loaded.tsx";
import { Panel } from "../../kit/panel.tsx";

const noteForm = /^[1-9]\d{0,14}:[0-9a-f]{64}$/;

/** Whether anybody touched the log: the chain is walked when somebody asks. [BO-03] */
export function ChainPanel() {
  const t = useTranslations("consoleAudit");
  const [noted, setNoted] = useState("");
  const id = useId();
  const note = noted.trim();
  const isReadable = note === "" || noteForm.test(note);
  const check = useMutation({
    mutationFn: async () => {
      const input = note === "" ? {} : { noted: note };
      // A long log takes a while to walk.
      const answer = await callApi(checkAuditChain, input, {
        asksLogin: true,
        timeout_ms: 300_000,
      });
      if (!answer.ok) throw new Refused(answer.error);
      return answer.value.data;
    },
  });
  return (
    <Panel title={t("chain")} isPadded>
      <div className="stack">
        <p className="muted">{t("chainHint")}</p>
        <ChainState />
        <form
          className="row wrap"
          onSubmit={(event) => {
            event.preventDefault();
            if (isReadable) check.mutate();
          }}
        >
          <label htmlFor={id} className="small-text muted">
            {t("noted")}
          </label>
          <Input
            id={id}
            className="chain-note"
            value={noted}
            status={isReadable ? "" : "error"}
            aria-invalid={!isReadable}
            aria-describedby={isReadable ? undefined : `${id}-form`}
            onChange={(event) => setNoted(event.target.value)}
          />
          <Button htmlType="submit" loading={check.isPending} disabled={!isReadable}>
            {t("check")}
          </Button>
        </form>
        {!isReadable && (
          <p id={`${id}-form`} className="small-text chain-refusal">
            {t("notedForm")}
          </p>
        )}
        {check.error && <Trouble trouble={check.error} retry={() => check.mutate()} />}
        {check.data && <Outcome outcome={check.data} />}
      </div>
    </Panel>
  );
}

/** Acts are linked within a second or two of their doing; whoever looks here sees when they are not. */
function ChainState() {
  const t = useTranslations("consoleAudit");
  const asked = useQuery(query(getChainState, {}, { asksLogin: true }));
  return (
    <Loaded asked={asked} skeletonRows={1}>
      {({ data: { linked, waiting, waiting_since, is_late } }) => (
        <>
          <p className="small-text muted">
            {t("linked", { count: linked })}
            {waiting > 0 && ` · ${t("waiting", { count: waiting, since: waiting_since ?? "–" })}`}
          </p>
          {is_late && (
            <p role="alert" className="note danger">
              <Icon name="warn" />
              {t("late")}
            </p>
          )}
        </>
      )}
    </Loaded>
  );
}

function Outcome({ outcome }: { readonly outcome: OutputOf<typeof checkAuditChain>["data"] }) {
  const t = useTranslations("consoleAudit");
  const { found, checked, waiting, end } = outcome;
  return (
    <div role="status" className="stack">
      <p className={found ? "note danger" : "note"}>
        <Icon name={found ? "warn" : "check"} />
        {found
          ? t(`breaks.${found.kind}`, { act: found.act ?? "–" })
          : t("holds", { count: checked })}
      </p>
      {found && <p className="small-text muted">{t("heldUntil", { count: checked })}</p>}
      {waiting > 0 && <p className="small-text muted">{t("checkedWaiting", { count: waiting })}</p>}
      <dl className="facts small-text">
        <dt>{t("endLabel")}</dt>
        <dd>
          <code className="chain-end">{end}</code>
        </dd>
      </dl>
    </div>
  );
}
