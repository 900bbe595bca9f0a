import {
  resetStaffOtp,
  resetStaffPassword,
  setStaffState,
  type StaffMember,
} from "@sampan/contract/people/staff/staff-members";
import { Button, Dropdown } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Icon } from "../../kit/icon.tsx";
import { ReasonDialog } from "../../kit/reason-dialog.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { useConfirm } from "../../kit/use-confirm.ts";
import { type HandedPassword, InitialPasswordDialog } from "./initial-password-dialog.tsx";
import { MemberDialog } from "./member-dialog.tsx";
import { MemberSessions } from "./member-sessions.tsx";

type Open = "edit" | "sessions" | "state";

interface OfMember {
  readonly member: StaffMember;
}

/** What may be done about a member; to oneself, only what gives nobody a right. [BO-04] */
export function MemberActs({ member }: OfMember) {
  const t = useTranslations("consoleStaff");
  const [open, setOpen] = useState<Open>();
  const [handed, setHanded] = useState<HandedPassword>();
  const { resetPassword, resetOtp } = useResets(member, setHanded);
  const close = () => setOpen(undefined);
  const items = [
    { key: "edit", label: t("edit"), onClick: () => setOpen("edit") },
    { key: "sessions", label: t("sessions"), onClick: () => setOpen("sessions") },
    ...(member.is_me
      ? []
      : [
          { key: "password", label: t("resetPassword"), onClick: resetPassword },
          { key: "otp", label: t("resetOtp"), disabled: !member.has_otp, onClick: resetOtp },
          {
            key: "state",
            label: t(member.state === "active" ? "disable" : "enable"),
            danger: member.state === "active",
            onClick: () => setOpen("state"),
          },
        ]),
  ];
  return (
    <>
      <Dropdown menu={{ items }} trigger={["click"]} placement="bottomRight">
        <Button type="text" aria-label={t("acts", { name: member.name })}>
          <Icon name="more" />
        </Button>
      </Dropdown>
      {open === "edit" && <MemberDialog member={member} onClose={close} onMade={setHanded} />}
      {open === "sessions" && <MemberSessions member={member} onClose={close} />}
      {open === "state" && <StateChange member={member} onClose={close} />}
      {handed && <InitialPasswordDialog {...handed} onClose={() => setHanded(undefined)} />}
    </>
  );
}

function useResets(member: StaffMember, onHanded: (handed: HandedPassword) => void) {
  const t = useTranslations("consoleStaff");
  const confirm = useConfirm();
  const { name, email } = member;
  const password = useCommand(resetStaffPassword, {
    whenDone: ({ data }) => onHanded({ ...data, email }),
  });
  const otp = useCommand(resetStaffOtp, { told: t("resetOtpDone") });
  return {
    resetPassword: () =>
      confirm({
        title: t("resetPassword"),
        consequence: t("resetPasswordEffect", { name }),
        confirm: t("resetPassword"),
        kind: "danger",
        then: () => password.run({ email }),
      }),
    resetOtp: () =>
      confirm({
        title: t("resetOtp"),
        consequence: t("resetOtpEffect", { name }),
        confirm: t("resetOtp"),
        kind: "danger",
        then: () => otp.run({ email }),
      }),
  };
}

function StateChange({ member, onClose }: OfMember & { readonly onClose: () => void }) {
  const t = useTranslations("consoleStaff");
  const { name, email } = member;
  const isLeaving = member.state === "active";
  const change = useCommand(setStaffState, {
    told: t(isLeaving ? "disabledDone" : "enabledDone", { name }),
    whenDone: onClose,
  });
  return (
    <ReasonDialog
      title={`${t(isLeaving ? "disable" : "enable")} ${name}`}
      consequence={t(isLeaving ? "disableEffect" : "enableEffect", { name })}
      label={t("reason")}
      confirm={t(isLeaving ? "disable" : "enable")}
      isRunning={change.isRunning}
      onCancel={onClose}
      onConfirm={(reason) =>
        change.run({ email, state: isLeaving ? "disabled" : "active", reason })
      }
    />
  );
}
