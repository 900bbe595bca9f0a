/// <reference types="vite/client" />
import { type Call, isStaffCall } from "@sampan/contract/kernel/call";

export interface NamedCall {
  /** As its file exports it. */
  readonly name: string;
  readonly call: Call;
}

/** Every call of the contract, found in its files: a new one is here without being named. */
export const everyCall: readonly NamedCall[] = Object.values(
  import.meta.glob<Record<string, unknown>>("../../../packages/contract/src/**/*.ts", {
    eager: true,
  }),
).flatMap((exported) =>
  Object.entries(exported).flatMap(([name, value]) =>
    isCall(value) ? [{ name, call: value }] : [],
  ),
);

function isCall(value: unknown): value is Call {
  return typeof value === "object" && value !== null && "methods" in value && "access" in value;
}

/** Calls that answer in the envelope: providers' notifications answer in the provider's words. */
export const enveloped = everyCall.filter(({ call }) => !call.notification);
export const customerCalls = enveloped.filter(({ call }) => !isStaffCall(call));
export const staffCalls = enveloped.filter(({ call }) => isStaffCall(call));
