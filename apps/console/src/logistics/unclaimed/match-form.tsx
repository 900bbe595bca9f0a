import { query } from "@sampan/client/query";
import {
  type AwaitedLine,
  listAwaitedLines,
  matchUnclaimed,
  type UnclaimedParcel,
} from "@sampan/contract/logistics/unclaimed/staff-unclaimed";
import { useQuery } from "@tanstack/react-query";
import { Button, Input } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Loaded } from "../../kit/loaded.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { useConfirm } from "../../kit/use-confirm.ts";
import { AwaitedLines } from "./awaited-lines.tsx";
import { Claimed } from "./claims-panel.tsx";
import { FoundGoodsFields, type FoundGoods } from "./found-goods-fields.tsx";

interface MatchFormProps {
  readonly parcel: UnclaimedParcel;
}

/** Whose it is: by uid or order number, then the goods they await or, without any, what is in it. [BO-15] */
export function MatchForm({ parcel }: MatchFormProps) {
  const t = useTranslations("consoleUnclaimed.match");
  const [whose, setWhose] = useState(() => parcel.claims[0]?.uid ?? uidOn(parcel.label));
  const asked = useQuery(
    query(listAwaitedLines, { whose, express_no: parcel.express_no }, { asksLogin: true }),
  );
  return (
    <section className="stack" aria-label={t("title")}>
      <h3>{t("title")}</h3>
      {parcel.claims.length > 0 && <Claimed claims={parcel.claims} onTake={setWhose} />}
      <Input.Search
        key={whose}
        aria-label={t("whose")}
        placeholder={t("whose")}
        maxLength={40}
        defaultValue={whose}
        enterButton={t("find")}
        onSearch={(typed) => setWhose(typed.trim())}
      />
      <Loaded asked={asked} skeletonRows={3}>
        {({ uid, datalist }) =>
          uid === "" ? (
            <p className="muted">{whose === "" ? t("askWhose") : t("nobody")}</p>
          ) : (
            <Match
              key={uid}
              parcel={parcel}
              uid={uid}
              lines={datalist.filter((line) => line.uid === uid)}
            />
          )
        }
      </Loaded>
    </section>
  );
}

/** What looks like a uid on a label: people write it behind their name. */
const uidOn = (label: string): string => /[0-9a-z]{12}/.exec(label.toLowerCase())?.[0] ?? "";

interface MatchProps extends MatchFormProps {
  readonly uid: string;
  readonly lines: readonly AwaitedLine[];
}

function Match({ parcel, uid, lines }: MatchProps) {
  const t = useTranslations("consoleUnclaimed.match");
  const confirm = useConfirm();
  const [pieces, setPieces] = useState<Readonly<Record<string, number>>>(() =>
    Object.fromEntries(
      lines.filter((line) => line.is_forecast).map((line) => [line.oid, line.left]),
    ),
  );
  const [goods, setGoods] = useState<FoundGoods>({ name: "", num: 1, value: undefined });
  const match = useCommand(matchUnclaimed, { told: t("done", { uid }) });
  const chosen = lines.flatMap(({ oid }) => (pieces[oid] ? [{ oid, num: pieces[oid] }] : []));
  const { name, num, value } = goods;
  const isWritten = name.trim().length > 1 && value !== undefined && value > 0;
  const run = () =>
    match.run(
      chosen.length > 0
        ? { id: parcel.id, uid, lines: chosen }
        : { id: parcel.id, uid, goods: { name: name.trim(), num, value: value ?? 0 } },
    );
  return (
    <>
      <p>{t("customer", { uid })}</p>
      {lines.length > 0 && <AwaitedLines lines={lines} pieces={pieces} onChange={setPieces} />}
      {chosen.length === 0 && <FoundGoodsFields goods={goods} onChange={setGoods} />}
      <Button
        type="primary"
        size="large"
        disabled={chosen.length === 0 && !isWritten}
        loading={match.isRunning}
        onClick={() =>
          confirm({
            title: t("confirmTitle", { uid }),
            consequence: chosen.length > 0 ? t("linesConsequence") : t("goodsConsequence"),
            confirm: t("match"),
            then: run,
          })
        }
      >
        {t("match")}
      </Button>
    </>
  );
}
