import type { ToldRefusal } from "@sampan/client/call-api";
import { saveFile } from "@sampan/client/save-file";
import type { Result } from "@sampan/domain/kernel/result";
import { Button } from "@sampan/ui/button";
import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTellFault } from "./use-tell-fault.ts";

interface SavePdfButtonProps {
  /** Of the file, without its ending. */
  readonly name: string;
  readonly read: () => Promise<Result<{ readonly data: { readonly pdf: string } }, ToldRefusal>>;
  readonly children: ReactNode;
}

/** Fetches a document and gives it to the phone as a file; says what went wrong, and may be tapped again. */
export function SavePdfButton({ name, read, children }: SavePdfButtonProps) {
  const tellFault = useTellFault();
  const reading = useMutation({
    mutationFn: read,
    onSuccess: (answer) => {
      if (!answer.ok) return tellFault(answer.error);
      const bytes = Uint8Array.from(atob(answer.value.data.pdf), (sign) => sign.charCodeAt(0));
      return saveFile(`${name}.pdf`, new Blob([bytes], { type: "application/pdf" }));
    },
    onError: tellFault,
  });
  return (
    <Button variant="soft" size="sm" busy={reading.isPending} onClick={() => reading.mutate()}>
      {children}
    </Button>
  );
}
