import { Button, Skeleton } from "antd";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Icon } from "./icon.tsx";
import { useWordsOfTrouble } from "./words-of-trouble.ts";

/** As much of a query as showing it needs. */
export interface Asked<Answer> {
  readonly data: Answer | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

interface LoadedProps<Answer> {
  readonly asked: Asked<Answer>;
  readonly skeletonRows?: number;
  readonly children: (answer: Answer) => ReactNode;
}

/** What was asked for once it is there, until then its skeleton, and what happened when it does not come. */
export function Loaded<Answer>({ asked, skeletonRows = 6, children }: LoadedProps<Answer>) {
  const t = useTranslations("common");
  if (asked.data !== undefined) return children(asked.data);
  if (asked.error) return <Trouble trouble={asked.error} retry={() => void asked.refetch()} />;
  return (
    <div role="status" aria-label={t("loading")} style={{ padding: 16 }}>
      <Skeleton active title={false} paragraph={{ rows: skeletonRows }} />
    </div>
  );
}

interface TroubleProps {
  readonly trouble: unknown;
  readonly retry?: () => void;
}

/** What happened, in words, and the way to try again. */
export function Trouble({ trouble, retry }: TroubleProps) {
  const t = useTranslations("common");
  const wordsOf = useWordsOfTrouble();
  return (
    <div className="nothing" role="alert">
      <span className="tag danger">
        <Icon name="warn" small />
        {wordsOf(trouble)}
      </span>
      {retry && <Button onClick={retry}>{t("retry")}</Button>}
    </div>
  );
}
