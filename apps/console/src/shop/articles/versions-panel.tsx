import {
  type ArticleAtDesk,
  type DeskVersion,
  moveArticle,
  retireArticle,
} from "@sampan/contract/shop/staff-articles";
import { mayRetire } from "@sampan/domain/shop/content/article";
import { canStep, type VersionStanding } from "@sampan/domain/shop/content/article-version";
import { formatMinute } from "@sampan/ui/format/dates";
import { useNavigate } from "@tanstack/react-router";
import { Button, Table, type TableColumnsType } from "antd";
import { useTranslations } from "use-intl";
import { ActsTitle } from "../../kit/acts-title.tsx";
import { Panel } from "../../kit/panel.tsx";
import { Tag, type Tone } from "../../kit/tag.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { useConfirm } from "../../kit/use-confirm.ts";
import { wideTable } from "../../kit/wide-table.ts";

interface VersionsPanelProps {
  readonly shown: ArticleAtDesk;
  /** What is typed would be lost. */
  readonly isDirty: boolean;
  /** The form goes on from there: what somebody did themselves is no news to them. */
  readonly onMoved: ((moved: ArticleAtDesk) => void) | undefined;
}

const tones = {
  draft: "plain",
  scheduled: "brand",
  in_force: "ok",
  past: "plain",
} as const satisfies Record<VersionStanding, Tone>;

/** All versions of an article, and the steps they can take. [BO-40] */
export function VersionsPanel(props: VersionsPanelProps) {
  const t = useTranslations("consoleArticles");
  return (
    <Panel title={t("versions")} extra={<Retire {...props} />}>
      <Table<DeskVersion>
        rowKey="number"
        size="small"
        pagination={false}
        columns={useColumns(props)}
        dataSource={props.shown.versions}
        {...wideTable}
      />
    </Panel>
  );
}

function useColumns(props: VersionsPanelProps): TableColumnsType<DeskVersion> {
  const { shown } = props;
  const t = useTranslations("consoleArticles");
  return [
    {
      title: t("version"),
      render: (_, { number, standing }) => (
        <span className="row wrap">
          <b className="strong">{t("versionNumber", { number })}</b>
          <Tag tone={tones[standing]}>{t(`standing.${standing}`)}</Tag>
          {number === shown.number && <span className="faint">{t("open")}</span>}
        </span>
      ),
    },
    {
      title: t("takesEffect"),
      render: (_, { takes_effect_at }) =>
        takes_effect_at === "" ? "–" : formatMinute(takes_effect_at),
    },
    {
      title: t("savedBy"),
      render: (_, { saved_at, saved_by }) => (
        <>
          {formatMinute(saved_at)} <span className="muted">{saved_by}</span>
        </>
      ),
    },
    {
      title: t("helps"),
      align: "right",
      render: (_, { helped, not_helped }) => t("counts", { helped, not_helped }),
    },
    {
      title: <ActsTitle />,
      render: (_, version) => <Acts {...props} version={version} />,
    },
  ];
}

interface ActsProps extends VersionsPanelProps {
  readonly version: DeskVersion;
}

function Acts({ shown: { article, number: open }, version, isDirty, onMoved }: ActsProps) {
  const t = useTranslations("consoleArticles");
  const confirm = useConfirm();
  const navigate = useNavigate();
  const show = (number: number) =>
    void navigate({ to: "/articles", search: { id: article.id, number: String(number) } });
  const { run, isRunning } = useCommand(moveArticle, {
    told: t("moved"),
    whenDone: ({ data }) => {
      onMoved?.(data);
      show(data.number);
    },
  });
  const { number, standing } = version;
  const move = (step: "withdraw" | "return") =>
    confirm({
      title: t(`step.${step}`),
      consequence: t(`follows.${step}`),
      confirm: t(`step.${step}`),
      then: () => run({ id: article.id, step, version: article.version, number }),
    });
  return (
    <span className="row">
      {number !== open && (
        <Button type="link" disabled={isDirty} onClick={() => show(number)}>
          {t("show")}
        </Button>
      )}
      {(["withdraw", "return"] as const)
        .filter((step) => canStep(standing, step))
        .map((step) => (
          <Button
            key={step}
            type="link"
            disabled={isDirty}
            loading={isRunning}
            onClick={() => move(step)}
          >
            {t(`step.${step}`)}
          </Button>
        ))}
    </span>
  );
}

function Retire({ shown: { article }, isDirty, onMoved }: VersionsPanelProps) {
  const t = useTranslations("consoleArticles");
  const confirm = useConfirm();
  const { run, isRunning } = useCommand(retireArticle, {
    told: t("moved"),
    whenDone: ({ data }) => onMoved?.(data),
  });
  if (article.is_retired) return <Tag tone="warn">{t("retired")}</Tag>;
  const isKept = !mayRetire(article.kind);
  return (
    <span className="row wrap">
      {isKept && <span className="small-text muted">{t("kept")}</span>}
      <Button
        danger
        disabled={isKept || isDirty || article.in_force === null}
        loading={isRunning}
        onClick={() =>
          confirm({
            title: t("retire"),
            consequence: t("follows.retire"),
            confirm: t("retire"),
            kind: "danger",
            then: () => run({ id: article.id, version: article.version }),
          })
        }
      >
        {t("retire")}
      </Button>
    </span>
  );
}
