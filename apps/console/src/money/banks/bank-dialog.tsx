import type { Refused } from "@sampan/client/query";
import { enterBankChange, type MaintainedBank } from "@sampan/contract/money/staff-banks";
import type { Region } from "@sampan/domain/kernel/regions";
import { Form, Input } from "antd";
import { useId, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Dialog } from "../../kit/dialog.tsx";
import { NamesFields } from "../../kit/names-fields.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { LogoField } from "./logo-field.tsx";
import { nameOf } from "./what-changes.ts";

interface BankDialogProps {
  readonly bank: MaintainedBank;
  readonly region: Region;
  readonly onClose: () => void;
}

/** What is to be said of a bank from now on. What is typed stays when it is refused. [BO-35] */
export function BankDialog({ bank, region, onClose }: BankDialogProps) {
  const t = useTranslations("consoleBanks");
  const id = useId();
  const { kind, code } = bank;
  const [said, setSaid] = useState({
    new_code: code,
    names: bank.names,
    logo: bank.logo,
    account_name: bank.account_name,
    account_no: bank.account_no,
  });
  const [refused, setRefused] = useState<Refused>();
  const put = (change: Partial<typeof said>) => {
    setRefused(undefined);
    setSaid((before) => ({ ...before, ...change }));
  };
  const enter = useCommand(enterBankChange, {
    told: t("entered"),
    whenDone: onClose,
    whenRefused: setRefused,
  });
  const field = (name: "new_code" | "account_name" | "account_no") => (
    <Input
      id={`${id}-${name}`}
      maxLength={200}
      value={said[name]}
      onChange={({ target }) => put({ [name]: target.value })}
    />
  );
  return (
    <Dialog
      width={520}
      title={t("editOne", { name: nameOf(bank.names, useLocale()) })}
      okText={t("enter")}
      okButtonProps={{ loading: enter.isRunning }}
      onCancel={onClose}
      onOk={() => enter.run({ kind, region, code, ...said })}
    >
      <Form layout="vertical" component="div" requiredMark={false}>
        <p className="note">{t(kind === "transfer" ? "transferConsequence" : "consequence")}</p>
        {refused && (
          <p className="note danger" role="alert">
            {refused.message}
          </p>
        )}
        <Form.Item label={t("name")}>
          <NamesFields names={said.names} onChange={(names) => put({ names })} />
        </Form.Item>
        <Form.Item label={t("code")} htmlFor={`${id}-new_code`} extra={t("codeHint")}>
          {field("new_code")}
        </Form.Item>
        {kind === "transfer" && (
          <>
            <Form.Item label={t("accountName")} htmlFor={`${id}-account_name`}>
              {field("account_name")}
            </Form.Item>
            <Form.Item label={t("accountNo")} htmlFor={`${id}-account_no`}>
              {field("account_no")}
            </Form.Item>
          </>
        )}
      </Form>
      <LogoField logo={said.logo} code={said.new_code} onChange={(logo) => put({ logo })} />
    </Dialog>
  );
}
