import { Button } from "@sampan/ui/button";
import { EndOfList, ErrorState } from "@sampan/ui/states";
import { useRouteContext } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { endKey } from "./end-key.ts";
import { faultWords } from "./fault-words.ts";
import { useNearEnd } from "./use-near-end.ts";

/** As TanStack Query tells it of a list that grows. */
interface GrowingList {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isPlaceholderData?: boolean;
  readonly error: Error | null;
  readonly fetchNextPage: () => unknown;
  readonly data: { readonly pages: readonly unknown[] };
}

interface ListEndProps {
  readonly list: GrowingList;
  /** Skeletons of what comes next, in a loading region. */
  readonly children: ReactNode;
}

/** The end of a list that grows: reads on when it comes near, says when that failed, and when it was all. */
export function ListEnd({ list, children }: ListEndProps) {
  const t = useTranslations("common");
  const { speech } = useRouteContext({ from: "__root__" });
  const isBusy = list.isFetchingNextPage;
  const marker = useNearEnd(() => {
    if (!isBusy && !list.error) void list.fetchNextPage();
  });
  if (list.error && !isBusy)
    return (
      <ErrorState
        title={faultWords(speech.say, list.error)}
        action={
          <Button variant="soft" size="sm" onClick={() => void list.fetchNextPage()}>
            {t("retry")}
          </Button>
        }
      />
    );
  if (!list.hasNextPage) return <EndOfList>{t("end")}</EndOfList>;
  return (
    <div key={endKey(list)} ref={marker}>
      {children}
    </div>
  );
}
