import type { Notice } from "@sampan/contract/people/notices";
import { Card } from "@sampan/ui/card";
import { formatMinute } from "@sampan/ui/format/dates";
import { ForwardIcon } from "@sampan/ui/icons-frame";
import { EmptyState } from "@sampan/ui/states";
import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { AddressLink } from "../../shell/address-link.tsx";
import { ListEnd } from "../../shell/list-end.tsx";
import { ReadAnew } from "../../shell/read-anew.tsx";
import { noticesQuery } from "./notice-queries.ts";
import { NoticesLoading } from "./notices-loading.tsx";
import { useMarkRead } from "./use-mark-read.ts";

/** The customer's notices, newest first; opening one marks it read and leads to what it speaks of. */
export function OwnNotices() {
  const t = useTranslations("notices");
  const list = useSuspenseInfiniteQuery(noticesQuery);
  const notices = list.data.pages.flatMap(({ datalist }) => datalist);
  if (notices.length === 0) return <EmptyState title={t("empty")} body={t("emptyBody")} />;
  return (
    <ReadAnew of={noticesQuery}>
      <ul className="stack mb-3">
        {notices.map((notice) => (
          <li key={notice.id}>
            <NoticeCard notice={notice} />
          </li>
        ))}
      </ul>
      <ListEnd list={list}>
        <NoticesLoading />
      </ListEnd>
    </ReadAnew>
  );
}

function NoticeCard({ notice }: { readonly notice: Notice }) {
  const marking = useMarkRead();
  const read = (): void => {
    if (!notice.is_read) marking.mutate(notice.id);
  };
  const content = <NoticeContent notice={notice} />;
  return (
    <Card padded={false} className="overflow-hidden">
      {notice.link ? (
        <AddressLink address={notice.link} onClick={read} className={noticeLook}>
          {content}
          <ForwardIcon size="sm" className="mt-0.5 text-text-3" />
        </AddressLink>
      ) : (
        <button type="button" onClick={read} className={noticeLook}>
          {content}
        </button>
      )}
    </Card>
  );
}

const noticeLook = "flex w-full items-start gap-3 p-4 text-left active:bg-surface-2";

function NoticeContent({ notice: { title, body, is_read, created_at } }: { notice: Notice }) {
  const t = useTranslations("notices");
  return (
    <span className="min-w-0 flex-1">
      <span className="flex items-center gap-2">
        {!is_read && (
          <span className="size-2 flex-none rounded-full bg-brand">
            <span className="sr-only">{t("unread")}</span>
          </span>
        )}
        <span className={is_read ? "font-medium" : "font-[650]"}>{title}</span>
      </span>
      <span className="mt-0.5 block break-words text-text-2">{body}</span>
      <span className="mt-1 block text-xs text-text-3 tabular-nums">
        {formatMinute(created_at)}
      </span>
    </span>
  );
}
