import type { ServiceToDo } from "@sampan/contract/logistics/services/staff-services";
import { formatAmount } from "@sampan/domain/kernel/money";
import { formatMinute } from "@sampan/ui/format/dates";
import { useTranslations } from "use-intl";
import { useMarkName } from "../../kit/mark-name.ts";
import { Photos } from "../../kit/photos.tsx";
import { Tag } from "../../kit/tag.tsx";
import { Thumb } from "../../kit/thumb.tsx";
import { CustomerLink } from "../../people/customers/customer-link.tsx";
import { DoingFoot, DoingForm, useDoing } from "./do-service.tsx";
import { ServiceStateTag } from "./service-state-tag.tsx";

interface ServicePaneProps {
  readonly service: ServiceToDo;
}

/** One service: of what, where that lies, by when, and what may be done about it. */
export function ServicePane({ service: one }: ServicePaneProps) {
  const t = useTranslations("consoleServices");
  const doing = useDoing(one);
  const { service, number, state, is_late, returned_for, note, photos } = one;
  return (
    <section className="panel" aria-label={t("pane", { number })}>
      <header>
        <h2>{t(`names.${service}`)}</h2>
        <span className="grow" />
        <span className="faint">{number}</span>
      </header>
      <div className="body padded stack">
        <p>
          <ServiceStateTag state={state} /> {is_late && <Tag tone="danger">{t("late")}</Tag>}{" "}
          {returned_for && <Tag tone="plain">{t(`feeBack.${returned_for}`)}</Tag>}
        </p>
        <Facts service={one} />
        {note !== "" && <p className="note">{note}</p>}
        <Photos photos={photos} alt={t("photoOf", { service: t(`names.${service}`) })} size={72} />
        <DoingForm service={one} doing={doing} />
      </div>
      <DoingFoot service={one} doing={doing} />
    </section>
  );
}

function Facts({ service: one }: ServicePaneProps) {
  const t = useTranslations("consoleServices");
  const markName = useMarkName();
  const { tid, uid, shelf, express_no, marks, oid, item_name, image, num } = one;
  return (
    <dl className="facts">
      <dt>{t("parcel")}</dt>
      <dd>{tid}</dd>
      <dt>{t("shelf")}</dt>
      <dd>{shelf === "" ? t("noShelf") : shelf}</dd>
      <dt>{t("express")}</dt>
      <dd>{express_no}</dd>
      <dt>{t("who")}</dt>
      <dd>
        <CustomerLink uid={uid} name={uid} />
      </dd>
      {oid !== null && (
        <>
          <dt>{t("goods")}</dt>
          <dd className="row">
            {image !== "" && <Thumb src={image} />}
            <span lang="zh-Hans">{item_name}</span>
            <span className="muted">{t("num", { num })}</span>
          </dd>
        </>
      )}
      {marks.length > 0 && (
        <>
          <dt>{t("marks")}</dt>
          <dd>{marks.map(markName).join(" · ")}</dd>
        </>
      )}
      <Times service={one} />
    </dl>
  );
}

function Times({ service: one }: ServicePaneProps) {
  const t = useTranslations("consoleServices");
  const { asked_at, due_at, until, settled_at, by, price, amount, currency } = one;
  return (
    <>
      <dt>{t("fee")}</dt>
      <dd>
        {t("feeFacts", {
          price: formatAmount(price, "CNY"),
          amount: formatAmount(amount, currency),
        })}
      </dd>
      <dt>{t("asked")}</dt>
      <dd>{formatMinute(asked_at)}</dd>
      <dt>{t("due")}</dt>
      <dd>{until === "" ? formatMinute(due_at) : t("until", { day: until })}</dd>
      {settled_at !== "" && (
        <>
          <dt>{t("settled")}</dt>
          <dd>
            {by === ""
              ? formatMinute(settled_at)
              : t("by", { name: by, time: formatMinute(settled_at) })}
          </dd>
        </>
      )}
    </>
  );
}
