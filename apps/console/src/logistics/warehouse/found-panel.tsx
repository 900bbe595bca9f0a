import { formatMinute } from "@sampan/ui/format/dates";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { centimetres } from "../../kit/measures.tsx";
import { Tag } from "../../kit/tag.tsx";
import { pathTo } from "../../paths.ts";
import { useMe } from "../../session/me.ts";
import { type Found, itemsOf } from "./use-findings.ts";

/** Whose parcel it is, and whether it was awaited. */
export function FoundPanel({ found }: { readonly found: Found }) {
  const t = useTranslations("consoleWarehouse");
  const { rights } = useMe();
  const orders = [...new Set(itemsOf(found).map((item) => item.order_tid))];
  const { expected, received } = found;
  return (
    <section className="panel found" aria-label={t("found")}>
      {received ? (
        <Tag tone="warn" icon="warn">
          {t("alreadyHere", { time: formatMinute(received.received_at) })}
        </Tag>
      ) : (
        <Tag tone="ok" icon="check">
          {t("matches")}
        </Tag>
      )}
      {received?.photo?.is_off && (
        <Tag tone="danger">
          {t("byPhoto.differs", { percent: ((received.photo.off_bp ?? 0) / 100).toFixed(1) })}
        </Tag>
      )}
      <span className="small-text muted">
        {orders.map((tid) =>
          rights.includes("view_orders") ? (
            <Link key={tid} {...pathTo.order(tid)}>
              {tid}
            </Link>
          ) : (
            <span key={tid}>{tid}</span>
          ),
        )}
        <span>{t("customer", { uid: (received ?? expected)?.uid ?? "" })}</span>
        {expected && <span>{expected.carrier}</span>}
        {received && <span>{t("number", { tid: received.tid })}</span>}
        {received?.photo && (
          <span>
            {t("byPhoto.found", { sides: received.photo.mm.map(centimetres).join(" × ") })}
          </span>
        )}
      </span>
    </section>
  );
}
