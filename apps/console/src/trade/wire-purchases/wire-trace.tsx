import { query } from "@sampan/client/query";
import { readWireTrace } from "@sampan/contract/trade/purchases/staff-wire-purchases";
import { originalLanguage } from "@sampan/domain/kernel/language";
import { formatMinute } from "@sampan/ui/format/dates";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { Dialog } from "../../kit/dialog.tsx";
import { Loaded } from "../../kit/loaded.tsx";
import "./wire-purchases.css";

interface WireTraceProps {
  readonly order_no: string;
  readonly onClose: () => void;
}

/** What couriers scanned of an order's parcels, the newest first, as the marketplace tells it now. */
export function WireTrace({ order_no, onClose }: WireTraceProps) {
  const t = useTranslations("consoleWirePurchases");
  const asked = useQuery(query(readWireTrace, { order_no }, { asksLogin: true }));
  return (
    <Dialog width={520} title={t("traceOf", { number: order_no })} footer={null} onCancel={onClose}>
      <Loaded asked={asked} skeletonRows={4}>
        {({ datalist }) =>
          datalist.length === 0 ? (
            <p>{t("noTrace")}</p>
          ) : (
            datalist.map(({ express_no, steps }) => (
              <section key={express_no} aria-label={express_no}>
                <h3>
                  <code>{express_no}</code>
                </h3>
                <ol className="wire-trace">
                  {steps.toReversed().map(({ at, words }) => (
                    <li key={`${at}${words}`}>
                      <span className="small-text muted">{formatMinute(at)}</span>{" "}
                      <span lang={originalLanguage}>{words}</span>
                    </li>
                  ))}
                </ol>
              </section>
            ))
          )
        }
      </Loaded>
    </Dialog>
  );
}
