import { formatAmount } from "@sampan/domain/kernel/money";
import type { ServiceObstacle } from "@sampan/domain/logistics/services/service-rules";
import { Amount } from "@sampan/ui/amount";
import { ActionBar } from "@sampan/ui/bars";
import { Button, buttonLook } from "@sampan/ui/button";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { barActionLook, barFactLook } from "../../shell/bar-looks.ts";
import { weigh } from "./choice-of-services.ts";
import type { ServicesChoice } from "./use-choice.ts";

interface PayBarProps {
  readonly choice: ServicesChoice;
}

/** What it comes to, what stands against it in words, and the step that pays. */
export function PayBar({ choice }: PayBarProps) {
  const t = useTranslations("services");
  const { services, chosen } = choice;
  const { currency, balance } = services;
  const { total, obstacles } = weigh(services, chosen);
  const lacking = total - balance;
  const isReady = chosen.length > 0 && obstacles.length === 0;
  return (
    <ActionBar label={t("bar")}>
      <div className={barFactLook}>
        {obstacles.length > 0 ? (
          <ul role="alert" className="text-xs text-warn">
            {obstacles.map((obstacle, at) => (
              <li key={at}>
                <Obstacle {...obstacle} />
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-xs text-text-3">
            {lacking > 0
              ? t("short", { amount: formatAmount(lacking, currency) })
              : chosen.length === 0
                ? t("nothing")
                : t("total", { count: chosen.length })}
          </p>
        )}
        <Amount cents={total} currency={currency} size="md" isPrice />
      </div>
      {isReady && lacking > 0 ? (
        <Link
          {...ownPathTo.topup}
          className={`${buttonLook({ variant: "action" })} ${barActionLook}`}
        >
          {t("topup")}
        </Link>
      ) : (
        <Button
          variant="action"
          className={barActionLook}
          busy={choice.isBusy}
          disabled={!isReady}
          aria-label={`${t("pay")} ${formatAmount(total, currency)}`}
          onClick={() => choice.pay(total)}
        >
          {t("pay")}
        </Button>
      )}
    </ActionBar>
  );
}

/** One rule in words to whoever chooses. */
function Obstacle({ rule }: ServiceObstacle) {
  const t = useTranslations("services");
  const { relation, service, other, goods } = rule;
  const isClash = relation === "must_not";
  if (other !== null)
    return t(isClash ? "clash" : "needs", {
      service: t(`names.${service}`),
      other: t(`names.${other}`),
    });
  return t(isClash ? "clashGoods" : "needsGoods", {
    service: t(`names.${service}`),
    goods: goods === null ? "" : t(`facts.${goods}`),
  });
}
