import { Refused } from "@sampan/client/query";
import { Button, buttonLook } from "@sampan/ui/button";
import { Card } from "@sampan/ui/card";
import { PageHeader } from "@sampan/ui/page-header";
import { EmptyState, LoadingRegion, Skeleton } from "@sampan/ui/states";
import { useQuery } from "@tanstack/react-query";
import { Link, useRouter } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { pathTo } from "../../paths.ts";
import { BackButton } from "../../shell/back-button.tsx";
import { PageFault } from "../../shell/page-fault.tsx";
import { outerQuery } from "./article-queries.ts";

/** Names the real host, and goes there after a tap alone, without saying where from. [RT-12] */
export function OuterPage({ to }: { readonly to: string }) {
  const t = useTranslations("articles.outer");
  const router = useRouter();
  const asked = useQuery(outerQuery(to, "leave"));
  return (
    <main id="content">
      <PageHeader title={t("title")} back={<BackButton />} />
      <div className="px-(--gutter) pt-1">
        {asked.data ? (
          <Card as="section" aria-label={asked.data.data.host}>
            <p className="text-lg font-[650] break-all">{asked.data.data.host}</p>
            <p className="mt-2 break-words">{t("body", { host: asked.data.data.host })}</p>
            <p className="mt-1 text-text-2">{t("look")}</p>
            <div className="mt-4 flex flex-wrap gap-3">
              <a
                href={asked.data.data.href}
                target="_blank"
                rel="noopener noreferrer"
                referrerPolicy="no-referrer"
                className={buttonLook({ variant: "action" })}
              >
                {t("go", { host: asked.data.data.host })}
              </a>
              <Button variant="soft" onClick={() => router.history.back()}>
                {t("stay")}
              </Button>
            </div>
          </Card>
        ) : (
          <NotThere asked={asked} />
        )}
      </div>
    </main>
  );
}

interface NotThereProps {
  readonly asked: {
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
}

/** On its way, not listed, or not to be had. */
export function NotThere({ asked: { error, isFetching, refetch } }: NotThereProps) {
  const words = useTranslations("common");
  if (error instanceof Refused && error.code === "outer_address_unlisted")
    return (
      <EmptyState
        title={error.message}
        action={
          <Link {...pathTo.home} className={buttonLook({})}>
            {words("goHome")}
          </Link>
        }
      />
    );
  if (error) return <PageFault error={error} busy={isFetching} onRetry={() => void refetch()} />;
  return (
    <LoadingRegion label={words("loading")}>
      <Skeleton className="h-44 rounded-card" />
    </LoadingRegion>
  );
}
