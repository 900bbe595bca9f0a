import { CodeField } from "./code-field.tsx";
import { ContactField } from "./contact-field.tsx";
import { PictureCheck } from "./picture-check.tsx";
import type { Problems } from "./problems.ts";
import type { useProof } from "./use-proof.ts";

interface ProofFieldsProps {
  readonly proof: ReturnType<typeof useProof>;
  readonly label?: string | undefined;
  readonly isRegionChosen?: boolean;
  /** What the submission was refused for, beside what sending the code was. */
  readonly problems: Problems;
}

/** A contact, the picture that lets a code be sent to it, and the code. */
export function ProofFields({ proof, problems, ...field }: ProofFieldsProps) {
  const { code } = proof;
  const told = { ...proof.problems, ...problems };
  // Until another code may be asked for, there is nothing to answer a picture for.
  const asksPicture = code.picture.isDemanded && code.wait_s === 0;
  return (
    <>
      <ContactField contact={proof.contact} set={proof.set} {...field} error={told.contact} />
      {asksPicture && <PictureCheck check={code.picture} error={told.picture} />}
      <CodeField value={proof.captcha} onChange={proof.setCaptcha} code={code} error={told.code} />
    </>
  );
}
