import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { deskOfQueue, useDesks } from "../../desks.ts";
import { Loaded } from "../../kit/loaded.tsx";
import { useWaited } from "../../kit/waited.tsx";
import { ForecastPanels } from "../../logistics/forecast/forecast-panels.tsx";
import { useMe } from "../../session/me.ts";
import { askDashboard } from "../../shell/ask-dashboard.ts";
import { DaysChart } from "./days-chart.tsx";
import { OverduePanel } from "./overdue-panel.tsx";
import { type QueueName, queueNames, type Queues } from "./queues.ts";
import { StatusChart } from "./status-chart.tsx";
import "./dashboard.css";

/** How the house stands: what waits at every desk, what is overdue, and where the orders are. [BO-52] */
export function DashboardPage() {
  const asked = useQuery(askDashboard);
  return (
    <div className="desk">
      <Loaded asked={asked} skeletonRows={10}>
        {({ data: dashboard }) => (
          <>
            <QueueTiles queues={dashboard.queues} />
            <div className="dashboard">
              <StatusChart counts={dashboard.orders_by_status} />
              <div className="stack">
                <OverduePanel queues={dashboard.queues} />
                <DaysChart days={dashboard.days} />
              </div>
            </div>
          </>
        )}
      </Loaded>
      <ForecastPanels />
    </div>
  );
}

function QueueTiles({ queues }: { readonly queues: Queues }) {
  const t = useTranslations("consoleDashboard");
  return (
    <nav className="tiles" aria-label={t("queues")}>
      {queueNames.map((name) => (
        <QueueTile key={name} name={name} queue={queues[name]} />
      ))}
    </nav>
  );
}

interface QueueTileProps {
  readonly name: QueueName;
  readonly queue: Queues[QueueName];
}

/** A way to the desk for those who may sit there, else a figure to look at. */
function QueueTile({ name, queue }: QueueTileProps) {
  const t = useTranslations("consoleDashboard");
  const waited = useWaited();
  const { rights } = useMe();
  const desk = deskOfQueue(useDesks(), name);
  const look = queue.late > 0 ? "tile late" : "tile";
  const content = (
    <>
      <span>{t(`queue.${name}`)}</span>
      <b>{queue.count}</b>
      {queue.count > 0 && <em>{t("oldest", { time: waited(queue.oldest_minutes) })}</em>}
    </>
  );
  if (!desk || !rights.includes(desk.right)) return <p className={look}>{content}</p>;
  return (
    <Link to={desk.to} search={desk.search} className={look}>
      {content}
    </Link>
  );
}
