import { Button } from "@sampan/ui/button";
import { Card } from "@sampan/ui/card";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { ReadAnew } from "../../shell/read-anew.tsx";
import { ChooseWay } from "./choose-way.tsx";
import { ConfirmStore } from "./confirm-store.tsx";
import { ChosenWay, ShownShipping, WayInTrouble } from "./last-mile-cards.tsx";
import { lastMileQuery } from "../tracking/last-mile-query.ts";

interface LastMilePartProps {
  readonly tid: string;
  readonly visit: string;
}

/** Where a parcel is picked up or brought to, what stores take, and the number that is asked for at the counter. */
export function LastMilePart({ tid, visit }: LastMilePartProps) {
  const t = useTranslations("lastMile");
  const [isOpen, setOpen] = useState(false);
  const found = useQuery(lastMileQuery(tid)).data?.data;
  if (!found || (found.ways.length === 0 && !found.shipping)) return null;
  const { shipping, chosen, may_choose } = found;
  return (
    <ReadAnew of={lastMileQuery(tid)}>
      {shipping && <ShownShipping shipping={shipping} />}
      {chosen?.trouble && <WayInTrouble found={found} />}
      {chosen && !shipping && <ChosenWay found={found} />}
      {visit !== "" && may_choose && <ConfirmStore tid={tid} visit={visit} />}
      {may_choose && isOpen && <ChooseWay tid={tid} found={found} />}
      {may_choose && !isOpen && (
        <Card as="section" aria-label={t("title")}>
          <h2 className="font-[650]">{t("title")}</h2>
          <p className="text-xs text-text-2">{t("hint")}</p>
          <Button variant="line" size="sm" className="mt-3" onClick={() => setOpen(true)}>
            {t("open")}
          </Button>
        </Card>
      )}
    </ReadAnew>
  );
}
