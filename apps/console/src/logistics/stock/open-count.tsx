import { callApi } from "@sampan/client/call-api";
import { query, Refused } from "@sampan/client/query";
import {
  closeCount,
  getCount,
  scanStock,
  settleCount,
  type StockCount,
} from "@sampan/contract/logistics/stock/staff-stock";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Button } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Loaded } from "../../kit/loaded.tsx";
import { Nothing } from "../../kit/nothing.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { useConfirm } from "../../kit/use-confirm.ts";
import { useWordsOfTrouble } from "../../kit/words-of-trouble.ts";
import { Differences } from "./differences.tsx";
import { ScanLine, type Told } from "./scan-line.tsx";

const countQuery = (id: string) => query(getCount, { id }, { asksLogin: true });

/** One count, while it is scanned into and after it was closed. */
export function OpenCount({ id }: { readonly id: string }) {
  const asked = useQuery({ ...countQuery(id), refetchInterval: 5_000 });
  return (
    <div className="desk stock">
      <Loaded asked={asked} skeletonRows={8}>
        {({ data }) =>
          data.state === "open" ? <Counting count={data} /> : <Closed count={data} />
        }
      </Loaded>
    </div>
  );
}

function Counting({ count }: { readonly count: StockCount }) {
  const t = useTranslations("consoleStock.count");
  const navigate = useNavigate();
  const confirm = useConfirm();
  const { told, scan } = useScanning(count.id);
  const close = useCommand(closeCount);
  const left = count.expected - count.counted;
  return (
    <>
      <ScanLine label={t("scan")} hint={t("scanHint")} told={told} onScan={scan} />
      <section className="panel stock-now" aria-label={t("progress")}>
        <div className="grow">
          <h2>{count.shelf === "" ? t("whole") : count.shelf}</h2>
          <p className="stock-shelf">
            {count.counted} / {count.expected}
          </p>
          <p className="muted">{t("left", { count: left })}</p>
        </div>
        <Button size="large" onClick={() => void navigate({ to: "/stock", search: {} })}>
          {t("later")}
        </Button>
        <Button
          size="large"
          type="primary"
          loading={close.isRunning}
          onClick={() =>
            confirm({
              title: t("closeTitle"),
              consequence: t("closeBody", { count: left }),
              confirm: t("close"),
              then: () => close.run({ id: count.id }),
            })
          }
        >
          {t("close")}
        </Button>
      </section>
    </>
  );
}

const toneOf = { here: "ok", misplaced: "warn", gone: "danger", unknown: "danger" } as const;

function useScanning(id: string) {
  const t = useTranslations("consoleStock.count");
  const wordsOf = useWordsOfTrouble();
  const queryClient = useQueryClient();
  const [told, setTold] = useState<Told>();
  const act = useMutation({
    mutationFn: async (number: string) => {
      const scanned = await callApi(scanStock, { id, number }, { asksLogin: true });
      if (!scanned.ok) throw new Refused(scanned.error);
      return scanned.value.data;
    },
    onSuccess: ({ number, finding, is_again, shelf }) => {
      const words = t(`found.${is_again ? "again" : finding}`, { number, shelf });
      setTold({ tone: is_again ? "warn" : toneOf[finding], words });
      void queryClient.invalidateQueries(countQuery(id));
    },
    onError: (trouble) => setTold({ tone: "danger", words: wordsOf(trouble) }),
  });
  return { told, scan: (number: string) => act.mutate(number) };
}

function Closed({ count }: { readonly count: StockCount }) {
  const t = useTranslations("consoleStock.count");
  const navigate = useNavigate();
  const settle = useCommand(settleCount, { told: t("settled") });
  const isOpen = count.differences.some(({ outcome }) => outcome === null);
  const why = isOpen ? t("stillOpen") : count.needs_another ? t("needsAnother") : t("settleHint");
  return (
    <>
      <section className="panel stock-now" aria-label={t("progress")}>
        <div className="grow">
          <h2>{count.shelf === "" ? t("whole") : count.shelf}</h2>
          <p className="stock-shelf">
            {count.counted} / {count.expected}
          </p>
          <p className="muted">
            {count.state === "settled" ? t("settledBy", { name: count.settled_by }) : why}
          </p>
        </div>
        <Button size="large" onClick={() => void navigate({ to: "/stock", search: {} })}>
          {t("toList")}
        </Button>
        {count.state === "closed" && (
          <Button
            size="large"
            type="primary"
            disabled={isOpen || count.needs_another}
            loading={settle.isRunning}
            onClick={() => settle.run({ id: count.id })}
          >
            {t("settle")}
          </Button>
        )}
      </section>
      {count.differences.length === 0 ? (
        <section className="panel">
          <Nothing title={t("allThere")} />
        </section>
      ) : (
        <Differences count={count} />
      )}
    </>
  );
}
