import { ScanIcon, WalletIcon } from "@sampan/ui/icons-goods";
import { BankIcon } from "@sampan/ui/icons-account";
import { RadioGroup } from "@sampan/ui/radio-group";
import { useTranslations } from "use-intl";
import { useConfiguration } from "../../shell/configuration.ts";
import type { Channel } from "./topup-queries.ts";

interface WayChoiceProps {
  readonly channels: readonly Channel[];
  readonly value: string;
  readonly onChange: (way: string) => void;
}

/** The providers of the account's currency, and a bank transfer. [WAL-53] */
export function WayChoice({ channels, value, onChange }: WayChoiceProps) {
  const t = useTranslations("topups");
  const wordsOf = useWayWords();
  const { limits } = useConfiguration();
  const online = channels.map(({ channel }) => ({
    value: channel,
    label: wordsOf(channel),
    hint: t("onlineHint"),
    icon: channel === "omise" ? <ScanIcon /> : <WalletIcon />,
  }));
  const bank = {
    value: "bank",
    label: t("ways.bank"),
    hint: t("bankHint", {
      min: limits.topup_review_min_hours,
      max: limits.topup_review_max_hours,
    }),
    icon: <BankIcon />,
  };
  return (
    <section>
      <h2 className="mb-2 text-md font-[650]">{t("way")}</h2>
      {channels.length === 0 && <p className="mb-2 text-xs text-warn">{t("noOnline")}</p>}
      <div className="rounded-card bg-surface px-4 shadow-card">
        <RadioGroup
          legend={t("way")}
          layout="rows"
          options={[...online, bank]}
          value={value}
          onChange={onChange}
        />
      </div>
    </section>
  );
}

/** What people call a provider's way; one that is newer than this page is called by its own name. */
export function useWayWords(): (channel: string) => string {
  const t = useTranslations("topups.ways");
  return (channel) =>
    channel === "ecpay" || channel === "omise" || channel === "bank"
      ? t(channel)
      : t("other", { channel });
}
