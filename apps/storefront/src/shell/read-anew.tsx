import { LoadingOverlay } from "@sampan/ui/states";
import { notifyManager, type Query, type QueryKey, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useCallback, useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";

interface ReadAnewProps {
  /** The query whose answer is shown, with the key of what is asked for now. */
  readonly of: { readonly queryKey: QueryKey };
  /** Of what surrounds the content. */
  readonly className?: string;
  /** What was read. A page that has nothing yet shows its skeletons, and not through this. */
  readonly children: ReactNode;
}

/**
 * What was read before, under an overlay while it is read anew because it no longer holds: something else was asked for
 * (a tab, a filter, an order of the goods), or an act has moved it. A copy that is merely looked after behind the page,
 * as when a window comes back into view, is no reason to keep people from it. [SRCH-18] [AGNT-30]
 */
export function ReadAnew({ of: { queryKey }, className, children }: ReadAnewProps) {
  const t = useTranslations("common");
  const isRead = useIsReadAnew(queryKey);
  return (
    <div className="relative">
      {/* The overlay stands beside it: what changes inside of something busy is not read out. */}
      <div className={className} aria-busy={isRead || undefined}>
        {children}
      </div>
      {isRead && <LoadingOverlay label={t("loading")} />}
    </div>
  );
}

/** As `useIsFetching` tells it, but never of the first drawing: the server's has no overlay, whatever the browser reads. */
function useIsReadAnew(queryKey: QueryKey): boolean {
  const client = useQueryClient();
  const cache = client.getQueryCache();
  const follow = useCallback(
    (tell: () => void) => cache.subscribe(notifyManager.batchCalls(tell)),
    [cache],
  );
  const isRead = () => client.isFetching({ queryKey, exact: true, predicate: holdsNoLonger }) > 0;
  return useSyncExternalStore(follow, isRead, () => false);
}

/** Under a key without an answer the one before is shown; a next page is added to what stays. */
const holdsNoLonger = ({ state }: Query): boolean =>
  state.data === undefined
    ? state.status === "pending"
    : state.isInvalidated && !state.fetchMeta?.fetchMore;
