import { maskMobile } from "@sampan/domain/people/accounts/phone";
import { formatMinute } from "@sampan/ui/format/dates";
import { Card } from "@sampan/ui/card";
import { InfoIcon } from "@sampan/ui/icons-frame";
import { PageHeader } from "@sampan/ui/page-header";
import { useSuspenseQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { RowContent, rowLook } from "@sampan/ui/list-row";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { BackButton } from "../../shell/back-button.tsx";
import { useSession } from "../../shell/session.ts";
import { Group } from "./group.tsx";
import { LinkRow } from "./link-row.tsx";
import { securityQuery } from "./security-query.ts";

const ForgetDeviceDialog = lazy(async () => ({
  default: (await import("./forget-device-dialog.tsx")).ForgetDeviceDialog,
}));

/** How the customer logs in, from where, and what becomes of their data. [RT-86] */
export function SecurityPage() {
  const t = useTranslations("security");
  return (
    <main id="content">
      <PageHeader title={t("title")} back={<BackButton />} />
      <div className="stack gap-6 px-(--gutter) pt-1 pb-4">
        <Held />
        <LoginRows />
        <DataRows />
        <DeviceRows />
      </div>
    </main>
  );
}

/** Whoever changed a log-in is not at once paid out: that is what a thief would do. */
function Held() {
  const t = useTranslations("security");
  const { payouts_held_until: until } = useSuspenseQuery(securityQuery).data.data;
  if (until === "") return null;
  return (
    <Card className="flex items-start gap-2 bg-warn-soft text-warn">
      <InfoIcon size="sm" className="mt-0.5 flex-none" />
      <p className="min-w-0">{t("held", { time: formatMinute(until) })}</p>
    </Card>
  );
}

function LoginRows() {
  const t = useTranslations("security");
  const {
    phone,
    email,
    credentials_changed_at: changed,
  } = useSuspenseQuery(securityQuery).data.data;
  return (
    <div>
      <Group title={t("login")}>
        <LinkRow to={ownPathTo.changePassword} label={t("password")} />
        <LinkRow
          to={ownPathTo.changeMobile}
          label={t("mobile")}
          value={phone ? maskMobile(phone) : t("none")}
        />
        <LinkRow
          to={email ? ownPathTo.changeEmail : ownPathTo.bindEmail}
          label={t("email")}
          value={<span className="break-all">{email || t("none")}</span>}
        />
        <LinkRow to={ownPathTo.linkedLogIns} label={t("linkedLogIns")} />
        <LinkRow to={ownPathTo.devices} label={t("devices")} />
      </Group>
      {changed && (
        <p className="mt-2 text-xs text-text-3 tabular-nums">
          {t("lastChange", { time: formatMinute(changed) })}
        </p>
      )}
    </div>
  );
}

function DataRows() {
  const t = useTranslations("security");
  const isBusiness = useSession()?.user_d_o.account_type === "business";
  return (
    <Group title={t("personal")}>
      <LinkRow to={ownPathTo.privateInfo} label={t("privateInfo")} />
      {isBusiness && <LinkRow to={ownPathTo.company} label={t("company")} />}
      <LinkRow to={ownPathTo.myData} label={t("myData")} />
      <LinkRow to={ownPathTo.closeAccount} label={t("closeAccount")} />
    </Group>
  );
}

function DeviceRows() {
  const t = useTranslations("security.device");
  const [isAsking, setAsking] = useState(false);
  return (
    <Group title={t("title")}>
      <li>
        <button type="button" className={rowLook} onClick={() => setAsking(true)}>
          <RowContent label={t("forget")} hint={t("body")} />
        </button>
        {isAsking && (
          <Suspense>
            <ForgetDeviceDialog onClose={() => setAsking(false)} />
          </Suspense>
        )}
      </li>
    </Group>
  );
}
