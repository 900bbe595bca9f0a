import { PageHeader } from "@sampan/ui/page-header";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { BackButton } from "../../shell/back-button.tsx";
import { outerQuery } from "./article-queries.ts";
import { NotThere } from "./outer-page.tsx";

/** A partner's page in a frame that knows nothing of ours; whose it is stands above it. [RT-05] */
export function FramedPage({ to }: { readonly to: string }) {
  const t = useTranslations("articles.outer");
  const asked = useQuery(outerQuery(to, "frame"));
  return (
    <main id="content">
      <PageHeader title={t("framed")} back={<BackButton />} />
      {asked.data ? (
        <>
          <p className="px-(--gutter) pb-2 text-xs break-all text-text-3">
            {t("from", { host: asked.data.data.host })}
          </p>
          <iframe
            src={asked.data.data.href}
            title={t("from", { host: asked.data.data.host })}
            sandbox="allow-scripts allow-forms"
            referrerPolicy="no-referrer"
            className="block h-[70dvh] w-full border-0 bg-surface"
          />
        </>
      ) : (
        <div className="px-(--gutter) pt-1">
          <NotThere asked={asked} />
        </div>
      )}
    </main>
  );
}
