import { Button } from "@sampan/ui/button";
import { Card } from "@sampan/ui/card";
import { BellIcon } from "@sampan/ui/icons-places";
import { showToast } from "@sampan/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { wasOfferedPush } from "./push-choice.ts";
import { pushWishesQuery } from "./push-wishes-query.ts";
import { usePushHere } from "./use-push-here.ts";

/** The offer itself. The tap that takes it is the one by which the browser asks. */
export function PushOfferCard() {
  const t = useTranslations("pushes.offer");
  const wishes = useQuery(pushWishesQuery).data?.data;
  const taking = usePushHere(wishes?.public_key ?? "");
  if (!wishes?.public_key || wishes.is_here) return null;
  const take = () =>
    taking.mutate(true, {
      onSuccess: (answer) => {
        if (answer?.ok) showToast({ message: t("taken") });
      },
      onSettled: () => wasOfferedPush.keep(true),
    });
  return (
    <Card as="section" aria-label={t("title")} className="stack gap-3">
      <div className="flex items-start gap-3">
        <BellIcon className="mt-0.5 flex-none text-brand" />
        <div className="min-w-0">
          <h2 className="font-[650]">{t("title")}</h2>
          <p className="text-text-2">{t("body")}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" busy={taking.isPending} onClick={take}>
          {t("take")}
        </Button>
        <Button variant="quiet" size="sm" onClick={() => wasOfferedPush.keep(true)}>
          {t("later")}
        </Button>
      </div>
    </Card>
  );
}
