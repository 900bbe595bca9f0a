import { query } from "@sampan/client/query";
import { listCouponTemplates } from "@sampan/contract/money/staff-coupons";
import { listCampaigns } from "@sampan/contract/shop/staff-campaigns";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "use-intl";
import { useMe } from "../../session/me.ts";
import { ListField } from "./list-field.tsx";

interface NamesFieldProps {
  readonly of: "campaigns" | "coupons" | "articles";
  readonly names: string[];
  readonly onChange: (names: string[]) => void;
}

/** Which campaigns, coupons or articles a block shows. Those that somebody may not list are typed. */
export function NamesField({ of, names, onChange }: NamesFieldProps) {
  const t = useTranslations("consolePages");
  const options = { campaigns: useCampaigns(of), coupons: useCoupons(of), articles: [] }[of];
  return (
    <ListField
      label={t(`names.${of}`)}
      hint={t("namesHint")}
      names={names}
      options={options}
      most={10}
      onChange={onChange}
    />
  );
}

function useCampaigns(of: NamesFieldProps["of"]) {
  const language = useLocale();
  const mayList = useMe().rights.includes("maintain_campaigns");
  const asked = useQuery({
    ...query(listCampaigns, { page_size: 100 }, { asksLogin: true }),
    enabled: mayList && of === "campaigns",
  });
  return (asked.data?.datalist ?? [])
    .filter(({ state }) => state !== "ended")
    .map(({ id: value, names }) => ({ value, label: `${names[language] || names.zh} · ${value}` }));
}

function useCoupons(of: NamesFieldProps["of"]) {
  const language = useLocale();
  const mayList = useMe().rights.includes("view_coupons");
  const asked = useQuery({
    ...query(listCouponTemplates, { page_size: 100 }, { asksLogin: true }),
    enabled: mayList && of === "coupons",
  });
  return (asked.data?.datalist ?? [])
    .filter(({ is_open, taking }) => is_open && taking === "listed")
    .map(({ code: value, names }) => ({
      value,
      label: `${names[language] || names.zh} · ${value}`,
    }));
}
