import type { StaffClaim } from "@sampan/contract/logistics/claims/staff-claims";
import { wordsIn } from "@sampan/locales/words-in";
import { formatMinute } from "@sampan/ui/format/dates";
import { useTranslations } from "use-intl";
import { Amount } from "../../kit/amount.tsx";
import { OptionWords } from "../../kit/option-words.tsx";
import { Tag } from "../../kit/tag.tsx";
import { Thumb } from "../../kit/thumb.tsx";
import { useSpeech } from "../../language/speech-provider.tsx";
import { FirstSignature } from "../../trade/refunds/first-signature.tsx";
import { ClaimActs } from "./claim-acts.tsx";
import { ClaimEvidence } from "./claim-evidence.tsx";
import { ClaimFacts } from "./claim-facts.tsx";
import { ClaimStateTag } from "./claim-state-tag.tsx";

/** One claim: who has it, both sides' evidence, what it comes to, and what can be done about it here. [BO-28] */
export function ClaimPane({ claim }: { readonly claim: StaffClaim }) {
  const t = useTranslations("consoleClaims");
  const { language } = useSpeech();
  const title = wordsIn(language, claim.i18n);
  return (
    <section className="panel" aria-label={t("pane", { number: claim.id })}>
      <header>
        <h2>{claim.id}</h2>
        <span className="grow" />
        <Amount className="strong" cents={claim.amount} currency={claim.currency} />
      </header>
      <div className="body padded stack">
        <p className="claim-tags">
          <ClaimStateTag state={claim.state} />
          {claim.is_late && <Tag tone="danger">{t("late")}</Tag>}
        </p>
        <div className="row">
          <Thumb src={claim.image} />
          <div className="grow">
            <div lang={title.lang}>{title.text}</div>
            <div className="small-text faint">
              <OptionWords options={claim.props_i18n} ordered={claim.ordered_props_i18n} />{" "}
              {t("piecesOf", { real: claim.real_num, ordered: claim.ordered_num })}
            </div>
          </div>
        </div>
        {claim.holder !== "nobody" && (
          <p className={claim.is_late ? "note warn" : "note"}>
            {t(`clock.${claim.state === "asked_again" ? "again" : claim.holder}`, {
              time: formatMinute(claim.due_at),
            })}
          </p>
        )}
        <FirstSignature payout={claim} />
        <ClaimEvidence claim={claim} />
        <ClaimFacts claim={claim} />
      </div>
      <ClaimActs claim={claim} />
    </section>
  );
}
