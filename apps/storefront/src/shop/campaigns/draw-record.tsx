import { query, read } from "@sampan/client/query";
import { drawsAtOnce, queryDraws } from "@sampan/contract/shop/campaigns";
import { Button } from "@sampan/ui/button";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { AddressLink } from "../../shell/address-link.tsx";
import { checkDraws, type DrawsChecked } from "./check-draws.ts";
import { OwnDraws } from "./own-draws.tsx";

interface DrawRecordProps {
  readonly id: string;
  /** Whether this is the campaign's own address, which stays when it is over. */
  readonly isOwnPage?: boolean;
}

/**
 * The commitment of a draw and the reader's own entries by their numbers; after its end the seed, and whether every result
 * follows from it, all of them reckoned here.
 */
export function DrawRecord({ id, isOwnPage = false }: DrawRecordProps) {
  const t = useTranslations("campaigns.check");
  const { data: draws } = useQuery(query(queryDraws, { id, page_size: 1 }));
  const check = useCheck(id, draws?.seed ?? "");
  if (!draws) return null;
  return (
    <>
      <dl className="mt-1 grid gap-1 text-xs break-all text-text-2">
        <dt className="text-text-3">{t("commitment")}</dt>
        <dd className="tabular-nums">{draws.commitment}</dd>
        <dt className="text-text-3">{t("seed")}</dt>
        <dd className="tabular-nums">{draws.seed === "" ? t("later") : draws.seed}</dd>
        <dt className="text-text-3">{t("draws")}</dt>
        <dd>
          <span role="status">
            {draws.seed === "" ? (
              t("soFar", { count: draws.total })
            ) : (
              <Result check={check} total={draws.total} />
            )}
          </span>
        </dd>
      </dl>
      <OwnDraws id={id} prizes={draws.prizes} checked={check.checked} />
      {!isOwnPage && (
        <AddressLink address={`/activityone/${id}`} className="tap mt-1 text-xs text-brand">
          {t("address")}
        </AddressLink>
      )}
    </>
  );
}

interface Check {
  /** Undefined while it is reckoned. */
  readonly checked: DrawsChecked | undefined;
  readonly soFar: number;
  readonly isFailed: boolean;
  readonly again: () => void;
}

function Result({ check, total }: { readonly check: Check; readonly total: number }) {
  const t = useTranslations("campaigns.check");
  const { checked, soFar, isFailed, again } = check;
  if (isFailed)
    return (
      <>
        {t("unread")}{" "}
        <Button variant="soft" size="sm" onClick={again}>
          {t("again")}
        </Button>
      </>
    );
  if (!checked) return t("reckoning", { count: soFar, total });
  if (checked.isTrue) return t("right", { count: checked.checked });
  return (
    <>
      {t("wrong", { count: checked.checked, total: checked.total })}
      {checked.wrong.length > 0 && ` ${t("wrongOnes", { numbers: checked.wrong.join(", ") })}`}
    </>
  );
}

/** Reckons everything once the seed is told; what is over does not change any more. */
function useCheck(id: string, seed: string): Check {
  const [soFar, setSoFar] = useState(0);
  const { data, isError, refetch } = useQuery({
    queryKey: ["draws-check", id, seed],
    queryFn: ({ client, signal }) =>
      checkDraws(
        (page) => read(queryDraws, { id, page, page_size: drawsAtOnce }, { client, signal }),
        setSoFar,
      ),
    enabled: seed !== "",
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { checked: data, soFar, isFailed: isError, again: () => void refetch() };
}
