import { useSession } from "../../shell/session.ts";
import { AccountHead } from "./account-head.tsx";
import { AccountTiles } from "./account-tiles.tsx";
import { Entries } from "./entries.tsx";
import { OrdersCard } from "./orders-card.tsx";
import { VisitorHead } from "./visitor-head.tsx";
import { VoyageCard } from "./voyage-card.tsx";

/** The account at a glance and the ways to everything of it; visitors are invited in. [RT-67] [ACC-26] */
export function MinePage() {
  const session = useSession();
  return (
    <main id="content" className="pt-[env(safe-area-inset-top)]">
      {session ? <AccountHead session={session} /> : <VisitorHead />}
      <div className="stack px-(--gutter)">
        {session && (
          <>
            <OrdersCard />
            <VoyageCard />
            <AccountTiles />
          </>
        )}
        <Entries unread={session?.unread_notices ?? 0} isVisitor={!session} />
      </div>
    </main>
  );
}
