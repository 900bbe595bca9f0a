import {
  handInParcel,
  type LastMileRow,
  shipHome,
} from "@sampan/contract/logistics/last-mile/staff-last-mile";
import { Button } from "antd";
import { useTranslations } from "use-intl";
import { useCommand } from "../../kit/use-command.ts";
import { useConfirm } from "../../kit/use-confirm.ts";
import { usePrintLabel } from "./use-print-label.ts";

/** Prints its label, says that it left, or sends it to the door where nothing else brought it anywhere. */
export function LastMileActs({ row }: { readonly row: LastMileRow }) {
  const t = useTranslations("consoleLastMile");
  const confirm = useConfirm();
  const { tid, order, owner, transport_state } = row;
  const label = usePrintLabel();
  const handIn = useCommand(handInParcel, { told: t("handedIn", { tid }) });
  const home = useCommand(shipHome, { told: t("homeAsked", { tid }) });
  const isMade = order?.state === "made";
  const isWaiting = isMade && order.step === "announced";
  const mayGoHome =
    owner === "desk" &&
    (transport_state === "arrived_at_destination" || transport_state === "delivering") &&
    (order === null || order.state === "refused" || order.step === "returned");
  return (
    <span className="row acts">
      {isWaiting && (
        <>
          <Button
            size="small"
            loading={label.isRunning}
            aria-label={t("actOn", { act: t("label"), tid })}
            onClick={() => label.print(order.trade_no)}
          >
            {t("label")}
          </Button>
          <Button
            size="small"
            loading={handIn.isRunning}
            aria-label={t("actOn", { act: t("handIn.act"), tid })}
            onClick={() =>
              confirm({
                title: t("handIn.title", { tid }),
                consequence: t("handIn.consequence"),
                confirm: t("handIn.act"),
                then: () => handIn.run({ trade_no: order.trade_no }),
              })
            }
          >
            {t("handIn.act")}
          </Button>
        </>
      )}
      {mayGoHome && (
        <Button
          size="small"
          loading={home.isRunning}
          aria-label={t("actOn", { act: t("home.act"), tid })}
          onClick={() =>
            confirm({
              title: t("home.title", { tid }),
              consequence: t("home.consequence"),
              confirm: t("home.act"),
              then: () => home.run({ tid }),
            })
          }
        >
          {t("home.act")}
        </Button>
      )}
    </span>
  );
}
