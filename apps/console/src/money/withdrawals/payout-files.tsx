import { query } from "@sampan/client/query";
import {
  listPayouts,
  makePayoutFile,
  readPayoutFile,
} from "@sampan/contract/money/withdrawals/staff-withdrawals";
import { useQuery } from "@tanstack/react-query";
import { Button } from "antd";
import { useTranslations } from "use-intl";
import { Amount } from "../../kit/amount.tsx";
import { Loaded } from "../../kit/loaded.tsx";
import { Panel } from "../../kit/panel.tsx";
import { saveFile } from "@sampan/client/save-file";
import { useCommand } from "../../kit/use-command.ts";

/** What is to be paid, as a file for each bank, and the files whose payouts are not all recorded. [BO-31] */
export function PayoutFiles() {
  const t = useTranslations("consoleWithdrawals");
  const asked = useQuery(query(listPayouts, {}, { asksLogin: true }));
  const taken = {
    whenDone: ({ data }: { readonly data: { readonly file: string; readonly text: string } }) =>
      saveFile(`${data.file}.csv`, data.text),
  };
  const make = useCommand(makePayoutFile, { ...taken, told: t("fileMade") });
  const read = useCommand(readPayoutFile, taken);
  return (
    <Panel title={t("files")} isPadded>
      <p className="small-text faint">{t("filesNote")}</p>
      <Loaded asked={asked} skeletonRows={2}>
        {({ data: { banks, files } }) => (
          <ul className="payout-files">
            {banks.length + files.length === 0 && <li className="muted">{t("noFiles")}</li>}
            {banks.map(({ region, bank, bank_name, count, total, currency }) => (
              <li key={`${region}${bank}`}>
                <span className="strong">
                  {bank_name} {bank}
                </span>
                <span>{t("payouts", { count })}</span>
                <Amount cents={total} currency={currency} />
                <span className="grow" />
                <Button
                  type="primary"
                  loading={make.isRunning}
                  onClick={() => make.run({ region, bank })}
                >
                  {t("makeFile", { bank: bank_name })}
                </Button>
              </li>
            ))}
            {files.map(({ file, bank_name, count, unpaid }) => (
              <li key={file}>
                <span className="strong">{file}</span>
                <span>{bank_name}</span>
                <span>{t("unpaid", { unpaid, count })}</span>
                <span className="grow" />
                <Button loading={read.isRunning} onClick={() => read.run({ file })}>
                  {t("readFile", { file })}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  );
}
