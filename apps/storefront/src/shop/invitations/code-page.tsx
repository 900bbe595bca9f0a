import { LoadingRegion, Skeleton } from "@sampan/ui/states";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { PickupQr } from "../../logistics/pickups/pickup-qr.tsx";
import { BackButton } from "../../shell/back-button.tsx";
import { inviteCodeQuery, shareAddress } from "./invitation-queries.ts";
import { ShareButton } from "./share-button.tsx";

/** One's code, large enough for a camera, and a way to send it. [RT-110] [INV-01] */
export function CodePage() {
  const t = useTranslations("invitations");
  const { code } = useSuspenseQuery(inviteCodeQuery).data.data;
  return (
    <Bare>
      <div className="size-64 max-w-full">
        <PickupQr text={shareAddress(code)} label={t("codeOf", { code })} />
      </div>
      <p className="text-xl font-[650] tracking-widest tabular-nums">{code}</p>
      <p className="max-w-80 text-center text-balance text-text-2">{t("codeHint")}</p>
      <ShareButton code={code} />
    </Bare>
  );
}

export function CodeSkeleton() {
  const words = useTranslations("common");
  return (
    <Bare>
      <LoadingRegion label={words("loading")}>
        <Skeleton className="size-64 max-w-full rounded-card" />
      </LoadingRegion>
    </Bare>
  );
}

function Bare({ children }: { readonly children: ReactNode }) {
  const t = useTranslations("invitations");
  return (
    <main
      id="content"
      className="bare-page relative grid min-h-dvh content-center justify-items-center gap-4 px-6 py-16"
    >
      <div className="absolute top-[max(4px,env(safe-area-inset-top))] left-1">
        <BackButton />
      </div>
      <h1 className="text-lg font-[650]">{t("code")}</h1>
      {children}
    </main>
  );
}
