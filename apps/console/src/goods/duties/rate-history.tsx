import { query } from "@sampan/client/query";
import { readDutyHistory, type DutyRateRow } from "@sampan/contract/goods/duties/staff-duties";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { Dialog } from "../../kit/dialog.tsx";
import { Loaded } from "../../kit/loaded.tsx";
import { dutyText, useMadeText } from "./duty-text.ts";
import { SourceText } from "./source-text.tsx";

interface RateHistoryProps {
  readonly rate: DutyRateRow;
  readonly onClose: () => void;
}

/** What a region asked of a class before, the newest first. */
export function RateHistory({ rate: { region, duty_class }, onClose }: RateHistoryProps) {
  const t = useTranslations("consoleDuties");
  const classes = useTranslations("consoleDuties.classes");
  const madeText = useMadeText();
  const asked = useQuery(query(readDutyHistory, { region, duty_class }, { asksLogin: true }));
  return (
    <Dialog
      width={560}
      title={t("historyOf", { name: classes(duty_class) })}
      footer={null}
      onCancel={onClose}
    >
      <Loaded asked={asked}>
        {({ datalist }) => (
          <ul className="duty-versions">
            {datalist.map((version) => (
              <li key={version.version}>
                <p className="row wrap">
                  <span className="strong">{dutyText(version)}</span>
                  <span className="small-text faint">{madeText(version.made)}</span>
                </p>
                <p>
                  <SourceText {...version} />
                </p>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Dialog>
  );
}
