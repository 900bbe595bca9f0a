import { lazy, Suspense } from "react";
import { useInsideApp } from "../../native/use-inside-app.ts";
import { useSession } from "../../shell/session.ts";
import { useInBrowser } from "../../shell/use-in-browser.ts";
import { useKept } from "../../shell/use-kept.ts";
import { wasOfferedPush } from "./push-choice.ts";

const PushOfferCard = lazy(async () => ({
  default: (await import("./push-offer-card.tsx")).PushOfferCard,
}));

/** Offers to tell this phone, where somebody just did something they will want to hear of; once, and never at the start. [BO-53] */
export function PushOffer() {
  const isInsideApp = useInsideApp();
  const session = useSession();
  const wasOffered = useKept(wasOfferedPush);
  const mayAsk = useInBrowser(
    () =>
      "PushManager" in window && "Notification" in window && Notification.permission === "default",
  );
  if (isInsideApp || !session || wasOffered || !mayAsk) return null;
  return (
    <Suspense>
      <PushOfferCard />
    </Suspense>
  );
}
