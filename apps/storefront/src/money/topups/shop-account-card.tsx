import { Button } from "@sampan/ui/button";
import { Card } from "@sampan/ui/card";
import { CopyIcon } from "@sampan/ui/icons-controls";
import { BankIcon } from "@sampan/ui/icons-account";
import { showToast } from "@sampan/ui/toast";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { shopAccountQuery } from "./topup-queries.ts";

/** The one local account that transfers go to, its number ready to be copied. [WAL-02] */
export function ShopAccountCard() {
  const t = useTranslations("topups.bank");
  const { data: account } = useSuspenseQuery(shopAccountQuery).data;
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(account.account_no);
    if (isCopied) showToast({ message: t("copied") });
    else showToast({ message: t("copyFailed"), tone: "danger" });
  };
  return (
    <section aria-labelledby="transfer-to">
      <h2 id="transfer-to" className="mb-3 text-md font-[650]">
        {t("stepTransfer")}
      </h2>
      <Card>
        <div className="flex items-center gap-3">
          <BankLogo logo={account.logo} />
          <p className="min-w-0 flex-1 font-[650]">
            {account.name} <span className="text-text-3 tabular-nums">({account.code})</span>
          </p>
        </div>
        <div className="mt-3 flex flex-wrap items-end justify-between gap-x-3 gap-y-2 border-t border-line pt-3">
          <dl className="grid min-w-0 gap-3">
            <div>
              <dt className="text-xs text-text-3">{t("accountName")}</dt>
              <dd>{account.account_name}</dd>
            </div>
            <div>
              <dt className="text-xs text-text-3">{t("accountNo")}</dt>
              <dd className="text-amount break-all tabular-nums select-all">
                {account.account_no}
              </dd>
            </div>
          </dl>
          <Button variant="soft" size="sm" onClick={() => void copy()}>
            <CopyIcon size="sm" />
            {t("copyNo")}
          </Button>
        </div>
      </Card>
    </section>
  );
}

const BankLogo = ({ logo }: { logo: string }) =>
  logo ? (
    <img src={logo} alt="" className="size-10 flex-none rounded-sm object-contain" />
  ) : (
    <span className="grid size-10 flex-none place-items-center rounded-full bg-brand-soft text-brand">
      <BankIcon />
    </span>
  );

/** False where the browser does not let pages copy: by http, or when the person said no. */
async function copyText(text: string): Promise<boolean> {
  if (!navigator.clipboard) return false;
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
