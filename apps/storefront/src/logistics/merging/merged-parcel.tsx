import { callApi } from "@sampan/client/call-api";
import { splitPackage } from "@sampan/contract/logistics/merging/merging";
import { Button } from "@sampan/ui/button";
import { Card } from "@sampan/ui/card";
import { showToast } from "@sampan/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { useTranslations } from "use-intl";
import { addressWords, phoneWords } from "../../people/addresses/address-words.ts";
import { pathTo } from "../../paths.ts";
import { useSheet } from "../../shell/use-sheet.ts";
import { useTellFault } from "../../shell/use-tell-fault.ts";
import { kindOf } from "../../goods/shippability/kind-of.ts";
import type { ParcelDetail } from "../parcels/parcel-queries.ts";
import { forgetStored } from "./forget-stored.ts";

const ConfirmDialog = lazy(async () => ({
  default: (await import("@sampan/ui/confirm-dialog")).ConfirmDialog,
}));

/** Of a merged parcel its parts and its way, with the way back before its bill; of a part what it is in. [CONS-01] */
export function MergedParcel({ parcel }: { readonly parcel: ParcelDetail }) {
  const t = useTranslations("merging");
  const ways = useTranslations("shippability");
  const { merged, part_tids, rel_tid, status } = parcel;
  if (rel_tid !== "" && (status === 1 || status === 2))
    return (
      <Card as="section">
        <Link {...pathTo.parcel(rel_tid)} className="tap font-semibold break-all text-brand">
          {t("partOf", { tid: rel_tid })}
        </Link>
      </Card>
    );
  if (!merged) return null;
  const { address, declaration } = merged;
  return (
    <Card as="section" aria-label={t("parts")}>
      <h2 className="font-[650]">{t("merged", { count: part_tids.length })}</h2>
      <p className="text-xs text-text-2">{t(merged.is_packed ? "packed" : "waiting")}</p>
      <ul className="my-2 flex flex-wrap gap-x-3 gap-y-1">
        {part_tids.map((tid) => (
          <li key={tid}>
            <Link {...pathTo.parcel(tid)} className="tap break-all text-brand tabular-nums">
              {tid}
            </Link>
          </li>
        ))}
      </ul>
      <dl className="grid gap-1.5">
        <div>
          <dt className="text-text-2">{t("way")}</dt>
          <dd>
            {ways(`kinds.${kindOf(merged)}`)} · {address.consignee} {phoneWords(address.phone)}
            <span className="block">{addressWords(address)}</span>
          </dd>
        </div>
        {declaration.length > 0 && (
          <div>
            <dt className="text-text-2">{t("declared")}</dt>
            {declaration.map(({ oid, name, material }) => (
              <dd key={oid}>
                {name} · {material}
              </dd>
            ))}
          </div>
        )}
      </dl>
      {parcel.bill_tid === null && <Split tid={parcel.tid} />}
    </Card>
  );
}

function Split({ tid }: { readonly tid: string }) {
  const t = useTranslations("merging");
  const sheet = useSheet();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const tellFault = useTellFault();
  const splitting = useMutation({
    mutationFn: () => callApi(splitPackage, { tid }, { asksLogin: true }),
    onSuccess: async (answer) => {
      sheet.close();
      await forgetStored(queryClient);
      if (!answer.ok) return tellFault(answer.error);
      showToast({ message: t("splitDone") });
      return navigate({ ...pathTo.parcels, replace: true });
    },
    onError: tellFault,
  });
  return (
    <>
      <Button variant="line" size="sm" className="mt-3" onClick={sheet.open}>
        {t("split")}
      </Button>
      {sheet.wasOpened && (
        <Suspense>
          <ConfirmDialog
            open={sheet.isOpen}
            onClose={sheet.close}
            title={t("splitTitle")}
            confirmLabel={t("splitConfirm")}
            cancelLabel={t("splitKeep")}
            busy={splitting.isPending}
            onConfirm={() => splitting.mutate()}
          >
            {t("splitBody")}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}
