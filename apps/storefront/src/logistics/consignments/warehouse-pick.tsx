import { Card } from "@sampan/ui/card";
import { CopyIcon } from "@sampan/ui/icons-controls";
import { RadioGroup } from "@sampan/ui/radio-group";
import { Skeleton } from "@sampan/ui/states";
import { showToast } from "@sampan/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { PartProblem } from "../../trade/checkout/checkout-part.tsx";
import { warehouseAddressesQuery } from "./consignment-queries.ts";
import type { RegisterForm } from "./use-register-goods.ts";

/** Which warehouse it comes to, with the address to give the seller. */
export function WarehousePick({ form }: { readonly form: RegisterForm }) {
  const t = useTranslations("consignments");
  return (
    <Card as="section" className="stack gap-3">
      <h2 className="font-[650]">{t("sendTo")}</h2>
      {form.isVisitor ? (
        <p className="text-xs text-text-3">{t("sendToLogin")}</p>
      ) : (
        <Addresses form={form} />
      )}
    </Card>
  );
}

function Addresses({ form: { draft, set, problems } }: { readonly form: RegisterForm }) {
  const t = useTranslations("consignments");
  const { data } = useQuery(warehouseAddressesQuery);
  if (!data) return <Skeleton className="h-36 rounded-card" />;
  const chosen = data.datalist.find(({ warehouse }) => warehouse === draft.warehouse);
  return (
    <>
      <RadioGroup
        legend={t("sendTo")}
        options={data.datalist.map(({ warehouse }) => ({
          value: warehouse,
          label: t(`warehouses.${warehouse}`),
        }))}
        value={draft.warehouse}
        onChange={(warehouse) => set({ warehouse })}
      />
      {problems.warehouse && <PartProblem>{problems.warehouse}</PartProblem>}
      {chosen && (
        <div>
          <dl className="grid gap-1.5">
            <div>
              <dt className="text-xs text-text-2">{t("recipient")}</dt>
              <dd className="font-semibold tabular-nums">{chosen.recipient}</dd>
            </div>
            <div>
              <dt className="text-xs text-text-2">{t("address")}</dt>
              <dd lang="zh-Hans" className="break-words">
                {chosen.address}
              </dd>
            </div>
          </dl>
          <p className="mt-1.5 text-xs text-text-3">{t("recipientHint")}</p>
          <CopyAddress
            name={t(`warehouses.${chosen.warehouse}`)}
            text={`${chosen.recipient}\n${chosen.address}`}
          />
        </div>
      )}
    </>
  );
}

/** Only a secure page may write to the clipboard. */
function CopyAddress({ name, text }: { readonly name: string; readonly text: string }) {
  const t = useTranslations("consignments");
  const words = useTranslations("common");
  if (!globalThis.isSecureContext) return null;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    showToast({ message: words("copied") });
  };
  return (
    <button
      type="button"
      onClick={() => void copy()}
      className="tap mt-1.5 inline-flex items-center gap-1.5 font-semibold text-brand"
    >
      <CopyIcon size="xs" />
      {t("copyAddress", { name })}
    </button>
  );
}
