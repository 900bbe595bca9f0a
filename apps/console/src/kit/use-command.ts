import { callApi, newKey } from "@sampan/client/call-api";
import { Refused } from "@sampan/client/query";
import type { Call, OutputOf, RequestOf } from "@sampan/contract/kernel/call";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { App } from "antd";
import { useRef } from "react";
import { useWordsOfTrouble } from "./words-of-trouble.ts";

interface CommandOptions<C extends Call> {
  /** Said when it is done. */
  readonly told?: string | ((output: OutputOf<C>) => string);
  readonly whenDone?: (output: OutputOf<C>, input: RequestOf<C>) => void;
  /** Puts a refusal where the form is; without it, it is said in passing. */
  readonly whenRefused?: (refusal: Refused) => void;
}

export interface Command<C extends Call> {
  readonly run: (input: RequestOf<C>) => void;
  readonly isRunning: boolean;
}

/**
 * An act of a desk: makes the call, says how it ended, and lets everything on the screen be read anew,
 * since counts and queues follow from it. Whoever has no session any more is led to the log-in page.
 */
export function useCommand<C extends Call>(call: C, options: CommandOptions<C> = {}): Command<C> {
  const { message } = App.useApp();
  const queryClient = useQueryClient();
  const wordsOf = useWordsOfTrouble();
  const attempts = useAttempts<RequestOf<C>>();

  const act = useMutation({
    mutationFn: async (input: RequestOf<C>) => {
      const idempotencyKey = attempts.keyOf(input);
      const answer = await callApi(call, input, { asksLogin: true, idempotencyKey });
      attempts.forget();
      if (!answer.ok) throw new Refused(answer.error);
      return answer.value;
    },
    onSuccess: (output, input) => {
      const { told } = options;
      if (told !== undefined) message.success(typeof told === "string" ? told : told(output));
      options.whenDone?.(output, input);
    },
    onError: (trouble) => {
      if (trouble instanceof Refused && options.whenRefused) options.whenRefused(trouble);
      else message.error(wordsOf(trouble));
    },
    onSettled: () => void queryClient.invalidateQueries(),
  });
  return { run: (input) => act.mutate(input), isRunning: act.isPending };
}

/**
 * One key for one attempt: when no answer came, nobody knows whether the act took effect, and the same
 * act tried again must not happen twice. [PAY-19]
 */
function useAttempts<Input>() {
  const open = useRef<{ readonly text: string; readonly key: string }>(undefined);
  return {
    keyOf: (input: Input): string => {
      const text = JSON.stringify(input);
      if (open.current?.text !== text) open.current = { text, key: newKey() };
      return open.current.key;
    },
    forget: (): void => {
      open.current = undefined;
    },
  };
}
