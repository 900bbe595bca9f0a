import { defaultRegion } from "@sampan/domain/kernel/regions";
import { Button } from "@sampan/ui/button";
import { useState } from "react";
import { useSession } from "../../shell/session.ts";
import type { Way } from "./contact.ts";
import { PresentPasswordField } from "./present-password-field.tsx";
import { ProofFields } from "./proof-fields.tsx";
import { useChangeContact } from "./use-change-contact.ts";
import { useProof } from "./use-proof.ts";

interface ChangeContactFormProps {
  readonly way: Way;
  readonly label: string;
  readonly submitLabel: string;
  /** Told once it is done. */
  readonly done: string;
}

/** The new contact, proven by a code, and the password that shows who asks. [ACC-22] [ACC-23] */
export function ChangeContactForm({ way, label, submitLabel, done }: ChangeContactFormProps) {
  const proof = useProof("change", { way, region: useSession()?.region ?? defaultRegion });
  const [password, setPassword] = useState("");
  const [isTried, setTried] = useState(false);
  const changing = useChangeContact(proof, password, done);
  return (
    <form
      noValidate
      className="stack gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (proof.isComplete() && password !== "") changing.change();
      }}
    >
      <ProofFields proof={proof} label={label} problems={changing.problems} />
      <PresentPasswordField
        value={password}
        onChange={setPassword}
        isTried={isTried}
        refusal={changing.problems.present}
      />
      <Button type="submit" variant="brand" wide busy={changing.isBusy}>
        {submitLabel}
      </Button>
    </form>
  );
}
