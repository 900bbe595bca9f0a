import type { ToldRefusal } from "@sampan/client/call-api";
import type { Result } from "@sampan/domain/kernel/result";
import { Button, type ButtonLook } from "@sampan/ui/button";
import { showToast } from "@sampan/ui/toast";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense } from "react";
import { useSheet } from "./use-sheet.ts";
import { useTellFault } from "./use-tell-fault.ts";

const ConfirmDialog = lazy(async () => ({
  default: (await import("@sampan/ui/confirm-dialog")).ConfirmDialog,
}));

interface AskingButtonProps<Done> extends ButtonLook {
  /** On the button; the question with what follows from a yes; yes and no; what was done, where nothing else shows it. */
  readonly words: Readonly<Record<"ask" | "title" | "confirm" | "keep", string>> & {
    readonly body: ReactNode;
    readonly done?: string;
  };
  readonly className?: string;
  readonly act: () => Promise<Result<Done, ToldRefusal>>;
  /** What no longer holds, also where it was refused. */
  readonly forget: (queryClient: QueryClient) => Promise<unknown>;
  /** Where it goes on once it is done. */
  readonly onDone?: (done: Done) => unknown;
}

/** A button for what is not done in passing: it asks before it acts, and tells what came of it. */
export function AskingButton<Done>({
  words,
  act,
  forget,
  onDone,
  variant = "quiet",
  ...look
}: AskingButtonProps<Done>) {
  const queryClient = useQueryClient();
  const tellFault = useTellFault();
  const sheet = useSheet();
  const acting = useMutation({
    mutationFn: act,
    onSuccess: async (answer) => {
      await forget(queryClient);
      if (!answer.ok) return tellFault(answer.error);
      if (words.done !== undefined) showToast({ message: words.done });
      return onDone?.(answer.value);
    },
    onError: tellFault,
    onSettled: sheet.close,
  });
  return (
    <>
      <Button {...look} variant={variant} onClick={sheet.open}>
        {words.ask}
      </Button>
      {sheet.wasOpened && (
        <Suspense>
          <ConfirmDialog
            open={sheet.isOpen}
            busy={acting.isPending}
            title={words.title}
            confirmLabel={words.confirm}
            cancelLabel={words.keep}
            onClose={sheet.close}
            onConfirm={() => acting.mutate()}
          >
            {words.body}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}
