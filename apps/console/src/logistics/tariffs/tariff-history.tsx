import {
  withdrawTariff,
  type TariffGroup,
  type TariffLine,
  type TariffVersion,
} from "@sampan/contract/logistics/tariffs/staff-tariffs";
import { formatMinute } from "@sampan/ui/format/dates";
import { Button } from "antd";
import { useTranslations } from "use-intl";
import { Dialog } from "../../kit/dialog.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { useConfirm } from "../../kit/use-confirm.ts";
import { VersionTag } from "../../kit/version-tag.tsx";
import { useTariffWords } from "./tariff-words.ts";

interface TariffHistoryProps {
  readonly line: TariffLine;
  readonly groups: readonly TariffGroup[];
  readonly onClose: () => void;
}

/** What a line was, is and will be, with who wrote it and why. [BO-42] */
export function TariffHistory({ line, groups, onClose }: TariffHistoryProps) {
  const t = useTranslations("consoleTariffs");
  const words = useTariffWords(groups);
  return (
    <Dialog
      width={640}
      title={t("history", { line: words.name(line) })}
      footer={null}
      onCancel={onClose}
    >
      <ul className="tariff-history">
        {line.versions.map((version) => (
          <Version key={version.id} line={line} version={version} />
        ))}
      </ul>
    </Dialog>
  );
}

interface VersionProps {
  readonly line: TariffLine;
  readonly version: TariffVersion;
}

function Version({ line: { currency }, version }: VersionProps) {
  const t = useTranslations("consoleTariffs");
  const words = useTariffWords();
  const { terms, state, starts_at, made_at, by, reason } = version;
  const said = [
    ...words.price(terms, currency),
    ...words.fees(terms, currency),
    ...words.weight(terms),
    ...words.limits(terms),
    words.days(terms),
    t(terms.is_open ? "open" : "closed"),
  ];
  return (
    <li>
      <p className="row wrap">
        <VersionTag state={state}>{t(`state.${state}`)}</VersionTag>
        <span className="strong">
          {starts_at === "" ? t("sinceEver") : `${t("from")} ${formatMinute(starts_at)}`}
        </span>
        {made_at !== "" && (
          <span className="small-text faint">
            {t("by", { name: by || t("unknownBy"), time: formatMinute(made_at) })}
          </span>
        )}
      </p>
      <p>{said.join(" · ")}</p>
      {reason !== "" && <p className="muted">{reason}</p>}
      {state === "withdrawn" && (
        <p className="small-text faint">{t("withdrawnBy", { name: version.withdrawn_by })}</p>
      )}
      {state === "planned" && <Withdraw version={version} />}
    </li>
  );
}

function Withdraw({ version: { id, starts_at } }: { readonly version: TariffVersion }) {
  const t = useTranslations("consoleTariffs");
  const confirm = useConfirm();
  const withdraw = useCommand(withdrawTariff, { told: t("withdrawn") });
  return (
    <Button
      size="small"
      danger
      loading={withdraw.isRunning}
      onClick={() =>
        confirm({
          title: t("withdrawTitle"),
          consequence: t("withdrawConsequence", { time: formatMinute(starts_at) }),
          confirm: t("withdraw"),
          kind: "danger",
          then: () => withdraw.run({ id }),
        })
      }
    >
      {t("withdraw")}
    </Button>
  );
}
