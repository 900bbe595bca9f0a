import { voidReceipt } from "@sampan/contract/money/staff-receipts";
import { Button, Input, Space } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useCommand } from "../../kit/use-command.ts";

const longestNumber = 20;
/** As long as a provider takes it. */
const longestReason = 20;

/** Makes an issued receipt void by its number: its order was never to be. */
export function VoidForm() {
  const t = useTranslations("consoleReceipts");
  const [number, setNumber] = useState("");
  const [reason, setReason] = useState("");
  const making = useCommand(voidReceipt, {
    told: t("made_void"),
    whenDone: () => setNumber(""),
  });
  const isWhole = number.trim() !== "" && reason.trim() !== "";
  return (
    <Space wrap>
      <Input
        aria-label={t("number")}
        placeholder={t("number")}
        maxLength={longestNumber}
        value={number}
        onChange={({ target }) => setNumber(target.value)}
      />
      <Input
        aria-label={t("reason")}
        placeholder={t("reason")}
        maxLength={longestReason}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <Button
        danger
        disabled={!isWhole}
        loading={making.isRunning}
        onClick={() => making.run({ number: number.trim(), reason: reason.trim() })}
      >
        {t("make_void")}
      </Button>
    </Space>
  );
}
