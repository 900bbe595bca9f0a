import { query } from "@sampan/client/query";
import { queryDraws } from "@sampan/contract/shop/campaigns";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { checkDraws } from "./check-draws.ts";

/** The commitment of a draw; after its end the seed, and whether every result follows from it, reckoned here. */
export function DrawCheck({ id }: { readonly id: string }) {
  const t = useTranslations("campaigns.check");
  const { data: draws } = useQuery(query(queryDraws, { id }));
  const { data: check } = useQuery({
    queryKey: ["draw-check", id, draws?.seed, draws?.total],
    queryFn: () => (draws ? checkDraws(draws) : null),
    enabled: draws !== undefined && draws.seed !== "",
  });
  if (!draws) return null;
  return (
    <dl className="mt-1 grid gap-1 text-xs break-all text-text-2">
      <dt className="text-text-3">{t("commitment")}</dt>
      <dd className="tabular-nums">{draws.commitment}</dd>
      <dt className="text-text-3">{t("seed")}</dt>
      <dd className="tabular-nums">{draws.seed === "" ? t("later") : draws.seed}</dd>
      <dt className="text-text-3">{t("draws")}</dt>
      <dd role="status">
        {check
          ? t(check.isTrue ? "right" : "wrong", { count: check.checked })
          : t("soFar", { count: draws.total })}
      </dd>
    </dl>
  );
}
