import { formsOf } from "@sampan/domain/people/regions/regions";
import { TextField } from "@sampan/ui/text-field";
import { useTranslations } from "use-intl";
import { CallingCode } from "./calling-code.tsx";
import type { Contact } from "./contact.ts";

interface ContactFieldProps {
  readonly contact: Contact;
  readonly set: (change: Partial<Contact>) => void;
  /** "New mobile number" where there was one before. */
  readonly label?: string | undefined;
  /** The region was asked for before; otherwise the calling code is a choice. */
  readonly isRegionChosen?: boolean | undefined;
  readonly error: string | undefined;
}

/** A mobile number of the region, or an e-mail address. [ACC-08] [ACC-09] */
export function ContactField(props: ContactFieldProps) {
  const { contact, set, label, isRegionChosen = false, error } = props;
  const t = useTranslations("credentials");
  const words = useTranslations("accounts");
  if (contact.way === "email")
    return (
      <TextField
        label={label ?? t("email")}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={contact.email}
        onChange={({ target }) => set({ email: target.value })}
        error={error}
      />
    );
  return (
    <TextField
      label={label ?? words("mobile")}
      name="mobile"
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      before={
        isRegionChosen ? (
          <span className="text-text-2">{formsOf[contact.region].callingCode}</span>
        ) : (
          <CallingCode region={contact.region} onChange={(region) => set({ region })} />
        )
      }
      value={contact.mobile}
      onChange={({ target }) => set({ mobile: target.value })}
      error={error}
    />
  );
}
