import { query } from "@sampan/client/query";
import { endOwnSession, getOwnSecurity } from "@sampan/contract/people/staff/staff-security";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { Loaded } from "../../kit/loaded.tsx";
import { Panel } from "../../kit/panel.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { ChangePassword } from "./change-password.tsx";
import { OtpPanel } from "./otp-panel.tsx";
import { SessionsTable } from "./sessions-table.tsx";
import "./security.css";

/** What protects the account of whoever sits here, and where it is open. [BO-01] */
export function SecurityPage() {
  const t = useTranslations("consoleSecurity");
  const asked = useQuery(query(getOwnSecurity, {}, { asksLogin: true }));
  const end = useCommand(endOwnSession, { told: t("ended") });
  return (
    <div className="desk">
      <Loaded asked={asked} skeletonRows={12}>
        {({ data: { otp, sessions } }) => (
          <>
            <div className="security-columns">
              <Panel title={t("password")} isPadded>
                <ChangePassword />
              </Panel>
              <OtpPanel otp={otp} />
            </div>
            <Panel title={t("sessions")}>
              <SessionsTable
                sessions={sessions}
                isEnding={end.isRunning}
                onEnd={(token) => end.run({ token })}
              />
            </Panel>
          </>
        )}
      </Loaded>
    </div>
  );
}
