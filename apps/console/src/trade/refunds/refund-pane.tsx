import type { StaffRefund } from "@sampan/contract/trade/refunds/staff-refunds";
import { readRefundFlags } from "@sampan/domain/trade/refunds/refund-bits";
import { wordsIn } from "@sampan/locales/words-in";
import { formatMinute } from "@sampan/ui/format/dates";
import { Image } from "antd";
import { useTranslations } from "use-intl";
import { Amount } from "../../kit/amount.tsx";
import { OptionWords } from "../../kit/option-words.tsx";
import { Tag } from "../../kit/tag.tsx";
import { Thumb } from "../../kit/thumb.tsx";
import { useSpeech } from "../../language/speech-provider.tsx";
import { FirstSignature } from "./first-signature.tsx";
import { RefundActs } from "./refund-acts.tsx";
import { RefundFacts } from "./refund-facts.tsx";
import { RefundStateTag } from "./refund-state-tag.tsx";

/** One refund: who has it, what it comes to and why, and what can be done about it here. [REF-11] */
export function RefundPane({ refund }: { readonly refund: StaffRefund }) {
  const t = useTranslations("consoleRefunds");
  const { language } = useSpeech();
  const title = wordsIn(language, refund.i18n);
  return (
    <section className="panel" aria-label={t("pane", { number: refund.number })}>
      <header>
        <h2>{refund.number}</h2>
        <span className="grow" />
        <Amount className="strong refund-amount" cents={refund.amount} currency={refund.currency} />
      </header>
      <div className="body padded stack">
        <p className="refund-flags">
          {readRefundFlags(refund.status).map((flag) => (
            <RefundStateTag key={flag} state={flag} />
          ))}
          {refund.is_late && <Tag tone="danger">{t("late")}</Tag>}
        </p>
        <div className="row">
          <Thumb src={refund.image} />
          <div className="grow">
            <div lang={title.lang}>{title.text}</div>
            <div className="small-text faint">
              <OptionWords options={refund.props_i18n} ordered={refund.ordered_props_i18n} />
              {refund.num > 0 && ` × ${refund.real_num}`}
            </div>
          </div>
        </div>
        {refund.holder !== "nobody" && (
          <p className={refund.is_late ? "note warn" : "note"}>
            {t("clock", {
              holder: t(`holders.${refund.holder}`),
              time: formatMinute(refund.due_at),
            })}
          </p>
        )}
        <FirstSignature payout={refund} />
        <Rows refund={refund} />
        <RefundFacts refund={refund} />
        {refund.imgs.length > 0 && (
          <Image.PreviewGroup>
            <div className="refund-pictures">
              {refund.imgs.map((img, position) => (
                <Image
                  key={img}
                  src={img}
                  alt={t("picture", { position: position + 1 })}
                  width={96}
                />
              ))}
            </div>
          </Image.PreviewGroup>
        )}
      </div>
      <RefundActs refund={refund} />
    </section>
  );
}

function Rows({ refund }: { readonly refund: StaffRefund }) {
  const t = useTranslations("consoleRefunds");
  const { currency, rows, return_freight } = refund;
  return (
    <dl className="facts">
      {rows.map((row, position) => (
        // Charges of one kind may stand twice; their order never changes.
        <div key={`${row.kind}-${position}`} className="contents">
          <dt>{t(`charges.${row.kind}`)}</dt>
          <dd>
            <Amount cents={row.amount} currency={currency} />{" "}
            <span className="small-text faint">
              {t("of", { pieces: row.pieces, num: row.num })}{" "}
              <Amount cents={row.of} currency={currency} />
            </span>
          </dd>
        </div>
      ))}
      {return_freight > 0 && (
        <>
          <dt>{t("returnFreight")}</dt>
          <dd>
            <Amount cents={-return_freight} currency={currency} />
          </dd>
        </>
      )}
    </dl>
  );
}
