import type { User } from "@sampan/contract/people/sessions/sessions";
import { Card } from "@sampan/ui/card";
import { RadioGroup } from "@sampan/ui/radio-group";
import { TextField } from "@sampan/ui/text-field";
import { useTranslations } from "use-intl";
import { usePrivateLabel } from "./private-info-page.tsx";
import type { PrivateItem } from "./private-item.ts";

interface PrivateItemFieldProps {
  readonly item: PrivateItem;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly error: string | undefined;
}

const longest = { name: 60, sales_code: 40 } as const;

/** The control that suits a private field. */
export function PrivateItemField({ item, value, onChange, error }: PrivateItemFieldProps) {
  const t = useTranslations("accounts.private");
  const label = usePrivateLabel()(item);
  if (item === "gender")
    return <GenderField label={label} value={value as User["gender"]} onChange={onChange} />;
  if (item === "birthday")
    return (
      <TextField
        label={label}
        name="birthday"
        type="date"
        autoComplete="bday"
        min="1900-01-01"
        hint={t("birthdayHint")}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        error={error}
      />
    );
  return (
    <TextField
      label={label}
      name={item}
      autoComplete={item === "name" ? "name" : "off"}
      maxLength={longest[item]}
      hint={t(item === "name" ? "nameHint" : "salesCodeHint")}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={error}
    />
  );
}

interface GenderFieldProps {
  readonly label: string;
  readonly value: User["gender"];
  readonly onChange: (gender: User["gender"]) => void;
}

function GenderField({ label, value, onChange }: GenderFieldProps) {
  const t = useTranslations("accounts");
  return (
    <Card className="py-1">
      <RadioGroup
        legend={label}
        layout="rows"
        options={[
          { value: "female", label: t("profile.genders.female") },
          { value: "male", label: t("profile.genders.male") },
          { value: "other", label: t("profile.genders.other") },
          { value: "", label: t("private.untold") },
        ]}
        value={value}
        onChange={onChange}
      />
    </Card>
  );
}
