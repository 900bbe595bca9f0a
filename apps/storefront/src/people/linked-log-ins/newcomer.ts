import { Newcomer } from "@sampan/contract/people/linked-log-ins";
import { readJsonText } from "@sampan/domain/kernel/json-text";
import { logInProviders } from "@sampan/domain/people/linked-log-ins/linked-log-in";
import { useSyncExternalStore } from "react";
import * as z from "zod/mini";

const ProvenNewcomer = z.extend(Newcomer, { provider: z.enum(logInProviders) });

/** Who proved to be somebody elsewhere and makes an account now. It lasts as long as the tab. */
export type ProvenNewcomer = z.infer<typeof ProvenNewcomer>;

const key = "newcomer";
const watching = new Set<() => void>();
const tell = () => watching.forEach((look) => look());

export function keepNewcomer(newcomer: ProvenNewcomer): void {
  sessionStorage.setItem(key, JSON.stringify(newcomer));
  tell();
}

export function endNewcomer(): void {
  sessionStorage.removeItem(key);
  tell();
}

function watch(look: () => void): () => void {
  watching.add(look);
  return () => watching.delete(look);
}

/** Undefined for whoever came by themselves, and where the server draws the page. */
export function useNewcomer(): ProvenNewcomer | undefined {
  const kept = useSyncExternalStore(
    watch,
    () => sessionStorage.getItem(key),
    () => null,
  );
  return read(kept);
}

/** Whether this tab still holds them. */
export const isKept = (newcomer: string): boolean =>
  read(sessionStorage.getItem(key))?.key === newcomer;

function read(kept: string | null): ProvenNewcomer | undefined {
  const newcomer = ProvenNewcomer.safeParse(readJsonText(kept));
  return newcomer.success ? newcomer.data : undefined;
}
