import {
  createStaff,
  editStaff,
  type StaffMember,
} from "@sampan/contract/people/staff/staff-members";
import {
  languageFacts,
  languages,
  staffLanguage,
  type Language,
} from "@sampan/domain/kernel/language";
import { staffRoles, type StaffRole } from "@sampan/domain/kernel/rights";
import { Checkbox, Form, Input, Select } from "antd";
import { useTranslations } from "use-intl";
import { Dialog } from "../../kit/dialog.tsx";
import { useSaving } from "../../kit/use-saving.ts";
import type { HandedPassword } from "./initial-password-dialog.tsx";

interface MemberDialogProps {
  /** Absent for somebody new. */
  readonly member?: StaffMember;
  readonly onClose: () => void;
  readonly onMade: (password: HandedPassword) => void;
}

interface Typed {
  readonly email: string;
  readonly name: string;
  readonly language: Language;
  readonly roles: StaffRole[];
}

/** Who somebody is and which desks they sit at. [BO-04] */
export function MemberDialog({ member, onClose, onMade }: MemberDialogProps) {
  const t = useTranslations("consoleStaff");
  const common = useTranslations("common");
  const [form] = Form.useForm<Typed>();
  const { save, isRunning, refusal } = useSave(member, { onClose, onMade });
  return (
    <Dialog
      width={560}
      title={member ? t("editTitle", { name: member.name }) : t("addTitle")}
      okText={t(member ? "save" : "create")}
      cancelText={common("cancel")}
      okButtonProps={{ loading: isRunning }}
      onCancel={onClose}
      onOk={() => form.submit()}
    >
      <Form<Typed>
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={member ?? { language: staffLanguage, roles: [] }}
        onFinish={save}
      >
        {!member && <p className="muted member-hint">{t("addHint")}</p>}
        {refusal !== undefined && (
          <p className="note danger member-hint" role="alert">
            {refusal}
          </p>
        )}
        <Fields isMe={member?.is_me ?? false} />
      </Form>
    </Dialog>
  );
}

function Fields({ isMe }: { readonly isMe: boolean }) {
  const t = useTranslations("consoleStaff");
  const words = useTranslations("console");
  return (
    <>
      <Form.Item<Typed>
        name="name"
        label={t("name")}
        rules={[{ required: true, whitespace: true, message: t("nameNeeded") }]}
      >
        <Input data-begin maxLength={60} autoComplete="off" />
      </Form.Item>
      <Form.Item<Typed>
        name="email"
        label={t("email")}
        rules={[{ required: true, message: t("emailNeeded") }]}
      >
        <Input type="email" maxLength={200} autoComplete="off" />
      </Form.Item>
      <Form.Item<Typed> name="language" label={t("language")}>
        <Select
          options={languages.map((value) => ({ value, label: languageFacts[value].name }))}
          style={{ width: 200 }}
        />
      </Form.Item>
      <Form.Item<Typed>
        name="roles"
        label={t("roles")}
        extra={isMe ? t("ownRoles") : undefined}
        // A validator of its own: antd would call the group required, which a group cannot be.
        rules={[
          {
            validator: (_, chosen: readonly StaffRole[] = []) =>
              chosen.length > 0 ? Promise.resolve() : Promise.reject(new Error(t("rolesNeeded"))),
          },
        ]}
      >
        <Checkbox.Group
          disabled={isMe}
          className="role-choice"
          options={staffRoles.map((value) => ({ value, label: words(`roles.${value}`) }))}
        />
      </Form.Item>
    </>
  );
}

function useSave(
  member: StaffMember | undefined,
  { onClose, onMade }: Pick<MemberDialogProps, "onClose" | "onMade">,
) {
  const t = useTranslations("consoleStaff");
  const calls = { add: createStaff, change: editStaff };
  const saving = useSaving(calls, {
    told: t("saved"),
    whenDone: onClose,
    // Whoever is new has a password that is shown once.
    added: { whenDone: ({ data }, { email }) => onMade({ ...data, email }) },
  });
  const save = ({ email, name, language, roles }: Typed) => {
    if (!member) return saving.add({ email, name, language, roles });
    const { version } = member;
    return saving.change({ email: member.email, new_email: email, name, language, roles, version });
  };
  return { ...saving, save };
}
