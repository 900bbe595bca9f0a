import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { deskOfQueue, useDesks } from "../../desks.ts";
import { Panel } from "../../kit/panel.tsx";
import { Tag } from "../../kit/tag.tsx";
import { useWaited } from "../../kit/waited.tsx";
import { useMe } from "../../session/me.ts";
import { queueNames, type Queues } from "./queues.ts";

/** What has waited beyond the promise, the longest wait first. */
export function OverduePanel({ queues }: { readonly queues: Queues }) {
  const t = useTranslations("consoleDashboard");
  const waited = useWaited();
  const { rights } = useMe();
  const desks = useDesks();
  const overdue = queueNames
    .filter((name) => queues[name].late > 0)
    .toSorted((one, other) => queues[other].oldest_minutes - queues[one].oldest_minutes);
  return (
    <Panel title={t("overdue")} isPadded>
      {overdue.length === 0 ? (
        <p className="row">
          <Tag tone="ok" icon="check">
            {t("nothingOverdue")}
          </Tag>
        </p>
      ) : (
        <ul className="lines">
          {overdue.map((name) => {
            const desk = deskOfQueue(desks, name);
            return (
              <li key={name}>
                <Tag tone="danger" icon="warn">
                  {t("lateCount", { count: queues[name].late })}
                </Tag>
                <span className="grow">
                  <span className="strong">{t(`queue.${name}`)}</span>
                  <br />
                  <span className="small-text faint">
                    {t("oldest", { time: waited(queues[name].oldest_minutes) })}
                  </span>
                </span>
                {desk && rights.includes(desk.right) && (
                  <Link to={desk.to} search={{ ...desk.search, ...desk.lateSearch }}>
                    {t("toDesk", { queue: t(`queue.${name}`) })}
                  </Link>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}
