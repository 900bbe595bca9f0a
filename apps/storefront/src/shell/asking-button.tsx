import type { ToldRefusal } from "@sampan/client/call-api";
import type { Result } from "@sampan/domain/kernel/result";
import { Button } from "@sampan/ui/button";
import { showToast } from "@sampan/ui/toast";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useTellFault } from "./use-tell-fault.ts";

const ConfirmDialog = lazy(async () => ({
  default: (await import("@sampan/ui/confirm-dialog")).ConfirmDialog,
}));

interface AskingButtonProps {
  /** On the button; the question with what follows from a yes; yes and no; what was done. */
  readonly words: Readonly<Record<"ask" | "title" | "body" | "confirm" | "keep" | "done", string>>;
  readonly wide?: boolean;
  /** The answer that is asked for, beside a quiet one. */
  readonly variant?: "quiet" | "action";
  readonly act: () => Promise<Result<unknown, ToldRefusal>>;
  /** What no longer holds, also where it was refused. */
  readonly forget: (queryClient: QueryClient) => Promise<unknown>;
}

/** A button for what is not done in passing: it asks before it acts, and tells what came of it. */
export function AskingButton({
  words,
  wide = false,
  variant = "quiet",
  act,
  forget,
}: AskingButtonProps) {
  const queryClient = useQueryClient();
  const tellFault = useTellFault();
  const [isAsked, setAsked] = useState(false);
  const acting = useMutation({
    mutationFn: act,
    onSuccess: async (answer) => {
      await forget(queryClient);
      if (answer.ok) showToast({ message: words.done });
      else tellFault(answer.error);
    },
    onError: tellFault,
    onSettled: () => setAsked(false),
  });
  return (
    <>
      <Button variant={variant} wide={wide} onClick={() => setAsked(true)}>
        {words.ask}
      </Button>
      {isAsked && (
        <Suspense>
          <ConfirmDialog
            open
            busy={acting.isPending}
            title={words.title}
            confirmLabel={words.confirm}
            cancelLabel={words.keep}
            onClose={() => setAsked(false)}
            onConfirm={() => acting.mutate()}
          >
            {words.body}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}
