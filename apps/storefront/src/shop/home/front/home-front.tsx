import { lazy, Suspense, useState } from "react";
import { useSession } from "../../../shell/session.ts";
import { PopupChain } from "./popup-chain.tsx";

const OfferedPicker = lazy(async () => ({
  default: (await import("./offered-picker.tsx")).OfferedPicker,
}));

/**
 * What comes over home once it stands still: the picker, offered once after log-in, else the chain of popups. Only one of
 * them is there at any time. Who put the picker off is left alone until they come back. [HOME-06] [HOME-10] [HOME-14]
 */
export function HomeFront() {
  const session = useSession();
  const [isPutOff, setPutOff] = useState(false);
  if (session === undefined || isPutOff) return null;
  if (!session || session.was_asked_business) return <PopupChain isCustomer={session !== null} />;
  return (
    <Suspense>
      <OfferedPicker onPutOff={() => setPutOff(true)} />
    </Suspense>
  );
}
