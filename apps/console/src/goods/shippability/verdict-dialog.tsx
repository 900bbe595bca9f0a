import { query } from "@sampan/client/query";
import {
  dropShippingCorrection,
  getProductVerdicts,
  type StaffVerdict,
} from "@sampan/contract/goods/shippability/staff-shippability";
import type { Region } from "@sampan/domain/kernel/regions";
import { useQuery } from "@tanstack/react-query";
import { Button } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Dialog } from "../../kit/dialog.tsx";
import { Loaded } from "../../kit/loaded.tsx";
import { useNames } from "../../kit/names.ts";
import { Tag } from "../../kit/tag.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { CorrectVerdictForm } from "./correct-verdict-form.tsx";
import type { JudgedProduct } from "./judged-product.ts";
import { OutcomeTag } from "./outcome-tag.tsx";
import "./shippability.css";

interface VerdictDialogProps {
  readonly spuId: string;
  readonly region: Region;
  readonly name: string;
  readonly onClose: () => void;
}

/** What each transport makes of one product and who says so; a person may know better. */
export function VerdictDialog({ spuId, region, name, onClose }: VerdictDialogProps) {
  const t = useTranslations("consoleShippability.verdict");
  const [corrected, setCorrected] = useState<StaffVerdict>();
  const asked = useQuery(query(getProductVerdicts, { spu_id: spuId, region }, { asksLogin: true }));
  return (
    <Dialog width={560} title={t("title", { name })} footer={null} onCancel={onClose}>
      <p className="note">{t("note")}</p>
      <Loaded asked={asked} skeletonRows={4}>
        {({ data }) => (
          <ul className="stack verdicts">
            {data.verdicts.map((verdict) => (
              <VerdictRow
                key={verdict.transport}
                verdict={verdict}
                product={{ spu_id: spuId, region }}
                onCorrect={() => setCorrected(verdict)}
              />
            ))}
          </ul>
        )}
      </Loaded>
      {corrected && (
        <CorrectVerdictForm
          key={corrected.transport}
          verdict={corrected}
          product={{ spu_id: spuId, region }}
          onDone={() => setCorrected(undefined)}
        />
      )}
    </Dialog>
  );
}

interface VerdictRowProps {
  readonly verdict: StaffVerdict;
  readonly product: JudgedProduct;
  readonly onCorrect: () => void;
}

function VerdictRow({ verdict, product, onCorrect }: VerdictRowProps) {
  const t = useTranslations("consoleShippability.verdict");
  const names = useNames();
  const dropping = useCommand(dropShippingCorrection, { told: t("dropped") });
  const { transport, outcome, reason, mark, limit, by, rule_name } = verdict;
  const way = names.transport(transport);
  const key = { ...product, transport };
  return (
    <li>
      <div className="row wrap">
        <span className="strong">{way}</span>
        <OutcomeTag outcome={outcome} />
        {mark !== "" && <Tag>{mark}</Tag>}
        <span className="grow" />
        {by === "correction" && (
          <Button
            size="small"
            aria-label={`${way}: ${t("drop")}`}
            loading={dropping.isRunning}
            onClick={() => dropping.run(key)}
          >
            {t("drop")}
          </Button>
        )}
        <Button size="small" aria-label={`${way}: ${t("correct")}`} onClick={onCorrect}>
          {t("correct")}
        </Button>
      </div>
      <p className="small-text">{reason || t("plain")}</p>
      {limit && (
        <p className="small-text">{t("more", { count: limit.max_pieces, reason: limit.reason })}</p>
      )}
      <p className="small-text faint">{t(`by.${by}`, { name: rule_name })}</p>
    </li>
  );
}
