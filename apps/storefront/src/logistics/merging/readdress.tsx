import { isReaddressable } from "@sampan/domain/logistics/merging/is-readdressable";
import { Button } from "@sampan/ui/button";
import { Card } from "@sampan/ui/card";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import type { ParcelDetail } from "../parcels/parcel-queries.ts";

const ReaddressForm = lazy(async () => ({
  default: (await import("./readdress-form.tsx")).ReaddressForm,
}));

/** Of a paid parcel that no box has taken yet, the way to send it elsewhere. */
export function Readdress({ parcel }: { readonly parcel: ParcelDetail }) {
  const t = useTranslations("merging.readdress");
  const [isOpen, setOpen] = useState(false);
  const { tid, status, transport_state: transport } = parcel;
  if (status === 0 || !isReaddressable({ billing: status, transport })) return null;
  return (
    <Card as="section" aria-label={t("title")}>
      <h2 className="font-[650]">{t("title")}</h2>
      <p className="text-xs text-text-2">{t("hint")}</p>
      {isOpen ? (
        <Suspense>
          <ReaddressForm tid={tid} onDone={() => setOpen(false)} />
        </Suspense>
      ) : (
        <Button variant="line" size="sm" className="mt-3" onClick={() => setOpen(true)}>
          {t("title")}
        </Button>
      )}
    </Card>
  );
}
