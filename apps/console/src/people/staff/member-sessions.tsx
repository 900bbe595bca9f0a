import { query } from "@sampan/client/query";
import {
  endStaffSessions,
  queryStaffSessions,
  type StaffMember,
} from "@sampan/contract/people/staff/staff-members";
import { useQuery } from "@tanstack/react-query";
import { Button } from "antd";
import { useTranslations } from "use-intl";
import { Dialog } from "../../kit/dialog.tsx";
import { Loaded } from "../../kit/loaded.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { SessionsTable } from "../security/sessions-table.tsx";

interface MemberSessionsProps {
  readonly member: StaffMember;
  readonly onClose: () => void;
}

/** Where a member is logged in, to be ended one by one or all together. [BO-04] */
export function MemberSessions({ member, onClose }: MemberSessionsProps) {
  const t = useTranslations("consoleStaff");
  const common = useTranslations("common");
  const { name, email } = member;
  const asked = useQuery(query(queryStaffSessions, { email }, { asksLogin: true }));
  const end = useCommand(endStaffSessions, { told: t("ended") });
  return (
    <Dialog
      width={720}
      title={t("sessionsOf", { name })}
      onCancel={onClose}
      footer={[
        <Button
          key="all"
          danger
          disabled={!asked.data || asked.data.list.length === 0}
          loading={end.isRunning}
          onClick={() => end.run({ email })}
        >
          {t("endAll")}
        </Button>,
        <Button key="close" onClick={onClose}>
          {common("close")}
        </Button>,
      ]}
    >
      <Loaded asked={asked} skeletonRows={4}>
        {({ list }) =>
          list.length === 0 ? (
            <p className="muted">{t("noSessions")}</p>
          ) : (
            <SessionsTable
              sessions={list}
              isEnding={end.isRunning}
              onEnd={(token) => end.run({ email, token })}
            />
          )
        }
      </Loaded>
    </Dialog>
  );
}
