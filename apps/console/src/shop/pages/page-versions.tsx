import { query } from "@sampan/client/query";
import {
  listPageVersions,
  type PageRow,
  returnToPageVersion,
} from "@sampan/contract/shop/pages/staff-pages";
import { formatMinute } from "@sampan/ui/format/dates";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { Button, Pagination } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Loaded } from "../../kit/loaded.tsx";
import { Panel } from "../../kit/panel.tsx";
import { Tag } from "../../kit/tag.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { useConfirm } from "../../kit/use-confirm.ts";
import { pathTo } from "../../paths.ts";

const size = 8;

/** The versions of a page, the newest first, and the way back to each. [BO-40] */
export function PageVersions({ row }: { readonly row: PageRow }) {
  const t = useTranslations("consolePages");
  const [page, setPage] = useState(1);
  const asked = useQuery(
    query(listPageVersions, { id: row.id, page, page_size: size }, { asksLogin: true }),
  );
  const back = useReturn(row);
  return (
    <Panel title={t("versions")} isPadded>
      <Loaded asked={asked} skeletonRows={4}>
        {({ datalist, total }) => (
          <>
            <ol className="lines">
              {datalist.map(({ version, saved_by, saved_at, is_published }) => (
                <li key={version}>
                  <span className="grow">
                    <span className="row wrap">
                      {t("versionOf", { version })}
                      {is_published && <Tag tone="ok">{t("current")}</Tag>}
                    </span>
                    <span className="small-text faint">
                      {t("savedBy", { name: saved_by, time: formatMinute(saved_at) })}
                    </span>
                  </span>
                  {version < row.latest && (
                    <span className="stack">
                      <Link {...pathTo.page(row.id, version)} className="text-link small-text">
                        {t("look")}
                      </Link>
                      <Button size="small" onClick={() => back(version)}>
                        {t("back")}
                      </Button>
                    </span>
                  )}
                </li>
              ))}
            </ol>
            {total > size && (
              <Pagination
                simple
                current={page}
                pageSize={size}
                total={total}
                showSizeChanger={false}
                onChange={setPage}
              />
            )}
          </>
        )}
      </Loaded>
    </Panel>
  );
}

/** Asks, then saves an older version as the newest. */
function useReturn({ id, latest }: PageRow): (to: number) => void {
  const t = useTranslations("consolePages");
  const navigate = useNavigate();
  const confirm = useConfirm();
  const { run } = useCommand(returnToPageVersion, {
    told: t("returned"),
    whenDone: () => void navigate(pathTo.page(id)),
  });
  return (to) =>
    confirm({
      title: t("back"),
      consequence: t("follows.back", { version: to }),
      confirm: t("back"),
      then: () => run({ id, version: latest, to }),
    });
}
