import { PageHeader } from "@sampan/ui/page-header";
import { Tabs } from "@sampan/ui/tabs";
import { useNavigate } from "@tanstack/react-router";
import { Suspense, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { BackButton } from "../../shell/back-button.tsx";
import { useSession } from "../../shell/session.ts";
import { NoticesLoading } from "./notices-loading.tsx";
import { OwnNotices } from "./own-notices.tsx";
import { ReadAll } from "./read-all.tsx";
import { VisitorInvitation } from "./visitor-invitation.tsx";

export const noticeTabs = ["own", "published"] as const;
export type NoticeTab = (typeof noticeTabs)[number];

const panelId = "notices";

interface NoticesPageProps {
  readonly tab: NoticeTab;
  readonly announcements: ReactNode;
}

/** What happened to the customer's things, and what we announce to everybody. [RT-26] */
export function NoticesPage({ tab, announcements }: NoticesPageProps) {
  const t = useTranslations("notices");
  const navigate = useNavigate();
  const session = useSession();
  return (
    <main id="content">
      <PageHeader
        title={t("title")}
        back={<BackButton />}
        actions={session && session.unread_notices > 0 && <ReadAll />}
      />
      <div className="stack px-(--gutter)">
        <Tabs
          label={t("tabs.label")}
          tabs={noticeTabs.map((value) => ({
            value,
            label: t(`tabs.${value}`),
            count: value === "own" ? session?.unread_notices : undefined,
          }))}
          value={tab}
          onChange={(value) => void navigate({ ...ownPathTo.noticesOf(value), replace: true })}
          panelId={panelId}
        />
        <div role="tabpanel" id={panelId} aria-labelledby={`${panelId}-${tab}`}>
          <Suspense fallback={<NoticesLoading />}>
            {tab === "published" && announcements}
            {tab === "own" && (session ? <OwnNotices /> : <VisitorInvitation />)}
          </Suspense>
        </div>
      </div>
    </main>
  );
}
