import { type PageRow, publishPage, unpublishPage } from "@sampan/contract/shop/pages/staff-pages";
import { Button } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useCommand } from "../../kit/use-command.ts";
import { useConfirm } from "../../kit/use-confirm.ts";
import { PageChecks } from "./page-checks.tsx";
import { PageCounts } from "./page-counts.tsx";
import { PagePreview } from "./page-preview.tsx";
import { PageVersions } from "./page-versions.tsx";

interface PageBesideProps {
  readonly row: PageRow;
  readonly isDirty: boolean;
  readonly onOpen: (id: string | undefined) => void;
}

/** What stands beside a stored page: checks, publishing, the preview, its versions and its counts. [BO-40] */
export function PageBeside({ row, isDirty, onOpen }: PageBesideProps) {
  const t = useTranslations("consolePages");
  const [isShown, setShown] = useState(false);
  const isNewest = row.version === row.latest;
  return (
    <div className="stack">
      {isNewest && (
        <>
          <PageChecks row={row} onOpen={onOpen} />
          <Publish key={row.version} row={row} isDirty={isDirty} />
          <Button onClick={() => setShown(true)}>{t("preview")}</Button>
        </>
      )}
      <PageVersions row={row} />
      <PageCounts row={row} />
      {isShown && <PagePreview id={row.id} onClose={() => setShown(false)} />}
    </div>
  );
}

/** Lets people see the saved version, or nobody any more. [PROMO-17] */
function Publish({ row, isDirty }: Omit<PageBesideProps, "onOpen">) {
  const t = useTranslations("consolePages");
  const confirm = useConfirm();
  const [refusal, setRefusal] = useState<string>();
  const whenRefused = ({ message }: { readonly message: string }) => setRefusal(message);
  const publish = useCommand(publishPage, { told: t("published"), whenRefused });
  const unpublish = useCommand(unpublishPage, { told: t("unpublished"), whenRefused });
  const { id, version } = row;
  const act = (step: "publish" | "unpublish") => {
    setRefusal(undefined);
    confirm({
      title: t(step),
      consequence: t(`follows.${step}`),
      confirm: t(step),
      ...(step === "unpublish" ? { kind: "danger" as const } : {}),
      then: () => (step === "publish" ? publish : unpublish).run({ id, version }),
    });
  };
  return (
    <>
      {refusal !== undefined && (
        <p className="note danger" role="alert">
          {refusal}
        </p>
      )}
      <div className="row wrap">
        <Button
          type="primary"
          disabled={isDirty || row.published === version}
          loading={publish.isRunning}
          onClick={() => act("publish")}
        >
          {t("publish")}
        </Button>
        <Button
          danger
          disabled={row.published === null}
          loading={unpublish.isRunning}
          onClick={() => act("unpublish")}
        >
          {t("unpublish")}
        </Button>
      </div>
    </>
  );
}
